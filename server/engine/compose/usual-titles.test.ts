import { expect, it } from 'vitest';
import { findTitle } from './find-title.ts';
import { readPrompt } from './prompt-text.ts';

/** Posts as they are advertised in India over all fields, written down before any was tried. */
const POSTS = listOf(`
  Supply Chain Manager; Supply Chain Analyst; Supply Chain Executive; Demand Planner; Procurement Manager;
  Sourcing Specialist; Category Manager; Key Account Manager; Customer Experience Manager;
  Customer Success Manager; User Experience Designer; Guest Experience Executive; Guest Relations Executive;
  Human Resource Executive; Human Resources Manager; Learning and Development Manager;
  Organisation Development Manager; Agency Development Manager; Agency Manager; Branch Manager;
  Branch Operations Manager; Branch Sales Manager; Cluster Head; Regional Sales Manager;
  Territory Sales Manager; Zonal Sales Manager; National Sales Manager; Sales Development Representative;
  Business Development Manager; Channel Sales Manager; Corporate Sales Manager; Institutional Sales Manager;
  Pre-Sales Consultant; Solution Architect; Enterprise Architect; Technical Architect; Data Architect;
  Database Administrator; Network Engineer; Network Administrator; System Administrator; Systems Engineer;
  Site Reliability Engineer; Platform Engineer; Release Manager; Build Engineer; Test Lead; Test Manager;
  Automation Test Engineer; Performance Test Engineer; Security Analyst; Security Engineer;
  Penetration Tester; Ethical Hacker; Information Security Manager; IT Auditor; IT Support Engineer;
  Desktop Support Engineer; Service Desk Analyst; Help Desk Executive; Technical Support Engineer;
  Product Support Engineer; Application Support Engineer; Production Support Analyst; Technical Writer;
  Technical Lead; Tech Lead; Engineering Manager; Delivery Manager; Program Manager; Project Manager;
  Project Coordinator; Project Engineer; PMO Analyst; Product Owner; Product Analyst;
  Business Intelligence Developer; BI Analyst; Data Analyst; Research Analyst; Equity Research Analyst;
  Market Research Analyst; Credit Analyst; Credit Risk Manager; Risk Analyst; Fraud Analyst; AML Analyst;
  KYC Analyst; Compliance Officer; Treasury Manager; Financial Analyst; FP&A Manager; Finance Manager;
  Finance Executive; Finance Business Partner; HR Business Partner; Accounts Manager; Accounts Executive;
  Accounts Payable Analyst; Accounts Receivable Executive; Cost Accountant; Tax Consultant; GST Executive;
  Internal Auditor; Statutory Auditor; Audit Manager; Audit Assistant; Billing Executive; Cashier; Teller;
  Loan Officer; Home Loan Sales Officer; Collection Manager; Recovery Officer; Wealth Manager;
  Private Banker; Investment Advisor; Portfolio Manager; Fund Accountant; Mutual Fund Advisor;
  Insurance Advisor; Claims Adjuster; Underwriter; Actuarial Analyst; Actuary; Surveyor; Land Surveyor;
  Quantity Surveyor; Estimation Engineer; Planning Engineer; Billing Engineer; Structural Engineer;
  Structural Design Engineer; Geotechnical Engineer; Highway Engineer; Bridge Engineer; Railway Engineer;
  MEP Engineer; HVAC Engineer; Plumbing Engineer; Fire and Safety Officer; HSE Manager; EHS Officer;
  Construction Manager; Site Supervisor; Site Incharge; Architect; Junior Architect; Landscape Architect;
  Interior Designer; Urban Planner; 3D Visualizer; BIM Modeler; AutoCAD Draughtsman; Piping Engineer;
  Process Engineer; Chemical Engineer; Production Engineer; Production Supervisor;
  Production Planning Engineer; Plant Manager; Plant Head; Works Manager; Shift Incharge; Shift Engineer;
  Maintenance Engineer; Maintenance Manager; Utility Engineer; Boiler Operator; Machine Operator;
  VMC Operator; Tool Room Engineer; Tool and Die Maker; Mould Designer; Quality Engineer; Quality Inspector;
  Quality Control Chemist; Quality Assurance Manager; Supplier Quality Engineer; NPD Engineer; R&D Engineer;
  R&D Scientist; Research Scientist; Research Associate; Formulation Scientist; Analytical Chemist;
  Microbiologist; Biotechnologist; Lab Technician; Laboratory Technician; Medical Lab Technologist;
  Radiographer; X-Ray Technician; CT Technician; OT Technician; Dialysis Technician; Cath Lab Technician;
  Optometrist; Audiologist; Speech Therapist; Occupational Therapist; Physiotherapist; Dietitian;
  Clinical Nutritionist; Pharmacist; Clinical Pharmacist; Drug Safety Associate;
  Clinical Research Coordinator; Clinical Research Associate; Clinical Data Manager; Medical Writer;
  Medical Coder; Medical Transcriptionist; Medical Officer; Resident Medical Officer; General Physician;
  Consultant Physician; Cardiologist; Gynaecologist; Orthopaedic Surgeon; Anaesthetist; Dentist;
  Veterinary Doctor; Ayurvedic Doctor; Nursing Superintendent; Nurse Educator; Ward Boy; Nursing Assistant;
  Hospital Administrator; Patient Care Executive; Patient Coordinator; Insurance Desk Executive;
  Medical Superintendent; Principal; Vice Principal; School Coordinator; Academic Coordinator;
  Academic Counsellor; Admission Counsellor; Career Counsellor; Primary Teacher; Maths Teacher; TGT English;
  PRT; Art Teacher; Music Teacher; Sports Teacher; Physical Education Teacher; Special Educator;
  Computer Teacher; Pre-Primary Teacher; Online Tutor; Home Tutor; Lab Assistant; Librarian; Professor;
  Associate Professor; Curriculum Developer; Instructional Designer; Content Developer; Content Strategist;
  Content Manager; Copywriter; Copy Editor; Sub Editor; Journalist; Reporter; News Anchor; Photographer;
  Videographer; Cinematographer; Film Editor; Motion Graphics Designer; Animator; 2D Animator; 3D Artist;
  Game Developer; Game Designer; Sound Engineer; Radio Jockey; Art Director; Creative Director;
  Brand Manager; Marketing Manager; Product Marketing Manager; Growth Manager; Growth Hacker;
  SEO Specialist; SEO Analyst; Social Media Manager; Community Manager; Influencer Marketing Manager;
  Email Marketing Executive; Media Planner; Media Buyer; Event Manager; Event Coordinator;
  Public Relations Officer; Corporate Communications Manager; Fashion Designer; Pattern Maker;
  Production Merchandiser; Visual Merchandiser; Store Keeper; Store Incharge; Floor Manager;
  Department Manager; Retail Sales Associate; Showroom Manager; Area Manager; Inventory Controller;
  Inventory Executive; Warehouse Manager; Warehouse Executive; Logistics Coordinator; Logistics Manager;
  Fleet Manager; Transport Manager; Dispatch Executive; Import Export Executive; EXIM Manager;
  Customs Clearance Executive; Freight Forwarding Executive; Shipping Executive; Documentation Executive;
  Delivery Boy; Truck Driver; Forklift Operator; Crane Operator; Hotel Manager; General Manager;
  Front Office Manager; Front Office Associate; Duty Manager; Night Auditor; Food and Beverage Manager;
  Restaurant Manager; Banquet Manager; Captain; Steward; Bartender; Barista; Sous Chef; Chef de Partie;
  Commis Chef; Pastry Chef; Tandoor Chef; Kitchen Manager; Executive Housekeeper; Housekeeping Supervisor;
  Laundry Manager; Spa Therapist; Spa Manager; Beautician; Hair Stylist; Makeup Artist; Salon Manager;
  Yoga Instructor; Gym Trainer; Personal Trainer; Swimming Coach; Cricket Coach; Travel Consultant;
  Tour Manager; Tour Guide; Ticketing Executive; Visa Counsellor; Cabin Crew; Pilot; Flight Dispatcher;
  Ground Staff; Ramp Agent; Aircraft Technician; Air Traffic Controller; Service Advisor; Service Manager;
  Automobile Engineer; Automobile Technician; Car Mechanic; Diesel Mechanic; Body Shop Manager;
  Spare Parts Manager; Auto Electrician; Two Wheeler Mechanic; Legal Manager; Legal Executive;
  Legal Associate; Corporate Lawyer; Litigation Associate; Paralegal; Patent Analyst; IPR Attorney;
  Contract Manager; Company Secretary; Assistant Company Secretary; Recruitment Consultant;
  Technical Recruiter; Campus Recruiter; Payroll Executive; Payroll Manager;
  Compensation and Benefits Manager; HR Generalist; HR Operations Executive; Industrial Relations Manager;
  Employee Engagement Manager; Training Manager; Soft Skills Trainer; Process Trainer; Team Leader;
  Team Manager; Operations Manager; Operations Executive; Process Associate; Process Manager;
  Customer Service Executive; Customer Care Executive; Call Centre Executive; Chat Process Executive;
  Non Voice Executive; Quality Analyst; Workforce Management Analyst; MIS Executive; Data Entry Operator;
  Back Office Executive; Computer Operator; Office Administrator; Office Manager; Office Coordinator;
  Administrative Officer; Admin Executive; Facility Manager; Facilities Executive; Executive Assistant;
  Personal Assistant; Personal Secretary; Receptionist; Security Supervisor; Security Guard; Estate Manager;
  Property Manager; Real Estate Sales Executive; Leasing Manager; CRM Executive; Site Sales Manager;
  Agriculture Officer; Farm Manager; Field Officer; Field Sales Executive; Horticulture Supervisor;
  Dairy Manager; Poultry Supervisor; Veterinary Assistant; Food Technologist; Food Safety Officer;
  Brewmaster; Chief Financial Officer; Chief Technology Officer; Chief of Staff; Founder's Office Associate;
  Strategy Manager; Management Consultant; Management Trainee; Graduate Engineer Trainee; Diploma Trainee;
  Apprentice; Software Intern; Marketing Intern; HR Intern; Zoho Developer; Salesforce Administrator;
  Salesforce Developer; SAP MM Consultant; SAP Basis Administrator; Oracle DBA;
  Oracle Apps Functional Consultant; Odoo Developer; WordPress Developer; Shopify Developer;
  Magento Developer; PHP Developer; Laravel Developer; Python Developer; Django Developer;
  Node.js Developer; .NET Developer; C++ Developer; Embedded Engineer; Firmware Engineer;
  VLSI Design Engineer; Design Verification Engineer; FPGA Engineer; PCB Design Engineer; Hardware Engineer;
  RF Engineer; Telecom Engineer; Fiber Engineer; Robotics Engineer; IoT Engineer; Blockchain Developer;
  AI Engineer; Computer Vision Engineer; NLP Engineer; Prompt Engineer; MLOps Engineer; ETL Developer;
  Informatica Developer; Tableau Developer; Big Data Engineer; Hadoop Developer; Cloud Engineer;
  Cloud Administrator; AWS Engineer; Azure Administrator; Android Developer; iOS Developer;
  Flutter Developer; Mobile App Developer; UI Developer; UX Researcher; Web Designer; Web Developer;
  Scrum Master; Social Worker; Programme Officer; Field Coordinator; M&E Officer; CSR Manager;
  Fundraising Manager; Grant Writer; Psychologist; Clinical Psychologist; Counselling Psychologist;
  Relationship Officer; Bancassurance Manager; Gold Loan Officer; Microfinance Field Officer; Stock Broker;
  Dealer; Commodity Trader; Electrical Engineer; Electrical Supervisor; Electrical Maintenance Engineer;
  Instrumentation Engineer; PLC Programmer; Automation Engineer; Solar Engineer; Wind Turbine Technician;
  Welding Engineer; Welder; Fitter; Turner; Fabricator; Carpenter; Painter; Mason; Plumber; Lift Technician;
  AC Technician; Refrigeration Mechanic; Mining Engineer; Geologist; Petroleum Engineer; Drilling Engineer;
  Marine Engineer; Deck Officer; Textile Engineer; Spinning Master; Weaving Supervisor; Dyeing Master;
  Garment Quality Checker; Sewing Machine Operator; Cutting Master; Tailor; Jewellery Designer; Goldsmith;
  Printing Machine Operator; Graphic Designer; Packaging Engineer; Export Manager;
  Export Documentation Executive; Purchase Manager; Purchase Assistant; Vendor Development Engineer;
  Material Planner; PPC Engineer; Production Manager; Factory Manager; Lean Manager;
  Continuous Improvement Manager; Customer Support Associate; Technical Account Manager;
  Implementation Consultant; Onboarding Specialist; Renewals Manager; Inside Sales Executive;
  Telesales Executive; Counter Sales Executive; Medical Sales Representative; Pharma Area Business Manager;
  Hospital Sales Executive; Product Specialist; Application Specialist; Service Engineer;
  Biomedical Engineer; Field Service Engineer; Installation Engineer; Commissioning Engineer;
  Erection Engineer; Proposal Engineer; Tendering Engineer; Sales Engineer; Sales Coordinator;
  Sales Trainer; E-commerce Executive; E-commerce Manager; Marketplace Manager; Catalogue Executive;
  Cataloguing Associate; Merchandising Manager; Buying Manager; Loss Prevention Manager;
  Social Media Executive; Digital Marketing Manager; Performance Marketer; PPC Executive; Video Editor;
  Voice Over Artist; Translator; Interpreter; Transcriptionist; Proofreader; Assistant Professor;
  Assistant Manager; Deputy Manager; Deputy General Manager; Assistant Vice President;
  Senior Vice President; Business Head; Unit Head; Profit Centre Head; National Head; Vertical Head;
  Area Business Manager; Zonal Business Manager; Regional Business Head; Sales Officer; Sales Promoter;
  Merchandising Executive; Trade Marketing Manager; Modern Trade Manager; Rural Sales Manager;
  Distributor Sales Manager; Van Sales Executive; Route Sales Executive; Credit Officer; Credit Manager;
  Branch Credit Manager; Legal Recovery Executive; Telecalling Executive; Loan Processing Executive;
  KYC Executive; Document Verification Executive; Field Investigation Executive; Vehicle Valuer;
  Gold Appraiser; Forex Dealer; Equity Dealer; Financial Planner; Tax Associate; Tax Manager;
  Direct Tax Manager; Indirect Tax Manager; GST Consultant; Statutory Compliance Executive;
  Payroll Specialist; Labour Law Consultant; HR Recruiter; HR Assistant; HR Coordinator; HR Head;
  Chief Human Resources Officer; Talent Partner; Employer Branding Manager; Culture Manager;
  Diversity and Inclusion Manager; E-learning Developer; Academic Content Writer; Assessment Developer;
  Exam Controller; School Principal; Headmistress; Hostel Warden; Counsellor; School Counsellor;
  Sports Coach; Basketball Coach; Dance Teacher; Drawing Teacher; Vedic Maths Trainer;
  Spoken English Trainer; Abacus Teacher; NEET Biology Faculty; IIT JEE Physics Faculty; Lecturer;
  Junior Lecturer; Lab Instructor; Workshop Instructor; Training and Placement Officer; Registrar; Dean;
  Vice Chancellor; Research Fellow; Junior Research Fellow; Project Assistant; Field Investigator;
  Data Collector; Community Mobiliser; Village Coordinator; Block Coordinator; District Coordinator;
  State Programme Manager; Monitoring and Evaluation Officer; Grants Manager; Donor Relations Manager;
  Volunteer Coordinator; Camp Manager; Nutritionist; ANM; OT Nurse; Dialysis Nurse; Home Care Nurse;
  Caretaker; Patient Attendant; Ambulance Driver; Emergency Medical Technician; Blood Bank Technician;
  Histopathology Technician; Sonographer; Radiologist; Pathologist; Paediatrician; Neonatologist;
  Intensivist; General Surgeon; ENT Surgeon; Duty Doctor; Casualty Medical Officer;
  Medical Records Executive; TPA Executive; Hospital Marketing Executive; Pharmacy Manager;
  Pharmacovigilance Associate; Regulatory Affairs Manager; QA Officer; QC Analyst; Production Chemist;
  Validation Engineer; Utility Operator; Fermentation Operator; Packing Supervisor; Process Operator;
  Control Room Operator; DCS Operator; Boiler Attendant; ETP Operator; Electrician; HT Electrician; Wireman;
  Solar Technician; Solar Design Engineer; EV Technician; Battery Engineer; Powertrain Engineer;
  Vehicle Dynamics Engineer; NVH Engineer; CAE Engineer; CFD Engineer; Stress Engineer; Tool Designer;
  Jig and Fixture Designer; Press Shop Supervisor; Paint Shop Supervisor; Weld Shop Engineer;
  Foundry Engineer; Forging Engineer; Heat Treatment Engineer; Metallurgist; Calibration Technician;
  NDT Inspector; Welding Inspector; QA/QC Engineer; Planning Manager; Contracts Manager; Tender Executive;
  Billing Manager; Project Director; Land Acquisition Manager; Liaison Officer; Town Planner;
  Sales Executive; Pre Sales Executive; Channel Partner Manager; Sourcing Manager; Closing Manager;
  Facility Executive; Housekeeping Attendant; Pantry Boy; Gardener; Lift Operator; Pest Control Technician;
  Chef; Head Chef; Indian Chef; South Indian Chef; Chinese Chef; Bakery Chef; Kitchen Helper;
  Kitchen Steward; F&B Service Associate; F&B Manager; Room Attendant; Concierge; Bell Boy;
  Reservation Executive; Revenue Manager; Banquet Sales Manager; Event Planner; Wedding Planner;
  Tour Executive; Travel Executive; Holiday Consultant; Airport Ground Staff; Cargo Executive;
  Customer Service Agent; Aircraft Maintenance Engineer; Flight Instructor; Fleet Supervisor;
  Operations Supervisor; Hub Manager; Hub Incharge; Last Mile Manager; Delivery Executive;
  Picker and Packer; Loader; Warehouse Associate; Inventory Manager; Stock Controller; Stores Executive;
  Purchase Officer; Vendor Manager; Import Manager; CHA Executive; Shipping Manager; Fashion Merchandiser;
  Garment Technician; Quality Controller; Sampling Coordinator; Fabric Sourcing Manager;
  Textile Technologist; CAD Designer; Jewellery Sales Executive; Store Supervisor; Cashier cum Accountant;
  Accountant cum Admin; Receptionist cum Admin Executive; Junior Accountant; Accounts Assistant;
  Accounts Head; Finance Controller; Cost and Management Accountant; Company Secretary Trainee; CMA Intern;
  Article Assistant; Legal Counsel; General Counsel; Law Officer; Legal Advisor; Trademark Attorney;
  Law Clerk; Court Clerk; Press Reporter; News Editor; Content Reviewer; Video Journalist; Camera Operator;
  Social Media Strategist; Brand Strategist; Account Manager; Account Director; Client Servicing Executive;
  Client Relationship Manager; Media Sales Manager; Ad Operations Executive; Programmatic Specialist;
  Google Ads Specialist; Affiliate Marketing Manager; CRM Manager; Marketing Automation Specialist;
  Product Designer; Visual Designer; Interaction Designer; UX Writer; Backend Developer;
  Full Stack Developer; MERN Stack Developer; MEAN Stack Developer; Java Full Stack Developer;
  React Developer; Angular Developer; Vue Developer; Golang Developer; Rust Developer; Scala Developer;
  Kotlin Developer; Unity Developer; Unreal Engine Developer; AR VR Developer; Data Engineer;
  Data Scientist; Senior Data Scientist; Lead Data Scientist; Analytics Manager; Business Analyst;
  Functional Consultant; SAP ABAP Developer; SAP SD Consultant; SAP HCM Consultant; Workday Consultant;
  ServiceNow Developer; Microsoft Dynamics Consultant; Power Platform Developer; SharePoint Developer;
  Pega Developer; Mulesoft Developer; RPA Developer; Mainframe Developer; COBOL Programmer;
  Database Developer; Snowflake Developer; DevOps Engineer; DevSecOps Engineer; SRE; Cloud Architect;
  Network Architect; NOC Engineer; SOC Analyst; VAPT Engineer; GRC Analyst; IT Manager; IT Head;
  IT Executive; IT Asset Manager; Hardware and Networking Engineer; CCTV Technician; Telecom Technician;
  OFC Technician; Tower Technician; Drive Test Engineer;
`);

/** Ranks with the field that they are of. */
const RANKS = listOf(`
  Head of Supply Chain; Head of Customer Experience; Head of Human Resources; Head of Talent Acquisition;
  Head of Product Design; Head of Data Science; Head of Operations; Head of Growth; Head of Engineering;
  Director of Photography; Director of Nursing; Director of Sales and Marketing; VP Engineering;
  VP of Product; Vice President - Operations; Vice President of Human Resources;
  Assistant Vice President - Credit Risk; Associate Director - Clinical Operations;
  Senior Manager - Supply Chain Planning; Manager - Internal Audit; Manager - Learning and Development;
  Deputy Manager - Accounts; Assistant Manager - HR Operations; Assistant General Manager - Projects;
  Deputy General Manager - Civil; Senior Executive - Accounts Payable; Associate - Transfer Pricing;
  Lead - Talent Acquisition; Team Lead - Customer Support; Consultant - SAP FICO;
  Specialist - Regulatory Affairs; Analyst - Credit Risk; Officer - Quality Assurance; Engineer - Projects;
  Executive - Production Planning; Trainee - Human Resources; Supervisor - Housekeeping;
  Coordinator - Academics; Intern - Social Media;
`);

/** Posts that stand otherwise on purpose: for women as for men, or spelled as all of them are. */
const OTHERWISE: Record<string, string> = {
  'Ward Boy': 'Ward Attendant',
  'Delivery Boy': 'Delivery Executive',
  'Site Incharge': 'Site In-charge',
  'Shift Incharge': 'Shift In-charge',
  'Store Incharge': 'Store In-charge',
  'Hub Incharge': 'Hub In-charge',
  'Pantry Boy': 'Pantry Attendant',
  'Bell Boy': 'Bell Attendant',
};

it.each([
  ['named first', (title: string) => `${title}, Pune, 3 years`],
  ['in a sentence', (title: string) => `We are looking for a ${title} with 3-5 years of experience in Pune`],
  ['in haste', (title: string) => `need ${title.toLowerCase()} urgently for pune`],
  ['before its city', (title: string) => `${title.toLowerCase()} gurgaon 5 yrs`],
])('a usual post is the title of the job, %s', (_, prompt) => {
  expect(misreadBy(POSTS, prompt)).toEqual([]);
});

it.each([
  ['behind a dash', (title: string) => `${title}, Pune, 3 years`],
  ['in a headline', (title: string) => `Hiring: ${title} | 3-5 years | Pune`],
  ['without a sign', (title: string) => `${title.replace(' - ', ' ').toLowerCase()} kochi 3 yrs`],
  ['behind a comma', (title: string) => `${title.replace(' - ', ', ')} - Pune - 3 years`],
])('a rank keeps its field, %s', (_, prompt) => {
  expect(misreadBy(RANKS, prompt)).toEqual([]);
});

function listOf(text: string): string[] {
  return text
    .split(';')
    .map((each) => each.trim().replaceAll(/\s+/g, ' '))
    .filter(Boolean);
}

/** Those of which a prompt makes another title, each with that. */
function misreadBy(titles: readonly string[], prompt: (title: string) => string): string[] {
  return titles
    .map((title) => ({ title, found: findTitle(readPrompt(prompt(title))) }))
    .filter(({ title, found }) => plain(found) !== plain(OTHERWISE[title] ?? title))
    .map(({ title, found }) => `${title}: ${found}`);
}

/** Without regard to case and signs, which are put as they are usual. */
const plain = (title: string) =>
  title
    .toLowerCase()
    .replaceAll('&', 'and')
    .replaceAll(/[^a-z0-9+#.]+/g, ' ')
    .trim();
