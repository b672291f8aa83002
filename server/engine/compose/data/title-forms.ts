function words(text: string): ReadonlySet<string> {
  return new Set(text.split(/\s+/).filter(Boolean));
}

/** What people write short, by what a title says. Words on the left are in small letters and singular. */
export const SHORT_FORMS: Record<string, string> = {
  sr: 'Senior',
  snr: 'Senior',
  senoir: 'Senior',
  sinior: 'Senior',
  jr: 'Junior',
  jnr: 'Junior',
  asst: 'Assistant',
  ass: 'Assistant',
  asstt: 'Assistant',
  assit: 'Assistant',
  assistent: 'Assistant',
  assoc: 'Associate',
  dy: 'Deputy',
  dev: 'Developer',
  devloper: 'Developer',
  developr: 'Developer',
  develper: 'Developer',
  devs: 'Developer',
  engg: 'Engineer',
  engr: 'Engineer',
  eng: 'Engineer',
  enginer: 'Engineer',
  enginner: 'Engineer',
  engineeer: 'Engineer',
  mgr: 'Manager',
  mngr: 'Manager',
  manger: 'Manager',
  maneger: 'Manager',
  exec: 'Executive',
  execs: 'Executive',
  exe: 'Executive',
  exective: 'Executive',
  excutive: 'Executive',
  executve: 'Executive',
  acct: 'Accountant',
  accnt: 'Accountant',
  prof: 'Professor',
  acctt: 'Accountant',
  accountent: 'Accountant',
  accontant: 'Accountant',
  acountant: 'Accountant',
  teachr: 'Teacher',
  recep: 'Receptionist',
  receptonist: 'Receptionist',
  coord: 'Coordinator',
  cordinator: 'Coordinator',
  coordinater: 'Coordinator',
  supervisr: 'Supervisor',
  superviser: 'Supervisor',
  incharge: 'In-charge',
  rep: 'Representative',
  admin: 'Admin',
  hrbp: 'HR Business Partner',
  bde: 'Business Development Executive',
  bdm: 'Business Development Manager',
  bm: 'Branch Manager',
  bd: 'Business Development',
  tl: 'Team Leader',
  cse: 'Customer Support Executive',
  sde: 'Software Development Engineer',
  sdr: 'Sales Development Representative',
  bdr: 'Business Development Representative',
  ca: 'Chartered Accountant',
  rm: 'Relationship Manager',
  ro: 'Relationship Officer',
  ro2: 'Relationship Officer',
  asm: 'Area Sales Manager',
  rsm: 'Regional Sales Manager',
  tso: 'Territory Sales Officer',
  gm: 'General Manager',
  agm: 'Assistant General Manager',
  dgm: 'Deputy General Manager',
  avp: 'Assistant Vice President',
  cdp: 'Chef de Partie',
  fnb: 'F&B',
  physio: 'Physiotherapist',
  mr: 'Medical Representative',
  maths: 'Maths',
  telecaller: 'Telecaller',
  caller: 'Telecaller',
  techie: 'Technician',
  ui: 'UI',
  salesman: 'Sales Executive',
  saleswoman: 'Sales Executive',
  salesgirl: 'Sales Executive',
  salesperson: 'Sales Executive',
  pharmasist: 'Pharmacist',
  eletrician: 'Electrician',
  electrican: 'Electrician',
  counselor: 'Counsellor',
  incharg: 'In-charge',
  oa: 'Office Assistant',
  pa: 'Personal Assistant',
  ea: 'Executive Assistant',
  cs: 'Company Secretary',
  mkt: 'Marketing',
  mktg: 'Marketing',
  mech: 'Mechanical',
  elec: 'Electrical',
  prod: 'Production',
  mfg: 'Manufacturing',
  ops: 'Operations',
  cust: 'Customer',
  vet: 'Veterinary',
  intl: 'International',
  maint: 'Maintenance',
  commi: 'Commis',
};

/** Short forms that stand for a whole title, so that they need no noun after them. */
export const WHOLE_TITLES = words(`
  hrbp bde bdm bm sde sdr bdr ca asm rsm tso gm agm dgm vp avp cdp dcdp physio telecaller caller pgt tgt prt rmo sdet sre dba qa cfo cto ceo coo cmo
  chro gnm anm ea cs hod tl commis commi cook chef electrician plumber welder mr salesman saleswoman salesgirl salesperson rm pa oa
`);

/** Words that belong to a title only before these. */
export const ONLY_BEFORE: Record<string, RegExp> = {
  it: /^(?:support|recruit(?:er|ers|ment)|managers?|executives?|admin|administrators?|heads?|engineers?|infrastructure|officers?|assistants?|help|helpdesk|operations|security|sales|projects?|coordinators?|trainers?|trainees?|audit|auditors?|analysts?|consultants?|desk|asset|specialists?|services?|procurement|staffing|business|lead|technicians?|network|hardware|faculty|teachers?|instructors?|interns?|delivery|product)$/,
  us: /^(?:it|recruit(?:er|ers|ment)|staffing|healthcare|taxation|tax|payroll|accounting|accounts|process|voice|medical|mortgage|bench|sales|chat|insurance|logistics)$/,
  team: /^(?:lead|leader|leads|leaders|manager|mgr|coach|coordinator)$/,
  help: /^desk$/,
  back: /^(?:office|end)$/,
  company: /^(?:secretary|secretaries)$/,
  shift: /^(?:engineers?|incharges?|supervisors?|managers?|chemists?|leads?|leaders?|operators?|officers?)$/,
  night: /^(?:auditors?|managers?)$/,
  day: /^care$/,
  post: /^(?:production|doctoral|sales)$/,
  search: /^engine$/,
  contract: /^(?:managers?|specialists?|administrators?|labour)$/,
  client:
    /^(?:servicing|relationship|relations|success|service|partner|support|engagement|onboarding|acquisition|services|facing)$/,
  job: /^coach$/,
  level: /^(?:[123])$/,
  small: /^animal$/,
  growth: /./,
  agency: /^(?:managers?|development|partners?|leaders?|sales|heads?)$/,
  organisation: /^development$/,
  organization: /^development$/,
  new: /^product$/,
  big: /^data$/,
  online: /^(?:tutors?|teachers?|trainers?|faculty|counsell?ors?|marketing|sales|reputation)$/,
  onboarding: /^(?:specialists?|executives?|managers?|associates?|coordinators?|leads?|analysts?)$/,
  diploma: /^(?:trainees?|apprentices?)$/,
  graduate: /^(?:engineers?|trainees?|apprentices?|management|engineering)$/,
  full: /^stack$/,
  fresh: /^(?:water|food|produce)$/,
  resource: /^(?:manager|planner|mobili[sz]ation)s?$/,
  current: /^affairs$/,
  opening: /^batsman$/,
  hands: /^$/,
  luxury: /^(?:retail|sales)$/,
  premium: /^(?:banking|accounts?)$/,
  talent: /./,
};

/** Words that belong to a title behind these, whatever is said of them above: "supply chain", "customer experience". */
export const BEHIND: Record<string, RegExp> = {
  chain: /^supply$/,
  experience:
    /^(?:customer|user|guest|client|employee|patient|member|student|passenger|candidate|digital|consumer|brand|retail)$/,
  resource: /^human$/,
  resources: /^human$/,
  acquisition: /^(?:talent|customer|client|user|seller|merchant|partner)$/,
};

/** Two that "and" joins in the names of posts: "food and beverage manager". */
export const JOINED_IN_TITLES = words(`
  food-beverage tool-die tools-dies oil-gas health-safety hair-makeup hair-beauty mergers-acquisitions travel-tourism
  banking-insurance art-craft arts-crafts transmission-distribution plant-machinery erection-commissioning mother-child diversity-inclusion diversity-equity
  monitoring-evaluation jig-fixture jigs-fixtures cost-management picker-packer pickers-packers
`);

/** Nouns that end a title besides those of resumes. */
export const MORE_NOUNS = words(`
  dev devloper developr develper engg engr enginer enginner engineeer mgr mngr manger maneger exec exe exective excutive executve acct accnt acctt
  accountent accontant acountant teachr receptonist recep prof asst coord cordinator coordinater supervisr superviser incharge rep admin bd telecaller caller
  physio salesman saleswoman salesgirl salesperson rider loader peon cleaner watchman sweeper gunman bouncer nanny maid
  pharmasist eletrician electrican counselor presenter anchor storyboarder optician sommelier halwai karigar mistri mason polisher presser helper
  picker assembler grinder turner moulder rigger scaffolder blaster lineman wireman foreman superintendent mobiliser mobilizer fundraiser
  archivist geotechnician hydrogeologist astrologer matron nurse governess zookeeper agronomist horticulturist
  paediatrician pediatrician dietician visualiser visualizer storekeeper headmaster headmistress reviewer proctor invigilator
  modeler modeller illustrator draughtsman draftsman detailer estimator scheduler valuator underwriter telemarketer merchandiser buyer stager
  hacker fabricator brewmaster fellow collector chancellor intensivist metallurgist
  priest pujari purohit pandit imam mahout liftman sevadar
  commi processor promoter telecounsellor telecounselor coder creator annotator labeller tagger linguist typist marshal escort valet doorman butler usher projectionist croupier dj lecturer
`);

/** Posts, and what they are of, that hasty writers misspell in more ways than one could list. */
export const OFTEN_MISSPELLED = words(`
  accountant receptionist electrician designer developer engineer supervisor executive officer operator technician recruiter writer driver cashier
  pharmacist telecaller mechanic teacher counsellor coordinator manager assistant representative merchandiser plumber carpenter housekeeper
  librarian principal lecturer professor physiotherapist nutritionist beautician photographer attendant architect chemist draftsman draughtsman security housekeeping
  restaurant hospital graphic
`);

/** Words for somebody of any trade: "HR person", "Java resource", "sales guys". */
export const SOMEBODY = words(`
  person people guy resource candidate professional someone somebody boy girl lady lad hand folk specialist-person individual manpower banda bande ladka ladki
  applicant profile anyone anybody
`);

/** Words that never belong to a title that they stand before. */
export const NOT_IN_TITLE = words(`
  a an the and or our my your their his her its this that these those one two three four five six seven eight nine ten some few several many more
  another couple anyone anybody additional multiple various any all both each every no not of in on at to for from by with as into within per about is are was be been being am
  we i you they he she it who which what whose there here will would can could should shall may might must do does did has have had having
  need needs needed needing want wants wanted wanting require requires required requiring requirement requirements looking look seeking seek hiring hire recruit recruiting
  search searching urgent urgently urgntly immediate immediately asap good great best strong smart dynamic energetic enthusiastic passionate talented skilled experienced exp
  experience reliable trustworthy honest sincere hardworking hard-working dedicated motivated self-motivated young presentable pleasing polite female male women men
  full-time part-time full part time permanent temporary contract contractual contract-based freelance remote hybrid onsite wfh fresher freshers fresh qualified-only proven
  excellent ideal suitable right new existing current opening openings vacancy vacancies position positions role roles post posts job jobs title designation profile profiles opportunity
  hi hello dear team please pls kindly hey guys folks add get find help us me also just only least plus minimum min max maximum upto years yrs year
  send share cv resume apply join joining company startup firm org organisation organization mnc leading reputed growing fast well established based
  gents retd retired co se kaam ghar pharm b.pharm d.pharm m.pharm chahiye hai ek do teen ke ki ka liye ko jo aur hume humein hamein hamare yahan wala wale wali bhi koi
  nos bedded bed beds seater star start iti diploma b.com bcom m.com mcom mba b.sc bsc m.sc msc gnm be b.e btech b.tech mtech mca bca b.ed md bds graduate-only ca-inter preferably preferred mid-level mid level solid rockstar ninja competent able capable committed responsible
  manage manages managing handle handles teach prepare ensure know knows knowing coordinate assist train guide
  before after till until during since upto ya chain agency online consultancy qualified phd accha acha achha badhiya mein me
  local fluent hands-on hands certified-only trained multi busy small large big top premium luxury boutique leading-edge upcoming
  interviewing onboard onboarding backfill replacement immediately-available walk-in walkin mature dependable versatile bright confident result-oriented
  opening: vacancy: now currently actively am back day night evening morning shift
`);

/** Nouns that are more often a verb or another thing; they need a sign that a role is meant. */
export const WEAK_NOUNS = words(`
  lead head hand host guide guard partner judge model master owner principal staff utility professional expert keeper crew support resource packer
  seller dealer handler agent client resident assistant associate executive manager officer agent rep fellow
  processor helper player leader maker member scholar player apprentice crew po mo rm mr cs eng pa ea ro secretary president chairman
`);

/** Written in capitals, or as given, wherever they stand in a title. */
export const CASED = new Map(
  `HR HRBP IT PL UI UX QA QC ICU NICU PICU CCU OT OPD ER ENT CA CS CMA CFO CTO CEO COO CMO CHRO VP AVP SVP PGT TGT PRT SDE SDET SRE DBA SEO SEM PPC PR
  B2B B2C FMCG BPO KPO AI ML NLP BI MIS ERP SAP FICO MM SD ABAP CRM CNC VMC PLC SCADA HVAC MEP EHS HSE ETP STP R&D M&A M&E F&B GST TDS MBBS RMO BDS BAMS GNM ANM
  CCTV VLSI RTL FPGA PCB CAD CAM NPD PPC SCM AWS GCP PHP HTML CSS SQL AP AR FP&A KYC AML US UK USA UAE II III IV L1 L2 L3 IB ICSE CBSE JEE NEET ECG MRI CT USG
  DTP VFX 3D 2D NGO CSR RF IoT DevOps MLOps iOS macOS SaaS EdTech FinTech D2C PF POSH OTA AHU DG EV ATM NBFC RPA SME MSME EXIM CHA TPA ITI BIM
  PMO GIS QS SPA-therapist HOD EA PA EV SME CDP DCDP MERN MEAN .NET Node.js React.js Next.js Vue.js JavaScript TypeScript WordPress GenAI LLM VBA VAPT HV HT LT SOC NOC L&D O&M TA SQA PE PT OB-GYN AC OEM IELTS EVS SST ESG TL LMS EPABX`
    .split(/\s+/)
    .map((word) => [word.toLowerCase(), word] as const),
);

/** A subject, ward or section that may follow a title, or stand after "for": "Teacher for Maths", "nurse ICU". */
export const SPECIALITIES = words(`
  fire compensation benefits
  academics icu nicu picu ccu ot opd er emergency ward casualty dialysis maths math mathematics physics chemistry biology science english hindi sanskrit
  computer computers commerce economics accountancy geography history sst evs music dance art sports yoga kannada tamil telugu marathi french german
  primary nursery montessori kindergarten preschool jee neet robotics python java react angular node php android ios flutter salesforce sap .net
  accounts finance hr sales marketing operations purchase stores store dispatch production quality maintenance admin logistics warehouse
  housekeeping kitchen bakery tandoor continental chinese pastry reception front-desk billing payroll recruitment taxation gst audit tally
  electrical mechanical civil hvac paediatrics pediatrics cardiology oncology gynaecology radiology pathology orthopaedics dermatology
  secretarial placement procurement compliance legal content design telecalling telesales security branch plant site showroom clinic labour laboratory lab
`);

/** What somebody who is wanted "for" something is called. */
export const ROLE_FOR_WORK: Record<string, string> = {
  backend: 'Backend Developer',
  'back end': 'Backend Developer',
  'back-end': 'Backend Developer',
  frontend: 'Frontend Developer',
  'front end': 'Frontend Developer',
  'front-end': 'Frontend Developer',
  fullstack: 'Full Stack Developer',
  'full stack': 'Full Stack Developer',
  'full-stack': 'Full Stack Developer',
  'mobile app': 'Mobile App Developer',
  devops: 'DevOps Engineer',
  telecalling: 'Telecaller',
  telesales: 'Telesales Executive',
  'tele calling': 'Telecaller',
  'data entry': 'Data Entry Operator',
  'back office': 'Back Office Executive',
  'front desk': 'Front Desk Executive',
  'front office': 'Front Office Executive',
  reception: 'Receptionist',
  sales: 'Sales Executive',
  'field sales': 'Field Sales Executive',
  accounts: 'Accounts Executive',
  accounting: 'Accounts Executive',
  hr: 'HR Executive',
  marketing: 'Marketing Executive',
  'digital marketing': 'Digital Marketing Executive',
  'social media': 'Social Media Executive',
  housekeeping: 'Housekeeping Attendant',
  security: 'Security Guard',
  delivery: 'Delivery Executive',
  packing: 'Packing Helper',
  loading: 'Loader',
  unloading: 'Loader',
  field: 'Field Executive',
  cleaning: 'Cleaner',
  pantry: 'Pantry Attendant',
  ward: 'Ward Attendant',
  mess: 'Mess Attendant',
  room: 'Room Attendant',
  lift: 'Lift Attendant',
  promotion: 'Promoter',
  warehouse: 'Warehouse Executive',
  store: 'Store Executive',
  stores: 'Store Executive',
  billing: 'Billing Executive',
  purchase: 'Purchase Executive',
  admin: 'Admin Executive',
  dispatch: 'Dispatch Executive',
  logistics: 'Logistics Executive',
  recruitment: 'Recruiter',
  'customer support': 'Customer Support Executive',
  'customer care': 'Customer Care Executive',
  'customer service': 'Customer Service Executive',
  seo: 'SEO Executive',
  design: 'Designer',
  'graphic design': 'Graphic Designer',
  'content writing': 'Content Writer',
  'video editing': 'Video Editor',
  testing: 'Tester',
  qa: 'QA Engineer',
  it: 'IT Executive',
  production: 'Production Executive',
  quality: 'Quality Executive',
  maintenance: 'Maintenance Technician',
  office: 'Office Assistant',
  kitchen: 'Kitchen Helper',
  counter: 'Counter Sales Executive',
  collection: 'Collection Executive',
  collections: 'Collection Executive',
  'business development': 'Business Development Executive',
  'inside sales': 'Inside Sales Executive',
  operations: 'Operations Executive',
  payroll: 'Payroll Executive',
  office_boy: 'Office Assistant',
};
