/** What is wanted in every office. These weigh little: everybody has them. */
export const general = String.raw`
== Office software | general | 0.35
-- Microsoft Office
^Excel = ms excel, microsoft excel, advanced excel, advance excel, ms-excel, pivot tables, vlookup, pivot table, v lookup, hlookup
Microsoft Office = ms office, ms-office, microsoft office suite, office suite, msoffice, ms office suite
MS Word = microsoft word, ms-word
PowerPoint = ms powerpoint, microsoft powerpoint, power point, ms power point
MS Outlook = microsoft outlook, ^Outlook
MS Access = microsoft access
Microsoft Teams = ms teams, zoom meetings, google meet
SUMIFS = index match, xlookup, conditional formatting
OneNote = onedrive, ms onenote, publisher ms
-- Other office software
Google Workspace = g suite, gsuite, google sheets, google docs, google drive
Computer Skills = basic computer, computer knowledge, computer operations, computer literacy, basic computer knowledge, computer proficiency, computer applications
Internet Browsing = internet, email and internet, internet and email, internet applications
ChatGPT = ai tools, chat gpt
Typing Speed = english typing, hindi typing, 40 wpm
^Slack = asana, trello, ^Notion
Monday.com = clickup, basecamp, wrike
Video Conferencing = ^Zoom, webex

== Workplace skills | general | 0.25
-- Working with people
Communication = communication skills, good communication, verbal communication, written communication, effective communication, excellent communication, communicator, interpersonal communication
Teamwork = team work, team player, team building, collaboration, working in a team
Interpersonal Skills = people skills, interpersonal, people person
Presentation Skills = presentations, public speaking, presentation
Relationship Building = rapport building, networking skills, building relationships
Conflict Resolution = conflict management
Active Listening = good listener, listening skills
Empathy = compassion, patience
Customer Focus = customer centric, customer orientation
Client Interaction = customer facing
Influencing = influencing skills
Cross-Functional Collaboration = cross functional teams, cross functional collaboration
-- Leading
Leadership = leadership skills, leadership qualities, leading teams
Team Management = team handling, team leadership, managing a team, people management, team lead, team leading, managing team
Decision Making = decision-making, decision making skills
Mentoring = coaching juniors, mentoring juniors, training new joiners
Delegation
Supervision = supervising, staff supervision, supervisory skills
Strategic Thinking = strategic mindset, business acumen
Team Leading Experience = team motivation, motivating team, staff management, staff training, staff development
-- Working well
Problem Solving = problem-solving, problem solving skills, problem solver
Time Management = time-management, meeting deadlines, punctuality
Analytical Skills = analytical thinking, analytical ability, logical thinking, critical thinking, analytical
Attention to Detail = detail oriented, detail-oriented
Multitasking = multi-tasking, multi tasking
Adaptability = flexibility, adaptable, flexible, quick learner, fast learner
Organizational Skills = organizing, organising, organizational ability, planning and organizing, planning and organising
Creativity = creative thinking, innovative, innovation
Work Ethic = hard working, hardworking, self motivated, self-motivated, dedicated, sincerity
Working Under Pressure = stress management, ability to work under pressure
Planning = planning skills, work planning
Coordination = co-ordination, liaison, liaising, coordinating, cross functional coordination
Report Writing = report preparation, reporting, report generation
Training = training and mentoring, conducting training, user training
Research = secondary research, primary research, desk research
Self-Motivation = self starter, positive attitude, willingness to learn, go-getter
Documentation Skills = documentation skills
Prioritization = prioritizing, prioritisation
KPI = key performance indicators, kpis, productivity targets
`;
