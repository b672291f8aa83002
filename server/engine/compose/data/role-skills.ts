/**
 * What whoever holds a post is asked for everywhere, by the words of its title, the most telling first; a job whose
 * prompt names no skill beyond the title's own proposes these. One post a line: "title, title: skill, skill". The
 * longest title that fits decides, and beside it may stand only a rank or a place. Only what every employer would ask
 * for: no licence, no special field, and of products only those that a trade is never without.
 */
export const roleSkills = String.raw`
-- Guarding, driving, helping
security guard, watchman, gatekeeper, chowkidar, security personnel: Gate Security, Patrolling, Visitor Management
security supervisor, security officer, security in-charge, security manager: Security Management, Guards Deployment, Patrolling, Incident Report
bouncer: Crowd Control, Frisking
driver, chauffeur, car driver, personal driver, truck driver, bus driver, van driver, cab driver: Driving, Road Safety
delivery executive, delivery boy, delivery partner, delivery associate, delivery rider, rider: Last Mile Delivery, COD Collection
office boy, office assistant, peon, pantry attendant, office attendant: Office Upkeep, Pantry Management, Filing, Courier Handling
housekeeping staff, housekeeping attendant, cleaner, housekeeper, sweeper: Housekeeping, Deep Cleaning
housekeeping supervisor, housekeeping executive: Housekeeping, Housekeeping Supervision, Deep Cleaning, Linen Management
maid: Housekeeping, Room Cleaning
nanny, babysitter, ayah: Child Care, First Aid
gardener, mali: Gardening, Pruning, Lawn Maintenance
electrician, wireman: Electrical Wiring, Electrical Maintenance, Electrical Troubleshooting
plumber: Plumbing, Pipe Fitting
carpenter: Carpentry, Wooden Work
welder: Welding, Arc Welding, Fabrication, Drawing Reading
fitter: Fitting, Assembly, Drawing Reading
tailor: Stitching, Alterations
machine operator, press operator: Machine Operation, Drawing Reading, 5S
cnc operator, vmc operator, cnc machine operator, cnc setter: CNC Machining, Drawing Reading, Vernier Caliper
forklift operator, forklift driver: Forklift Operation, Material Handling, Warehouse Safety
crane operator: Crane Operation, Material Handling
lift operator: Elevators
mechanic, motor mechanic, automobile mechanic, car mechanic: Automobile Service, Vehicle Diagnostics, Engine Overhauling
ac technician, hvac technician, ac mechanic: AC Repair, HVAC, Gas Charging
helper, loader, packer, picker: Material Handling, Packing
-- Offices
receptionist, front desk executive, front office executive: Front Office, Visitor Management, EPABX, Appointment Scheduling
admin executive, administration executive, admin assistant, office administrator, admin officer: Office Administration, Vendor Management, Filing, Facility Management
data entry operator, computer operator, data entry executive: Data Entry, Excel, Typing Speed, MS Word
personal assistant, executive assistant, secretary: Calendar Management, Travel Arrangements, Minutes of Meeting, Business Correspondence
facility manager, facility executive: Facility Management, Vendor Management, Building Maintenance
store keeper, storekeeper, stores executive, store in-charge: Inward and Outward, Stock Register, Inventory Control, FIFO
warehouse supervisor, warehouse executive, warehouse manager, godown incharge: Warehouse Management, Inventory Control, Dispatch, Inward and Outward
logistics executive, dispatch executive: Logistics, Dispatch, Transporter Management, E-Way Bill
purchase executive, purchase officer, purchase manager, purchase assistant: Purchase Orders, Supplier Negotiation, RFQ, Supplier Evaluation
librarian: Library Management, Circulation Desk
hostel warden, warden: Hostel Management
-- Money
accountant, accounts executive, account executive accounts, accounts assistant, junior accountant, senior accountant: Journal Entries, Bank Reconciliation, GST, TDS
cashier: Cash Handling, Billing, Point of Sale
billing executive, billing clerk, billing operator: Billing, Cash Handling, Data Entry
auditor, audit assistant, audit executive, article assistant, articled clerk: Auditing, GST, Income Tax, TDS
loan officer, loan executive: Loan Processing, KYC, Credit Analysis
collection executive, recovery executive, collection officer: Collections, Collections Follow-up, Outbound Calling
bank teller, teller: Cash Handling, Account Opening, KYC
relationship manager banking, relationship manager: Relationship Management, Lead Generation, KYC
insurance advisor, insurance agent: Insurance Sales, Policy Servicing, Lead Generation
-- People
hr executive, hr assistant, hr generalist, hr officer: Recruitment, Onboarding, Attendance Management, Employee Records
hr manager, hr head: Recruitment, Employee Engagement, Performance Management, Statutory Compliance
recruiter, hr recruiter, talent acquisition executive, recruitment executive, it recruiter: Sourcing Candidates, Profile Screening, Interview Scheduling, Job Portals
payroll executive, payroll officer: Payroll, Attendance Management, Statutory Compliance, Excel
teacher, school teacher, primary teacher, prt, tgt, pgt: Lesson Planning, Classroom Management, Student Assessment
preschool teacher, nursery teacher, pre-primary teacher, kindergarten teacher, montessori teacher: Early Childhood Education, Classroom Management, Storytelling, Phonics
lecturer, professor, assistant professor: Lecturing, Curriculum Development, Research
academic counsellor, admission counsellor: Counselling, Admissions
-- Selling and serving
sales executive, sales officer, sales representative: Lead Generation, Client Visits, Negotiation, Sales Targets
field sales executive, field executive: Field Sales, Lead Generation, Client Visits, Sales Targets
sales manager, area sales manager, territory sales manager, regional sales manager: Sales Management, Target Achievement, Channel Sales, Team Handling
business development executive, business development manager, bde: Lead Generation, Cold Calling, Client Acquisition, Proposal Preparation
telecaller, telesales executive, tele caller, telemarketing executive, telecalling executive: Cold Calling, Outbound Calling, Lead Generation, Lead Follow-Up
customer care executive, customer support executive, customer service executive, customer service representative, call centre executive: Customer Service, Complaint Resolution, Call Handling, CRM
store manager, showroom manager, outlet manager: Store Operations, Inventory Control, Sales Targets, Staff Scheduling
counter sales executive, showroom sales executive, retail sales associate, shop assistant: Retail Sales, Customer Handling, Billing, Product Display
medical representative: Doctor Visits, Chemist Visits, Product Detailing
marketing executive, marketing assistant: Campaign Management, Market Research, Social Media Marketing, Event Marketing
digital marketing executive, digital marketer, digital marketing manager, digital marketing specialist: SEO, Google Ads, Social Media Marketing, Google Analytics
social media executive, social media manager: Social Media Marketing, Social Media Content, Community Management, Content Calendar
content writer, copywriter: Content Writing, Proofreading, SEO, Research
graphic designer: Adobe Photoshop, Adobe Illustrator, Layout Design, Typography
video editor: Video Editing, Adobe Premiere Pro, Color Grading
photographer: Photography, Photo Editing, Lighting
ui ux designer, ux designer, ui designer: Wireframing, Prototyping, User Research, Figma
interior designer: Interior Design, AutoCAD, Space Planning, Material Selection
-- Food, rooms, fitness and looks
cook: Cooking, Food Safety
chef, sous chef, executive chef: Cooking, Food Safety, Menu Planning
commis, commis chef, kitchen helper: Mise en Place, Food Safety, Vegetable Cutting
waiter, steward, waitress, restaurant captain: Table Service, Order Taking, Guest Relations
barista: Barista, Coffee Making, Cash Handling
bartender: Bartending, Mocktails
baker, pastry chef: Bakery, Cake Decoration, Food Safety
front office associate, guest relations executive, hotel receptionist: Front Office Operations, Check-In, Guest Relations, Reservations
restaurant manager: Restaurant Management, Food and Beverage Service, Staff Scheduling, Guest Complaint Handling
gym trainer, fitness trainer, personal trainer: Personal Training, Strength Training, Fitness Assessment, Diet Planning
yoga teacher, yoga instructor, yoga trainer: Yoga, Pranayama, Meditation
beautician, beauty therapist: Facials, Threading, Waxing, Makeup
hair stylist, hairdresser: Hair Styling, Hair Colouring, Hair Cutting
travel executive, travel consultant, tour executive: Itinerary Planning, Ticketing, Hotel Booking, Travel Consulting
-- Health
nurse, staff nurse, gnm nurse, nursing officer: Patient Care, Vital Signs Monitoring, Medication Administration, Nursing Documentation
icu nurse, critical care nurse: Critical Care, Ventilator Management, Vital Signs Monitoring, Medication Administration
nursing assistant, patient attendant: Patient Care, Bed Making, Sample Collection
pharmacist: Dispensing, Prescription Review, Stock Management, Drug Inventory
lab technician, laboratory technician, pathology technician: Sample Collection, Phlebotomy, Haematology, Biochemistry
x-ray technician, radiographer: Radiography, Patient Positioning, Radiation Safety
physiotherapist: Exercise Therapy, Electrotherapy, Patient Assessment, Rehabilitation
dentist: Dentistry, Root Canal Treatment, Tooth Extraction
dental assistant: Sterilization, Appointment Scheduling
dietitian, dietician, nutritionist: Nutrition, Diet Planning, Nutrition Counselling
-- Works and sites
site engineer, civil engineer, civil site engineer, site engineer civil: Site Supervision, Quantity Surveying, Drawing Reading, Contractor Billing
site supervisor, civil supervisor, civil site supervisor: Site Supervision, Labour Management, Material Reconciliation
quantity surveyor, billing engineer: Bill of Quantities, Contractor Billing, Rate Analysis, Excel
production supervisor, production engineer, production executive: Production Planning, Manpower Handling, 5S, Production Reports
production manager, plant manager: Production Management, Production Planning, Manpower Planning, Lean Manufacturing
quality engineer, quality inspector, qc inspector, quality executive, qc executive: Quality Control, Measuring Instruments, Root Cause Analysis, Inspection Reports
maintenance engineer, maintenance technician, maintenance supervisor: Preventive Maintenance, Breakdown Maintenance, Spares Management
electrical engineer: Electrical Maintenance, Electrical Design, Switchgear
mechanical engineer: Mechanical Maintenance, Drawing Reading, AutoCAD
safety officer, ehs officer: HIRA, Permit to Work, Safety Training, Incident Investigation
draughtsman, draftsman, autocad draftsman: AutoCAD, 2D Drafting, Working Drawings
cad designer, mechanical design engineer: Mechanical Design, AutoCAD, SolidWorks, GD&T
-- Law and software
lawyer, advocate, legal executive, legal associate: Legal Drafting, Legal Research, Litigation
legal officer, legal manager: Contract Drafting, Legal Compliance, Legal Research
company secretary: Company Secretarial, ROC Compliance, Board Meetings
data analyst: SQL, Excel, Data Visualization, Statistical Analysis
business analyst: Requirement Gathering, Business Analysis, Process Mapping, User Stories
software tester, qa engineer, manual tester: Manual Testing, Test Cases, Regression Testing, Defect Tracking
system administrator, network engineer, network administrator: Networking, Network Troubleshooting, Windows Server
it support executive, desktop support engineer, it executive, hardware engineer, it support engineer: IT Support, Hardware Troubleshooting, Operating Systems, Networking
frontend developer, front end developer: HTML, CSS, JavaScript
web developer, web designer: HTML, CSS, JavaScript
mis executive: Excel, MIS Reporting, Pivot Tables, Data Analysis
project manager: Project Management, Stakeholder Management, Risk Management, Project Planning
project coordinator: Project Coordination, Project Monitoring, Report Writing
social worker, community mobiliser, community mobilizer: Community Mobilization, Field Surveys, Counselling
agriculture officer, agronomist: Crop Protection, Farmer Training, Soil Science
`;
