/** Human resources, teaching, law, administration and social work roles. */
export const people = String.raw`
== Human resources | Human Resources | - | anywhere
role: hr, human resources, chief human resources officer, chief people officer, human resource, hr executive, hr manager, hr business partner, hr generalist, payroll, training manager, learning and development, l&d, corporate trainer, chro, compensation, industrial relations, time office, people operations, soft skills trainer, instructional designer, training coordinator, people partner, payroll executive, trainer
fields: Human resources
degree: MBA or PGDM in human resources, MSW or an equivalent qualification
aim: look after people from joining to exit
+ Manage daily HR work, including {skills}
- Look after joining, induction, records and exit formalities
- Answer employees' questions and settle grievances fairly
- Keep attendance, leave and payroll inputs correct
- Coordinate appraisals, training and engagement activities
- Keep policies and statutory registers up to date
* Payroll, Statutory Compliance: Process payroll and meet PF, ESI and other statutory dates
* Recruitment, Sourcing Candidates: Fill open positions with managers and recruitment sources
* Training and Development, Facilitation, Instructional Design: Find training needs, plan programmes and measure their effect
* Industrial Relations, Labour Laws: Keep good relations on the shop floor and deal with unions and authorities
* HR Business Partnering, Performance Management: Advise managers on people decisions and performance
j Maintain files and support joining and attendance work
s Handle employee relations cases independently
m Set people priorities with the leadership and run the HR team

== Recruitment | Talent Acquisition | - | anywhere
role: recruiter, talent acquisition, recruitment, hiring, staffing, headhunter, it recruiter, technical recruiter, sourcing specialist, us it recruiter, bench sales
fields: Recruitment
degree: Any graduate; an MBA in HR is welcome
aim: find good people and bring them on board
+ Source and hire, drawing on {skills}
- Understand each opening with the hiring manager
- Source candidates through portals, references and social media
- Screen, schedule and keep candidates informed at each step
- Negotiate offers and follow up until joining
- Keep the tracker and hiring reports current
* Campus Recruitment, Bulk Hiring: Run campus and walk-in drives
* Technical Recruitment: Screen technical profiles with good questions
j Search portals and schedule interviews
s Close senior and difficult positions
m Plan hiring capacity and lead the recruiters

== Teaching | Academics | Education & EdTech | site
role: teacher, pgt, tgt, prt, lecturer, professor, faculty, tutor, instructor, montessori, educator, kindergarten, special educator, nursery teacher, assistant professor, associate professor, primary teacher, music teacher, dance teacher, pe teacher, sports teacher, home tutor, pre primary, subject matter expert, sme, librarian, teaching
fields: Teaching
degree: A degree in the subject with B.Ed, or as the board or university requires
aim: teach so that every student understands and improves
+ Put your skill in {skills} to use in class
- Plan lessons to the syllabus and teach them with examples
- Set and mark tests and explain mistakes to students
- Give extra time to those who fall behind
- Keep attendance, marks and lesson records
- Speak with parents about progress
- Take part in activities, duties and events
* JEE and NEET Coaching: Prepare students for JEE and NEET with problem practice and tests
* Early Childhood Education: Teach through play, stories and phonics
* Special Education: Write and follow individual plans for children with special needs
* Online Teaching: Hold live online classes and clear doubts afterwards
* Lecturing, Academic Research: Guide projects and publish research
j Work beside an experienced teacher in the first term
s Mentor new teachers and lead the subject
m Lead academics, timetable and teachers' growth

== Academic coordination | Academics | Education & EdTech | site
role: principal, vice principal, academic coordinator, academic head, headmaster, headmistress, school coordinator, admission counsellor, admissions counsellor, academic counsellor, student counsellor, dean, hod, career counsellor, education counsellor, centre head, academic, counsellor, admission, admissions, curriculum developer, exam controller, academic counselor, academic manager
fields: Teaching
degree: A post-graduate degree, with B.Ed where the school requires it
aim: see that students, parents and teachers are well served
+ Apply your knowledge of {skills} in the daily running of academics
- Plan the timetable, calendar and examinations
- Observe classes and help teachers to improve
- Meet parents and students and settle their concerns
- Guide enquiries through to admission
- Keep records ready for the board or university
j Support coordinators in records and calls
s Lead programmes across grades or courses
m Answer for results, staff and the institution's name

== Law | Legal | - | anywhere
role: lawyer, advocate, legal, paralegal, counsel, compliance officer, associate advocate, law, compliance, legal manager, legal counsel, legal executive, legal associate, legal advisor, corporate lawyer, compliance manager, litigation, contracts manager, attorney, trademark, patent
fields: Law
degree: LL.B. from a recognised university
aim: protect the interests of those you advise
+ Advise and draft, drawing on {skills}
- Draft, review and negotiate agreements
- Research law and give opinions in plain words
- Brief counsel and follow matters in court
- Reply to notices and meet limitation dates
- Keep a register of matters, contracts and licences
* Litigation: Prepare pleadings and appear or brief counsel in hearings
* Legal Compliance: Follow regulatory changes and report compliance
* Intellectual Property: File and defend trademarks, patents and copyright
* Property Law, RERA: Examine title and documents of properties
j Research and draft under supervision
s Lead negotiations and important matters
m Own legal strategy and outside counsel

== Administration and front office | Administration | - | anywhere
role: warden, hostel, receptionist, front desk, front office, admin, administration, office assistant, executive assistant, personal assistant, secretary, office manager, facility, office administrator, admin executive, facility manager, computer operator, stenographer, office executive, peon, office boy, clerk, typist, pa, ea, facilities, estate, data operator, admin manager, helper office
fields: Office administration
degree: Any graduate or 12th pass with good communication
aim: keep the office running and visitors well received
+ Apply your knowledge of {skills} every day
- Receive visitors, calls and post and direct them correctly
- Keep files, registers and supplies in order
- Arrange meetings, travel and bookings
- Coordinate housekeeping, security and vendors
- Prepare letters, bills and simple reports
* Calendar Management, Executive Assistance: Manage the calendar, travel and papers of senior managers
* Facility Management: Look after maintenance contracts and safety of the premises
j Learn the desk and its systems
s Handle confidential matters independently
m Manage vendors, budget and administrative staff

== Social work and development | Programmes | Non-Profit Organizations | anywhere
role: social worker, field officer, program officer, programme officer, ngo, community, fundraising, project officer, field coordinator, csr, field investigator, program coordinator, programme coordinator, donor, mobiliser, fundraiser, community mobiliser, district coordinator, monitoring and evaluation, outreach
fields: Social work
degree: MSW or a degree in social sciences or rural development
aim: bring programmes to the people they are meant for
+ Plan and carry out programme work, drawing on {skills}
- Meet communities and build trust
- Carry out activities to plan and budget
- Collect data honestly and keep it safe
- Work with local government and partner organisations
- Write reports and stories of change
* Fundraising: Find donors, write proposals and report on grants
* Monitoring and Evaluation: Design surveys and track indicators
j Support field activities and surveys
s Train field staff and partners
m Own programme delivery, budget and donor reports

== Consulting and strategy | Strategy | Consulting Services | anywhere
role: consultant, strategy, management consultant, founder's office, chief of staff, business consultant, management trainee, chief executive, ceo, general manager, managing director, coo, vice president, director, chief operating officer, chief executive officer, chief
fields: Consulting and projects
degree: A degree in business, engineering or commerce; an MBA is welcome
aim: solve business problems with facts and follow them through
+ Apply {skills} to business problems
- Break problems into questions that can be answered
- Gather facts through data, interviews and visits
- Present options with their costs and benefits
- Follow agreed actions until results show
- Prepare reviews and reports for the leadership
j Learn each function by working in it
s Lead workstreams and client meetings
m Answer for results across functions
`;
