/** Human resources, teaching, law, service centres, consulting, administration and social work. */
export const people = String.raw`
== Human resources | people
-- HR operations
HR Operations = hr executive, hr manager, human resource management, human resources, hr generalist, hr activities, hrm, human resource, hr functions
Employee Engagement = engagement activities, employee engagement activities, fun at work
Onboarding = joining formalities, employee onboarding, induction, onboarding and induction, new hire orientation
Payroll = payroll processing, payroll management, salary processing, wage administration, payroll administration
Attendance Management = leave management, time office, attendance and leave, leave and attendance, biometric attendance, shift rosters
HRIS = adp, adp payroll, hrms, hr software, greythr, keka, darwinbox, zing hr, people strong
HR Policies = hr policy, policy formulation, policy implementation, hr policy formulation
Exit Formalities = full and final settlement, exit interviews, fnf, exit interview, offboarding, exit management, full and final
Employee Records = personnel files, employee database, personnel records, hr documentation
Background Verification = bgv, reference checks, background checks
HR Analytics = people analytics, hr dashboards, hr mis, hr metrics
HR Business Partnering = hrbp, hr business partner
HR Administration = hr admin, hr generalist activities, hr documentation work, offer letters, appointment letters, employee lifecycle, employee life cycle, confirmation letters
Time and Attendance = timekeeping, overtime calculation, muster roll
Employee Welfare = welfare activities, canteen management, employee wellness, rewards and recognition, employee recognition
HR Audit = hr compliance, statutory registers
Benefits Administration = fmla, open enrollment, 401k, workers compensation, employee benefits, cobra
-- Developing people
Performance Management = performance appraisal, performance appraisals, pms cycle, kra, kpi setting, appraisals, kra kpi
Training and Development = learning and development, l&d, employee training, training needs analysis, training delivery, training programs, tna training, training coordination
Talent Management = succession planning, talent development
Organizational Development = organization development, change management, organisational development, od interventions
Compensation and Benefits = c&b, salary benchmarking, compensation management, comp and ben, compensation and benefit
Competency Mapping = job evaluation, skill matrix
Leadership Development = executive coaching, coaching and mentoring
Instructional Design = camtasia, scorm, e-learning, elearning, articulate storyline, lms, learning management system, storyline 360
Facilitation = soft skills training, corporate training, corporate trainer, soft skills trainer, soft skill training
Goal Setting = okr, balanced scorecard, 360 degree feedback, performance reviews, performance improvement plan
Training Calendar = training effectiveness, skill development, training records, induction training
HR Strategy = manpower budgeting, organization design
Diversity and Inclusion = dei
-- Labour law
Statutory Compliance = ^PF, pf esic, esic, provident fund, pf and esi, epf, statutory compliances, labour law compliance, esi, pf esi
Industrial Relations = employee relations, union management, trade unions, ir, union negotiation, labour relations
Labour Laws = labor laws, factories act, industrial disputes act, labour law, contract labour act, labor law, payment of wages act
POSH = prevention of sexual harassment, posh act
Grievance Handling = grievance redressal, employee grievances, grievance management, disciplinary action, domestic enquiry
Contract Labour Management = contract labour, contract workforce
Gratuity = bonus act, gratuity act
PF and ESI Challans = pf returns, esi returns, pf esi challan, professional tax, labour welfare fund, minimum wages, bonus calculation
Wage Settlement = collective bargaining, long term settlement
Standing Orders = disciplinary proceedings, show cause, charge sheet hr, shops and establishment
CLRA = contractor compliance, labour licence, labour license
Factory Compliance = factory licence, time office management

== Recruitment | people
-- Hiring
Recruitment = talent acquisition, hiring, recruiting, recruiter, recruitment and selection, end to end recruitment, end-to-end recruitment, staffing
Sourcing Candidates = ?Sourcing, ?Screening, candidate sourcing, cv sourcing, profile sourcing, resume screening, screening resumes, talent sourcing, candidate screening, telephonic screening, initial screening, shortlisting, short listing, cv screening
Technical Recruitment = it recruitment, technical hiring, it recruiter, technical recruiter, it hiring
Non-IT Recruitment = non it recruitment, non-technical hiring
Bulk Hiring = volume hiring, mass hiring, mass recruitment, walk-in drives, walk in drives
Campus Recruitment = campus hiring, campus placements, campus drives
Interview Scheduling = interview coordination, coordinating interviews, scheduling interviews
Job Portals = naukri, naukri.com, ?Monster, monster.com, linkedin recruiter, ?Shine, ?Indeed, job boards, naukri portal
Headhunting = head hunting, executive search, leadership hiring, executive hiring
Boolean Search = x-ray search
Offer Negotiation = salary negotiation, offer management, offer rollout, joining follow up, post offer follow up
Applicant Tracking Systems = ats, applicant tracking, taleo, icims, greenhouse ats
Employer Branding
Vendor Recruitment Management = recruitment vendors, consultant management, staffing vendors
US Staffing = us it recruitment, bench sales, us recruitment, w2, c2c
Job Descriptions = jd preparation, job posting, job postings
Talent Pipeline = talent pool, candidate engagement, candidate database, candidate experience
Lateral Hiring = fresher hiring, contract hiring, permanent hiring, niche hiring, it and non it hiring
Client Coordination Recruitment = requirement gathering staffing, client requirements staffing, recruitment consultancy
Hiring Metrics = time to hire, recruitment mis, recruitment tracker, cost per hire
Employee Referral = referral hiring

== Teaching | people
-- School
Teaching = teacher, classroom teaching, school teacher, ^B.Ed, ^BEd, teaching experience, taught
Lesson Planning = lesson plans, lesson plan, unit plans
Classroom Management = class teacher, class management, student discipline
Teacher Training = training teachers, teacher mentoring, teacher development, faculty development
Curriculum Development = curriculum planning, curriculum design, syllabus design, syllabus planning
Student Assessment = ?Assessment, evaluation of students, question papers, exam evaluation, answer sheets, question paper setting, formative assessment, student evaluation, paper correction, evaluation of answer sheets, answer sheet checking
CBSE Curriculum = cbse, icse, icse curriculum, cbse board, icse board
IB Curriculum = igcse, cambridge curriculum, ib board, ib pyp
Early Childhood Education = child development, pre-primary teaching, montessori, kindergarten, nursery teacher, preschool, phonics, pre primary, ecce, nursery teaching, rhymes, story telling, play way
Special Education = special educator, inclusive education, learning disabilities, ^SEN, iep, special needs, individualized education plan, differentiated instruction
Parent Communication = parent teacher meetings, ptm, parent-teacher meetings, parent teacher meeting
Co-Curricular Activities = extracurricular activities, extra curricular activities, annual day, co curricular activities
Remedial Teaching = slow learners, remedial classes
Activity-Based Learning = smart board, smart class, experiential learning, project based learning, teaching aids, smart classroom, interactive whiteboard
NCERT = ncf, nep 2020, state board syllabus, ?state board
CTET = stet, pgt, tgt, prt
Classroom Instruction = instructional strategies, classroom activities, student engagement, grade level teaching, student progress
Common Core = state standards, english language learners
-- Subjects
Mathematics Teaching = maths teacher, ?Mathematics, ?Maths, algebra, trigonometry
Physics Teaching = ?Physics, physics teacher
Chemistry Teaching = chemistry teacher, ?Chemistry
Biology Teaching = biology teacher, ?biology
English Teaching = english teacher, spoken english training, esl, english grammar, tefl, english literature, english language teaching
IELTS = ielts training, ielts coaching, ielts trainer, toefl, pte coaching
Science Teaching = science teacher, general science
Social Studies Teaching = social science teacher, social studies, history teacher, geography teacher, political science
Computer Teaching = computer teacher, computer science teaching, ict teacher
Hindi Teaching = hindi teacher, sanskrit teacher, hindi and sanskrit
Commerce Teaching = accountancy teacher, economics teacher, commerce lecturer, business studies
Music Teaching = music teacher, vocal music, hindustani music, carnatic music
Art Teaching = art teacher, drawing teacher, art and craft, fine arts
Dance = dance teacher, bharatanatyam, choreography, kathak
Physical Education = pe teacher, sports teacher, pt teacher, b.p.ed
JEE and NEET Coaching = iit jee, neet, competitive exam coaching, jee mains, jee, neet coaching
Economics Teaching = accountancy teaching, business studies teaching
Sanskrit Teaching = french teaching, german teaching, marathi teaching, telugu teaching, tamil teaching, urdu teaching, kannada teaching
Abacus = vedic maths
Spoken English = english trainer, communicative english
-- Higher education
Lecturing = lecturer, assistant professor, college teaching, professor, university teaching, faculty, undergraduate teaching
Academic Research = research methodology, research publications, phd research, scopus, journal publications, research scholar
Online Teaching = edtech, online tutoring, online classes, google classroom, virtual classroom, online tutor
Academic Administration = academic leadership, school leadership, school principal, vice principal, academic coordinator, school administration, academic coordination, school management, principal, headmaster
Admissions = student counselling, admission counselling, student counselor, academic counselling, admissions counsellor, education counselling, student mentoring, pastoral care, career guidance
Tutoring = home tuition, tuition, private tuition, home tutor
NAAC = naac accreditation, nba accreditation, aicte, obe, outcome based education
Library Management = librarian, library science, koha, cataloguing library, soul software
Examination Management = exam duty, exam controller, invigilation
Research Guidance = paper publications, phd guidance
Professorship = college lecturer, guest faculty
Placement Coordination = training and placement

== Law | people
-- Litigation
Litigation = civil litigation, court proceedings, advocate, court appearances, court appearance, legal practice, litigation management, court matters, appearing in court, district court, high court matters, trial advocacy
Legal Drafting = drafting pleadings, pleadings, plaint, drafting of petitions, written statements, legal notices, drafting of legal notices, affidavits, petitions, drafting of pleadings
Legal Research = case law research, scc online, manupatra, case laws, legal opinions, legal opinion, legal vetting, legal documentation, legal support
Criminal Law = criminal litigation, ipc, crpc, bail applications, criminal cases
Civil Law = cpc, civil suits, civil procedure code, injunction
Family Law = divorce cases, matrimonial
Arbitration = alternative dispute resolution, ^ADR, mediation, arbitration proceedings, arbitrations, conciliation, adr
Consumer Law = consumer forum, consumer protection act, consumer court
Cheque Bounce Cases = section 138, negotiable instruments act, ni act
Insolvency Law = ibc, nclt, insolvency and bankruptcy code, nclat
Property Law = title search, conveyancing, sale deed, property disputes, title due diligence, lease deeds
Tax Litigation = itat, gst litigation, appellate tribunal
Service Matters = writ petitions, writ petition, high court practice
Bail Matters = sessions trial, criminal trials
Motor Accident Claims = mact, accident claims
Debt Recovery = drt, recovery suits
Case Management = case files, matter management, depositions
Client Counselling = client counseling, legal consultation
Revenue Matters = stamp duty
-- Corporate law
Contract Drafting = contract review, drafting contracts, contract management, contract vetting, ^Contracts, drafting of agreements, agreement drafting, vetting of agreements, agreements
Corporate Law = company law, corporate lawyer, corporate legal, commercial law
Legal Compliance = regulatory compliance, compliance, compliance management, compliance officer
Intellectual Property = ipr, trademarks, trademark, patents, patent drafting, copyright, trademark filing
Non-Disclosure Agreements = nda, ndas, msa agreements
Labour Litigation = labour court, industrial tribunal
Legal Advisory = legal counsel, in-house counsel, legal advice, legal advisor
Legal Process Outsourcing = lpo, e-discovery, document review
Data Protection Law = dpdp act, it act
Competition Law = cci, antitrust
Cyber Law = cyber crime cases
Board Meetings = board resolutions, agm, minutes of board
Employment Law = labour law advisory

== Customer service and BPO | service
-- Customers on the line
Customer Service = customer support, customer care, customer handling, customer service executive, client support, customer assistance, customer care executive, customer service representative, csr bpo, telecaller executive, customer interaction
Voice Process = inbound calls, inbound process, international voice process, call handling, domestic voice process, inbound calling, voice support, customer queries, handling calls
Non-Voice Process = back office, back office operations, email support, chat support, chat process, backend operations, email and chat support, live chat, email process, chat and email, back end operations, backend process
Outbound Calling = outbound process, outbound calls
Complaint Resolution = complaint handling, query resolution, issue resolution, customer complaints, query handling, complaints
Call Center Operations = call centre, call center, contact center, bpo, bpo operations, kpo, ites, contact centre
Ticketing Tools = zendesk, freshdesk, ticketing system, ticket handling, freshworks, salesforce service cloud, ameyo
Escalation Handling = escalation management, escalations
Technical Voice Support = technical support executive, remote support customers
International Process = us process, uk process, domestic process, blended process
Customer Onboarding Calls = welcome calls, verification calls, feedback calls, renewal calls
-- Running a centre
SLA Management = service level agreement, sla, service level management, slas
Call Quality Monitoring = call auditing, call audits, call monitoring, quality analyst bpo, call calibration
Average Handling Time = aht
Customer Satisfaction = csat, nps, net promoter score, customer experience, customer delight, voice of customer
Workforce Management = wfm, rostering, real time analyst, shift scheduling, roster management
Transition Management = process transition, process migration
BPO Team Leading = floor management, team leader bpo, agents coaching, team huddles
Data Entry = data entry operator, typing, fast typing, data processing, data entry operations
IVR = dialer, genesys, auto dialer
Process Training = process trainer, voice and accent, accent training, v&a
Quality Audits Calls = quality parameters
Shrinkage and Attrition = scheduling wfm, aspect wfm

== Consulting and projects | people
-- Consulting
Management Consulting = strategy consulting, business consulting, consulting, consultant management strategy
Business Analysis = business analyst, requirement gathering, requirements gathering, requirement analysis, brd, frd, functional specifications, gap analysis, requirements elicitation, requirement documents, use cases
Process Mapping = process flow, as-is to-be, bpmn, visio, process documentation, process modelling, ms visio, flowcharts
Business Process Reengineering = business process improvement, bpr, process re-engineering, business transformation
Strategic Planning = business strategy, corporate strategy, strategy, strategy formulation
Business Planning = business plans, business plan
Stakeholder Management = client stakeholder management, stakeholder coordination
SOP Development = sop, standard operating procedures, sops
Feasibility Studies = feasibility study, market entry strategy, commercial due diligence, growth strategy, benchmarking
Cost-Benefit Analysis = business case, roi analysis
Digital Transformation
Operations Management = ^Operations, operations manager, business operations, operational excellence
Client Engagement = client presentations consulting, client advisory, advisory services
Change Management Projects = transformation projects, organizational change
Hypothesis-Driven Analysis = case interviews, problem structuring, slide decks
Policy Advisory = government advisory
-- Projects
Project Management = project manager, managing projects, project planning, project execution, project delivery, work breakdown structure, gantt, project schedule
Program Management = programme management, pmo, portfolio projects, project governance, project reporting, status reports, project dashboards
PMP = pmp certified, project management professional, prince2, pmi-acp, csm certified, certified scrum master
Project Coordination = project coordinator
Vendor Management = vendor coordination, supplier management, vendor development, vendor bills, amc coordination, housekeeping coordination, vendor follow up, supplier development, vendor sourcing
Resource Planning = resource allocation, resource management
Delivery Management = service delivery, delivery manager
Project Monitoring = project tracking, milestone tracking, monitoring and reporting
Risk and Issue Management = raid log
Budget Control Projects = project budgeting, project costing, earned value

== Office administration | people
-- Office
Office Administration = administration, office mgmt, admin activities, general administration, administrative support, office management, admin work, administrative work, admin support, administrative assistance, clerical work, office assistance, office coordination, office work
Front Office = receptionist, reception, front desk, front office management, front desk operations, front office executive, call attending, telephone handling
Executive Assistance = executive assistant, personal assistant, secretary, secretarial work, executive secretary, personal secretary
Calendar Management = scheduling meetings, appointment scheduling, diary management, meeting coordination, calendar scheduling
Travel Arrangements = travel booking, travel desk, ticket booking, travel management
Minutes of Meeting = minutes of meetings, mom preparation
Business Correspondence = email drafting, letter drafting, correspondence handling, e-mail correspondence, email writing
Filing = record keeping, ?documentation, file management, record maintenance, records management, document control, document management, documents handling
Facility Management = facilities management, housekeeping management, office maintenance, facility operations, soft services
Stenography = shorthand, dictation, note taking
EPABX = switchboard
Transport Management Staff = employee transport, cab management
Purchase Administration = office supplies, stationery
Visitor Management = visitor handling
Meeting Scheduling = scheduling appointments
Courier Handling = inward outward register, dak, mail handling, dispatch register
Stationery Management = pantry management, asset register, office inventory


== Social work | people
-- Community
Community Mobilization = community mobilisation, community outreach, community development, community engagement
Social Work = msw, social worker, ngo, ngo management, non profit
Fundraising = fund raising, donor management, donor relations, grant writing, ^Grants
Field Surveys = surveycto, kobo toolbox, field work, fieldwork, data collection, baseline survey, household survey, survey, needs assessment, focus group discussion, fgd, pra, participatory rural appraisal
Donor Reporting = donor reports, grant reporting, grant reports
Monitoring and Evaluation = m&e, monitoring & evaluation, impact assessment, programme evaluation
CSR = corporate social responsibility, csr projects
Livelihood Programmes = capacity building, livelihood, shg, self help groups, skill development programmes, women empowerment, shg formation
Child Protection = child rights, child welfare, juvenile justice
Rural Development = mgnrega, panchayat, watershed
Volunteer Management = volunteer coordination
Policy Research = policy analysis, public policy
Training of Trainers = awareness campaigns, awareness programmes
Proposal Development = grant management, proposal writing ngo
Case Work = casework, psychosocial support, shelter home
^WASH = sanitation, swachh bharat, drinking water
Anganwadi = icds, nutrition programme
`;
