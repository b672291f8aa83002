/** Narrower names of human resources, teaching, law, service centres, consulting, offices and social work: each name is a skill of its own. */
export const people = String.raw`
== Human resources | people
-- HR operations
HR Letters, experience letter, relieving letter, increment letters, warning letters, transfer letters, Personal Files, employee files, p-file
employee master, employee data management, hr data management, hr records, employee documentation, leave records, leave encashment, biometric
biometric machine, ?attendance, attendance records, attendance register, leave register, ?overtime, ot calculation, shift planning, ^ESSL
matrix cosec, time keeping, Salary Preparation, salary sheet, salary register, wages calculation, wage register, salary disbursement
payroll inputs, pay slips, payslips, payslip generation, bank advice, salary structure, ctc structure, ctc breakup, ^F&F, arrears calculation
payroll reconciliation, investment declaration, form 12bb, Greythr Portal, kredily, ^sumHR, hrone, ^HRMantra, spine payroll, spine hr
saral paypack, razorpay payroll, zimyo, ramco, ramco hcm, qandle, kissflow hr, bamboohr, adrenalin hr, akrivia, darwin box, beehive hr
sap hcm payroll, ultipro, ?ukg, kronos, Employee Helpdesk, employee queries, employee query resolution, hr helpdesk, hr shared services
hr connect, skip level meetings, one-on-one meetings, pulse surveys, engagement survey, employee satisfaction survey, ^GPTW
birthday celebrations, festival celebrations, townhall, employee events, stay interviews, Attrition Analysis, attrition, attrition control
attrition rate, retention strategy, headcount report, headcount, hr reports, manpower report, Probation Confirmation, ?probation
confirmation process, joining kit, pre joining, pre-joining formalities, joining process, new joinee, new joiners, induction programme, id card
bank account opening employees, insurance enrolment, medical insurance employees, Canteen and Transport, ?canteen, housekeeping and canteen
transport facility, colony management, uniform distribution, security administration, admin and hr, HR Process, policy drafting
employee handbook, hr manual, hr sop, hr automation, hrms implementation project, hr transformation, hr generalist profile, hr role
generalist hr, core hr, plant hr, factory hr, ir and admin, strategic hr, hr assistant, hr intern, ^HRIS management
F&F settlement, retention, manpower MIS, HR budget, Zoho People, PeopleStrong, employee self service, medical insurance, mediclaim administration
employee connect
-- Developing people
Appraisal Process, annual appraisal, mid year review, goal sheets, kra setting, ^KRAs, bell curve, ^PIP, feedback sessions
performance evaluation, competency framework, competency assessment, assessment centre, 9 box grid, high potential, hipo
Training Needs Identification, ?tni, training calendar preparation, training feedback, training evaluation, kirkpatrick, kirkpatrick model
behavioural training, behavioral training, outbound training, technical training, training modules, training content, train the trainer, ^TTT
?trainer, ^LMS administration, blended learning, ^ADDIE, addie model, microlearning, content development training, learning design
gamification learning, rise 360, captivate, adobe captivate, vyond, virtual training, workshop facilitation, product training
process training module, ?nats, ^NAPS, apprentice management, apprenticeship, skill india, salary survey, salary revision
increment process, ?increments, compensation review, pay structure, grade structure, job grading, hay method, mercer ipe, incentive design
incentive schemes, incentive calculation, long term incentives, Organisation Culture, culture building, employee value proposition
^EVP, ?OD, team building activities, change agent, hr strategy planning, manpower budget, org structure, organisation structure, succession plan
mbti, disc assessment, ^DISC, thomas profiling, belbin, ?hogan
?orientation, TNA for training, skill mapping, content development for training, 9 box, talent review, career planning, compensation benchmarking
compensation structure, ?R&R, great place to work
-- Labour law
ecr filing, pf ecr, ?uan, ^UAN activation, pf withdrawal, pf transfer, pf challan, esic challan, esi challan, esic registration, esic returns
pf registration, pf inspection, esic inspection, pf & esic, esi and pf, ^EPFO, pf esi pt, ^PT LWF, Labour Compliance, labour office
labour department, labour inspector, factory inspector, factories act 1948, minimum wages act, payment of bonus act, payment of gratuity act
payment of wages, industrial disputes, id act, maternity benefit, maternity benefit act, workmen compensation act, employees compensation act
apprentices act, shops and establishment act, equal remuneration, labour codes, form v, annual return labour, half yearly return
register maintenance, statutory registers and returns, compliance audit hr, vendor compliance, principal employer, clra act, migrant workmen
Union Handling, union settlement, industrial harmony, strike handling, works committee, charter of demands, conciliation proceedings
wage negotiation, labour court matters, labour cases, charge sheets, show cause notice, termination process, disciplinary procedures, ?misconduct
internal complaints committee, ^ICC, ic committee, sexual harassment awareness, Contract Manpower, contractual manpower, contractual labour
contractors labour, manpower deployment, manpower supply, labour contractors, contractor bill verification hr
UAN generation, ?LWF, contract labour compliance, statutory registers of labour, labour inspection, labour department liaison, POSH committee
== Recruitment | people
-- Hiring
^iimjobs, foundit, apna, apna app, workindia, hirist, cutshort, instahyre, ^Timesjobs, linkedin hiring, linkedin sourcing, social media hiring
headhunt, passive candidates, ?Dice, careerbuilder, quikr jobs, internshala, Screening Interviews, hr interview, hr round, telephonic interviews
first level screening, preliminary interview, walk-in, walkins, interviewing candidates, aptitude test
behavioural interviewing, competency based interviewing, interview panel, assessment coordination, interview follow up
candidate follow up, Requirement Understanding, understanding requirements, client requirement, hiring manager coordination, stakeholder hiring
manpower requisition, ^MRF, manpower requirement, position closure, closing positions, closure of positions, niche skills hiring, hiring plan
bench management, contract staffing, temp staffing, third party payroll, ?c2h, contract to hire, permanent staffing, ?rpo, sourcing and screening
blue collar hiring, frontline hiring, mass mailing candidates, leadership hiring search, cxo hiring, diversity hiring, internal job posting, ^IJP
referral programme, recruitment drive, job fairs, campus connect, campus recruitment drive, college tie-ups, Offer to Joining, offer to join
joining ratio, offer drop, offer acceptance, salary fitment, documentation verification joining, pre-offer, reference check calls
backout control, Zoho Recruit, ^Ceipal, jobdiva, bullhorn, lever ats, smartrecruiters, smart recruiters, workable, jobvite, ^Naukri RMS
talentrecruit, sap recruiting, oracle taleo, US IT Hiring, ?h1b, gc ead, opt cpt, ^1099 contract, bench sales recruiter, vendor calls us
tax terms, ?vms, fieldglass, beeline, Recruitment Reports, hiring dashboard, recruitment dashboard, turnaround time hiring, recruitment analytics
quality of hire, offer ratio, sourcing mix, daily recruitment report, daily tracker
full cycle recruitment, shop floor hiring, profile screening, pre-joining engagement, drop-out reduction, vendor consultants, cold calling candidates
talent mapping, market mapping for talent, passive sourcing, ?Lever, TAT for hiring, time to fill
== Teaching | people
-- School
Class Teaching, class teachership, class incharge, class in charge, homeroom teacher, co class teacher, subject teacher, assistant teacher
primary teaching, primary classes
teaching methodology, teaching methods, pedagogy, pedagogical skills, student centred learning, student-centred, student centric, child centric
child centred, learner centred, learning outcomes, bloom's taxonomy, scheme of work, yearly plan, micro planning, academic planning
syllabus completion, syllabus coverage, Notebook Correction, copy checking, notebook checking, homework checking, correction work
correction of notebooks, report cards, mark sheets, marks entry, result preparation, result analysis, student progress reports, class tests
unit tests school, worksheet preparation, worksheets, blueprint preparation, question bank, rubrics, ^CCE, holistic progress card
continuous assessment, periodic tests, olympiad, ntse, scholarship exam, board results, board exam, board examination, board classes
Chalk and Talk, black board work, ?blackboard, low cost teaching aids, ^TLM, teaching learning material, flash cards, flashcards
charts and models, digital board, interactive board, interactive panel, ict in teaching, ict tools, kahoot, padlet, quizizz, nearpod, edmodo
^Moodle, google forms, zoom classes, virtual labs, ppt teaching, flipped classroom, blended teaching, ^STEM, ^STEAM, atal tinkering lab, ^ATL lab
Discipline In-Charge, house mistress, house master, housemistress, bus duty, school bus duty, assembly duty, morning assembly, school assembly
school events, school functions, science exhibition, school magazine, house in-charge, club activities, club incharge
educational trips, educational tours, field trip, excursions, scouts and guides, ?ncc, nss programme officer, ?debate, elocution
quiz competitions, cultural activities, cultural programmes, cultural events, school counsellor, life skills, value education, moral science
general knowledge, Circle Time, toilet training, child care, childcare, ?daycare, day care, creche, ?toddlers, play group, playgroup, play school
playschool, jolly phonics, nursery rhymes, show and tell, fine motor skills, gross motor skills, motor skills, story telling and rhymes
storytelling sessions, art and craft activities, craft work, paper craft, clay modelling, puppet show, reggio emilia, ?waldorf, play-way method
?ntt, nursery teacher training, foundational literacy, ^FLN, foundational literacy and numeracy, sensory activities, toddler care, mother teacher
Shadow Teaching, shadow teacher, remedial education, dyslexia, behaviour modification, braille, sign language, resource room
individual education plan, individualised education, cwsn, speech delay, Parent Meetings, parents interaction, parent orientation, open house
parent counselling, parent feedback, parent handling, ^PYP, ^MYP, ^DP IB, ib diploma, igcse curriculum, cambridge igcse, cambridge primary, ^CAIE
^CIE, gcse, a level, unit of inquiry, transdisciplinary, ib myp, international curriculum, isc board
ncert syllabus, ^NIOS, cbse training, cbse affiliation, udise, Teacher Eligibility, ctet qualified, tet qualified, ^TET, ^UPTET, htet, ktet
^REET, ugc net, net qualified, set qualified, ^SLET, ^D.El.Ed, ?d.ed, ^DEd, ^JBT, ^M.Ed, ^B.El.Ed
curriculum mapping, art integrated learning, inquiry based learning, answer script evaluation, board exam preparation, exam coordination
examination in-charge, continuous evaluation, science fair, olympiad coaching, olympiad preparation, GeoGebra, Teachmint, whiteboard
behaviour management, school counselling, substitution, ?IB
-- Subjects
?Geometry, ?arithmetic, ?calculus, mensuration, quantitative aptitude, reasoning teaching, mental maths, maths lab, mathematics lab
maths olympiad, numerical ability, applied mathematics, business mathematics, Mechanics Physics, electromagnetism, ?optics, engineering physics
thin films, nanotechnology, material science research, condensed matter, semiconductor physics, physics lab, quantum mechanics
Physical Chemistry, inorganic chemistry, chemistry lab, engineering chemistry, environmental chemistry, nanomaterials, electrochemistry
genetics teaching, environmental science, ^EVS, environmental studies, biology lab, phonetics, grammar teaching
communication english, public speaking training, english communication, pronunciation, linguistics, celta, ^TESOL
business english, interview preparation, personality development, ^PTE, ^OET, oet training, group discussion training, verbal ability
History Teaching, ?civics, geography teaching, sociology teaching, indian polity, current affairs teaching, upsc, ssc coaching
bank exam coaching, competitive exams, general awareness, map work, clat coaching, ca coaching, ca foundation, coding classes, coding for kids
scratch programming, computer lab, computer fundamentals, computer basics, informatics practices, robotics kids, computer instructor
computer faculty, Instrument Playing, ?guitar, ?piano, keyboard playing, tabla, harmonium, veena, ?violin, mridangam, ?flute, ?drums, sitar
?choir, western music, light music, bhajans, vocal training, music theory, trinity college music, Drawing and Painting, oil painting, watercolour
water colour, acrylic painting, madhubani, warli, mandala art, clay art, ?pottery, ?sculpture, craft teaching, calligraphy, rangoli
canvas painting, wall painting, Folk Dance, kuchipudi, odissi, mohiniyattam, western dance, hip hop, contemporary dance, zumba kids
classical dance, bollywood dance, dance choreography, ?salsa, dance training, kho-kho, yoga for students, march past, throw ball, mass pt
sports meet, inter school competitions, first aid sports, physical training instructor, French Language, german language, spanish language
japanese language, delf, ^DALF, goethe, jlpt, foreign language teaching, arabic teaching
bengali teaching, gujarati teaching, malayalam teaching, punjabi teaching, odia teaching, jee advanced, foundation classes, foundation course
^KVPY, board coaching, doubt clearing, doubt sessions, doubt solving, coaching classes, coaching institute, batch handling, study material
study material preparation, test series, dpp preparation
maths teaching, social science, dance teaching, ?drawing, communication skills training, JEE coaching, aptitude training, statistics teaching
?grammar
-- Higher education
Teaching Undergraduates, ug classes, pg classes, ug and pg teaching, guest lecturer, visiting faculty, adhoc lecturer, assistant professorship
?hod, head of department, ?dean, department administration, project guidance, student projects, project guide, mentor mentee, student mentorship
lab in-charge, lab incharge, laboratory in-charge, ?practicals, practical classes, lab manual, internal examiner, external examiner
paper setting, paper setter, evaluation duty, centre superintendent, ^FDP, fdps, faculty development programme, ^STTP, ^MOOC, mooc courses, nptel
swayam, Accreditation Documentation, ^NBA, ^NIRF, ^IQAC, aqar, ^SSR naac, co po mapping, co-po attainment, ^CBCS, autonomous syllabus
board of studies, academic council, academic audit, Journal Papers, research papers published, ^UGC CARE, web of science, sci journals
peer reviewed, conference papers, h-index, ?citations, book chapters, research projects funded, research proposal, sponsored projects, ?dst
^SERB, ^ICSSR, consultancy projects, ?latex, endnote, mendeley, zotero, plagiarism check, turnitin, patents published, ph.d guidance
?dissertation, dissertation guidance, thesis writing, thesis guidance, qualitative research, quantitative research, action research, smart pls
nvivo, Student Affairs, anti ragging, alumni relations, student welfare, student support, hostel warden, ?warden, hostel management
grievance students, student engagement activities, campus life, student council, international student office, university relations
Academic Operations, ?timetable, time table, timetable preparation, timetabling, time table preparation, academic calendar, academic head
coordinator school, school coordinator, headmistress, section in-charge, centre head education, centre manager education, batch scheduling
teacher recruitment, teacher appraisal, class observation, classroom observation, lesson observation, school audit, fee collection
fees collection, fee management, school erp, fedena, school software, curriculum head, content developer education, academic content, e-content
e-content development, question creation, video lectures, recorded lectures, k-12 content, k12 content, subject matter expert
Counselling for Admissions, career counselling, admission process, admission enquiry, walk-in counselling, telecounselling, tele counselling
enrolments, course counselling, course sales, education sales, academic counsellor, overseas education, study abroad counselling
university shortlisting, ^SOP writing, ^GRE, ^GMAT, gmat training, gre training, Library Automation, dewey decimal, ^MARC, MARC 21 = MARC21, ^OPAC, delnet
e-resources, digital library, classification and cataloguing, circulation desk, e-granthalaya, stock verification library
institutional repository, accessioning, periodicals, reference service
?lectures, lab sessions, ?NSS, industrial visits, ?examiner, university exams, moderation of papers
== Law | people
-- Litigation
Drafting of Suits, drafting and pleading, legal draft, ?vetting, drafting and vetting, drafting plaint, rejoinder, written submissions
counter affidavit, appeals drafting, drafting of replies, criminal complaints, execution petitions, caveat, vakalatnama, synopsis drafting
list of dates, reply to legal notice, legal notice drafting, notices drafting, Court Craft, arguing matters, ?arguments, oral arguments
cross examination, chief examination, examination of witnesses, ?evidence, trial court, sessions court, magistrate court, tis hazari, saket court
high court, supreme court, city civil court, ?tribunals, tribunal matters, court filing, filing in court, e-filing, efiling, e-courts
court diary, cause list, mentioning matters, listing of matters, court clerk, ?registry, certified copies, adjournment, ?courtroom
appellate practice, briefing counsels, briefing seniors, briefing senior counsel, counsel briefing, panel advocates, advocate coordination
coordination with advocates, Suits for Recovery, suit for possession, suit for partition, partition suits, ?eviction, eviction suits
rent control, rent cases, declaration suits, specific performance, summary suits, order 37, order xxxvii, commercial suits, commercial courts
commercial courts act, money suits, landlord tenant, permanent injunction, easement, title suits, FIR Quashing, anticipatory bail, regular bail
?bail, bail matters arguments, quashing petition, ^FIR, chargesheet, ^BNS, ^BNSS, ^BSA, bharatiya nyaya sanhita, evidence act, ^NDPS, ndps act
pocso, white collar crime, economic offences, ^EOW, ^CBI cases, revision petition, criminal appeals, criminal revision, dv act, Divorce Matters
?divorce, mutual divorce, mutual consent divorce, child custody, ?custody, maintenance cases, maintenance petitions, section 125, section 498a
^498A, domestic violence, domestic violence act, dowry cases, guardianship, succession certificate, probate, ?wills, will drafting
partition deed, gift deed, adoption deed, hindu marriage act, ?Writs, ?pil, ^SLP, special leave petition, constitutional law, administrative law
service law, central administrative tribunal, land acquisition cases, ^NGT, environmental law, electricity law, rera matters, rera complaints
rera litigation, excise appeals, ^CESTAT, Section 138 NI Act, 138 ni act, 138 cases, cheque bounce, cheque dishonour, cheque bouncing
cheque bounce matters, ni act cases, 138 complaints, DRT Matters, ^DRAT, sarfaesi act, section 13 2, section 14, npa litigation, bank litigation
recovery litigation, banking law, ^CIRP, resolution professional, section 7 ibc, section 9 ibc, insolvency, Arbitral Proceedings
statement of claim, section 9, section 11, section 34, arbitration act, arbitration matters, domestic arbitration, international arbitration
^SIAC, mediator, settlement negotiation, dispute resolution, negotiation of settlement, arbitration clauses, institutional arbitration
Consumer Cases, consumer complaints forum, consumer disputes, district consumer forum, consumer commission, ^NCDRC, insurance litigation
medical negligence, labour law cases, employees provident fund cases, Property Registration, sale agreement, agreement to sell, ?mutation, khata
encumbrance certificate, title report, title opinion, title investigation, search report, power of attorney, ^POA, relinquishment deed
leave and license, leave and licence, leave and license agreement, sub-registrar, deed registration, registration of documents
property verification legal, joint development agreement, conveyance deed, society law, revenue records, land laws, land revenue
land due diligence, non encumbrance, rent agreement
plaint drafting, interlocutory applications, temporary injunction, first appeal, second appeal, review petition, reply notices, framing of issues
final arguments, case research, matrimonial disputes, ?succession, MACT claims, consumer complaints, labour matters, section 34 petitions
section 9 petitions, lok adalat matters, SARFAESI matters, insolvency matters, insolvency petitions, ^TDSAT, ?CAT, filing and mentioning
client conference, client interviews, pro bono
-- Corporate law
Agreement Vetting, commercial agreements, commercial contracts, vendor agreements, vendor contracts, service agreement, master service agreement
^SLA contracts, ^SOW contracts, franchise agreements, distribution agreements, supply agreements, employment agreements, employment contracts
consultancy agreements, software license agreements, license agreements, saas agreements, procurement contracts, epc contracts
joint venture agreement, share purchase agreement, redlining, contract lifecycle management, ^CLM, contract abstraction, clause library
contract playbook, docusign, ironclad, Trademark Prosecution, trademark search, trademark registration, trademark objections, ?opposition
opposition proceedings, trademark opposition, trademark hearings, trademark litigation, tm filing, copyright registration, patent filing
patent search, prior art search, patent prosecution, patent specification, claims drafting, patent analytics, freedom to operate, ^FTO
design registration, examination report, pct filing, geographical indications, anti-counterfeiting, brand protection, domain disputes
ip litigation, ip portfolio, licensing agreements, Regulatory Law, licensing and approvals, legal metrology, licenses and permits
fssai licence law, drug law, energy law, aviation law, competition act, merger control, anti-bribery, whistleblower, code of conduct
compliance calendar, compliance tracker, compliance tool, compliance reporting, regulatory research, legal entity management, privacy policy
terms of use, foreign investment law, rbi approvals, sebi matters, securities law, capital markets law, sebi lodr compliance, listing compliance
Legal MIS, legal notices reply, litigation tracker, case tracking, litigation mis, case law database, westlaw, lexis nexis, lexisnexis
indian kanoon, legal databases, aironline, contract review lpo, relativity, doc review, document coding, privilege review, legal analytics
?paralegal, legal assistant, law clerk, judicial clerkship, moot court, legal aid, legal awareness camps, legal blog, legal writing
legal analysis, legal reasoning, opinion drafting, legal opinions drafting, legal due diligence, due diligence reports, funding documentation
transaction documents, deal closing legal, joint ventures, amalgamation, Employment Matters, posh compliance, termination advisory
employee disputes, industrial disputes litigation, labour disputes, epf litigation, workmen disputes, Notary, notarization, notary public
oath commissioner, attestation, apostille, stamp paper, e-stamping, franking
SLA drafting, ?MoU, M&A due diligence, property due diligence, real estate documentation, compliance audit, FEMA matters, ^DPDP, TM search
infringement, licensing, banking and finance law, loan agreements, security documents, infrastructure law, outside counsel
== Customer service and BPO | service
-- Customers on the line
Inbound Customer Service, inbound voice, inbound calls handling, voice calls, international voice, international voice support, domestic voice
international calling, us voice process, uk voice process, australian process, us healthcare process, telecom process, banking process
blended voice, voice and chat, semi voice, non voice, voice and non voice, telephone etiquette, phone etiquette, call etiquette
call opening and closing, soft skills on call, customer interaction skills, first call resolution, ^FCR, first contact resolution, hold time
^ACW, after call work, warm transfer, call flow, call log, call logging, call documentation, call barging, crm logging, complaint registration
complaint logging, service request, refund processing, ?refunds, returns and refunds, order taking calls, account queries, billing queries
billing disputes, billing issues, plan upgrade, plan change, sales on service, retention calls, save desk, retention desk, win back
customer retention process, churn control, tech support, technical assistance, broadband troubleshooting, router troubleshooting
device troubleshooting, l1 technical support, angry customers, irate customers, irate customer handling, escalated calls, supervisor calls
sup calls, empathy statements, customer empathy, active listening calls, neutral accent, accent neutralization, ?mti, english communication calls
rebuttals, verification of documents calls, appointment setting, survey calls, welcome calling, lead calling, outbound telecalling
predictive dialer, ^Avaya CMS, avaya dialer, ozonetel, knowlarity, ^Five9, exotel, genesys cloud, nice cxone, ^NICE IEX, ?iex, ^Verint, talkdesk
ringcentral, Email and Chat Handling, email handling, email response, e-mail support, chat handling, concurrent chats, web chat
social media support, social media responses, whatsapp support, canned responses, email etiquette, ticket resolution, ticket closure
intercom support, ^Kayako, ^Zoho Desk, helpscout, gorgias, salesforce cases, ^Kapture, kapture crm, trust and safety, content moderation queue
call opening, call closing, call escalation, hold procedure, telemarketing, collections process, refunds and returns, troubleshooting calls
account maintenance, healthcare process, medical billing process, insurance process, travel process, ecommerce process, catalogue process, KYC process
Cisco Finesse, ?NICE, ServiceNow ticketing
-- Running a centre
coaching and feedback, feedback and coaching, side by side, one on one coaching, ?huddles, agent performance, agent motivation
performance coaching, bottom quartile, bottom quartile management, ^BQM, target setting team, incentive planning, team bonding
people development bpo, sla adherence, service levels, sla monitoring, ^KPI monitoring, client calls, client review, client reporting
client governance, weekly business review, ^WBR, ^MBR, ^QBR, business reviews, monthly business review, governance calls, headcount management
span of control, shift operations, absenteeism control, absenteeism, shrinkage management, shrinkage planning, intraday management
real time monitoring, real time analysis, capacity planning wfm, occupancy, adherence, schedule adherence, login hours, roster preparation
leave planner, quality analyst, quality evaluation, quality monitoring, calibration calls, calibration session, call calibration sessions
quality feedback, quality score, defect analysis bpo, error analysis, ?ata, audit the auditor, compliance monitoring calls, mystery calls
voice of the customer, ^VOC, ^C-SAT, ^DSAT, dsat analysis, csat improvement, nps improvement, customer effort score, ^CES
Process Knowledge Training, new hire training, ^NHT, nesting, nesting support, refresher training, training batches, voice training
communication training, product knowledge tests, ?pkt, training throughput, throughput, process manual, process documents, process update
process knowledge test, up-training, onboarding training bpo, Transition Projects, process transition knowledge transfer, ?KT
migration of process, pilot launch, ramp up, process set up, new process launch, process stabilization, business process management, ^BPM
lean projects, yellow belt, process excellence, process automation, ^SIPOC, process metrics, Back Office Processing, form filling
forms processing, claims data entry, image indexing, indexing, data verification, copy paste work, catalog processing, invoice data entry
order entry, order booking back office, medical data entry, insurance data entry, kyc processing, title processing, 10 key typing, ^WPM, 30 wpm
35 wpm, 45 wpm, 50 wpm, 60 wpm, typing speed 40, speed typing, marathi typing, data mining internet, web research, lead research, ?scanning
scanning and indexing, document scanning, digitization, proof checking, data accuracy
briefing and huddles, floor support, floor walking, ?coaching, quality audit, ^COPC, BQ management, ?OJT, voice and accent training, V&A training
AHT reduction, ?ASA, ?abandonment, call abandonment, KPI management, break management, headcount planning, forecasting and scheduling, WBR MBR
dashboard reporting
== Consulting and projects | people
-- Consulting
Market Entry, market sizing, market sizing and entry, ^TAM, tam sam som, commercial strategy, go to market advisory, competitive benchmarking
due diligence commercial, diagnostics consulting, operating model, target operating model, ^TOM, organization restructuring, cost transformation
cost takeout, zero based budgeting, ^ZBB, procurement transformation, post merger integration, ^PMI integration, synergy tracking
turnaround strategy, value creation, value creation plan, sales force effectiveness, route to market, sustainability consulting, net zero
carbon footprint, ghg accounting, ghg inventory, public sector consulting, smart city projects, tender bid advisory, rfp preparation government
project monitoring unit, ^PMU, esg advisory, risk advisory, risk consulting, technology consulting, digital strategy, data strategy
workshop moderation, client workshops, expert interviews, expert calls, primary interviews, cxo interviews, cxo presentations, ^C-suite
storylining, storyboarding slides, powerpoint decks, deck making, client decks, think-cell, ^MECE, issue tree, pyramid principle
porter's five forces, swot, swot analysis, pestle, bcg matrix, secondary data, industry reports, euromonitor, statista, pitch decks
consulting proposals, knowledge management, ^SRS, ^FSD, user story writing, acceptance criteria, functional specification document
requirement workshops, ^JAD, requirement prioritization, ?moscow, backlog management, business rules, business process analysis, process analysis
to-be process, as-is process, swimlane, wireframe requirement, balsamiq mockups, uat coordination, uat support, test case review, change requests
impact analysis, traceability, data mapping, domain knowledge, ^CBAP, ^ECBA, ^PMI-PBA, ^IIBA, babok, Process Consulting, sop creation
sop preparation, sop formation, process standardization, gap assessment, maturity assessment, business model canvas, business process mapping
^PDCA
market assessment, market study, market landscape, industry research, stakeholder interviews, stakeholder interaction, customer surveys
competitive intelligence, org restructuring, spend optimisation, pricing study, techno economic feasibility, valuation modelling, scenario analysis
operational due diligence, synergy, client deliverables, slide making, executive summaries, hypothesis driven, government consulting, ?PPP
PPP projects, carbon accounting, life cycle assessment, internal audit consulting, enterprise risk, ?forensic, KPI framework, channel strategy
supply chain strategy, lean transformation, value stream
-- Projects
Gantt Charts, project charter, project plan, scope management, scope definition, schedule management, critical path, critical path method, ^CPM
^PERT, ^WBS, project budget, project cost control, project risk management, risk register, issue log, change control board, project closure
lessons learned, project documentation, stakeholder reporting, steering committee, steerco, milestone planning, project lifecycle, ?waterfall
safe agile, ^CSPO, pspo, sprint review, sprint retrospective, daily stand-up, daily standups, velocity tracking, burndown, ^OKRs
resource forecasting, capacity management, utilization, onsite offshore coordination, onsite coordination, programme governance
benefits realization, smartsheet, zoho projects, redmine, vendor empanelment, vendor onboarding, vendor performance, third party vendors
outsourced staff, vendor sla
issue tracking, weekly reports, PMO setup, retrospectives, BRD writing, fit gap analysis, cutover, training of users, ?SAFe
== Office administration | people
-- Office
office assistant, office executive, admin executive, admin officer, admin manager, office coordinator, office clerk
?clerical, photocopying, ?xerox, scanning documents, printing documents, office upkeep, ?pantry, security staff supervision, office equipment
asset tracking, office renovation, office setup, office relocation, utility bills, bills payment, electricity bills, telephone bills
cash voucher, vendor bill processing, stationery ordering, stock of stationery, procurement of office supplies, ?courier, courier management
courier and dispatch, inward outward, inward and outward register, dispatch of letters, dak receipt, diary and dispatch, visitor register
id card issue, access cards, ?parking, cab booking, cab arrangement, vehicle arrangement, driver management, guest house booking
guest house management, travel and accommodation, travel desk management, visa arrangement, event arrangement, office events, pooja arrangement
board room, conference room booking, meeting room booking, meeting arrangements, conference arrangements, agm arrangement, ^AMC, amc renewal
licence renewal, licenses renewal, property lease admin, facility audit, ^IFM, integrated facility management, hard services
hard and soft services, pest control management, waste disposal, space management, seat allocation, workplace management, helpdesk facility
front desk handling, greeting visitors, greeting guests, call transfer, call forwarding, board line, telephone operator, phone calls handling
attending calls, attending phone calls, telephone calls, receiving calls, call screening, appointment fixing, appointment booking
walk-in handling, enquiry handling, enquiries, enquiry management, PA to MD, ?PA, ?EA, pa to director, ea to md, ea to ceo, secretary to
secretarial support, secretarial assistance, secretarial practice, steno, ?stenographer, english shorthand, hindi shorthand, dictation taking
shorthand 80 wpm, shorthand 100 wpm, letter typing, drafting letters, drafting of letters, draft letters, drafting emails, drafting mails
e-mail drafting, email communication, official correspondence, official letters, ?correspondence, noting and drafting, note sheets
noting drafting, government correspondence, ?circulars, office orders, confidential files, confidential documents, ?confidentiality
confidential records, diary maintenance, follow-ups, follow up with departments, meeting minutes, ?minutes, minutes preparation, minutes drafting
^MOM, agenda preparation, ?agenda, presentation preparation, ppt preparation, board meeting coordination, ceo office, executive support
gatekeeping, personal work of director, expense claims, travel itinerary, travel planning, domestic and international travel
multi time zone scheduling, diary of director, Document Controller, ^EDMS, ^DMS records, aconex, transmittals, master document register
document numbering, archival, archiving, records retention, record room, record maintaining, file maintenance, file maintaining
maintaining files, maintaining records, maintain records, filing of documents, filing system, data management office, database maintenance
data maintenance, mis maintenance, log book, registers maintaining
calendar handling, board meeting arrangements, action tracker, visa formalities, reimbursement processing, EPABX handling, facility upkeep
petty cash management, transport arrangements, CEO support, director support, inventory of stationery, liaison with authorities, mail merge
tender work
== Social work | people
-- Community
Village Meetings, community meetings, gram sabha, street plays, nukkad natak, home visits, household visits, door to door survey
door to door awareness, mobilisation, beneficiary selection, beneficiary identification, ?beneficiary, community volunteers, ^VHND
village health committee, health awareness, health awareness camp, awareness camp, awareness generation, sensitization, menstrual hygiene, ^MHM
gender sensitization, gender equality, ^GBV, gender based violence, women's groups, youth groups, adolescent girls, adolescent programme, balwadi
non formal education, bridge course, remedial centre, child marriage, child line, childline, ^CWC, ?orphanage, child sponsorship
old age home, disability inclusion, disaster relief, relief distribution, covid relief, ration distribution, urban slums, slum development
tribal development, tribal areas, migrant workers, livelihood promotion, livelihood generation, income generation, income generation activities
vocational training, skill training centre, placement linked training, ^DDU-GKY, ^NRLM, ^NULM, producer groups, micro enterprise
entrepreneurship development, ^EDP, financial literacy training, watershed management, rainwater harvesting, jal jeevan mission, ^JJM, ^ODF
toilet construction, hygiene promotion, ^SBM, natural resource management, ^NRM, climate resilience, village development plan, ^GPDP, pri members
^PRI, panchayati raj, convergence with government, government schemes, government liaisoning, district administration, line departments, ^MNREGA
Log Frame, logframe, logical framework, theory of change, ^ToC, baseline, endline, baseline and endline, endline survey, midline
results framework, indicators tracking, impact evaluation, ^MEAL, programme monitoring, field monitoring, kobo, kobocollect, ?odk, commcare
survey cto, case studies, case study writing, success stories, documentation and reporting, quarterly reports, utilization certificate, ?UC
key informant interviews, ^KII, transect walk, social mapping, resource mapping, sampling survey, enumerators, data collection tools
Grant Proposals, concept notes, donor proposals, donor communication, donor engagement, donor visits, csr partnerships, csr proposals
csr funding, crowdfunding, individual giving, retail fundraising, corporate fundraising, resource mobilization, budget utilization
fund utilization, partnership management ngo, network building ngo, advocacy, policy advocacy, stakeholder consultation, csr implementation
csr activities, csr reporting, csr compliance, employee volunteering, Psychosocial Counselling, group work, case history, home visit counselling
referral services, rehabilitation services, de-addiction counselling, hiv counselling, ^ICTC, hiv/aids, targeted intervention
school social work, medical social work, family counselling, individual counselling, group counselling
skill training, ^ASHA, HIV awareness, advocacy with government, scheme linkage, MIS of project, case stories, ?disability, KoboToolbox
field data collection, documentation of cases
`;
