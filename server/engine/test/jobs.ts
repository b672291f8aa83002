/** A job advertisement with the ids of the sample resumes that it should find. */
export interface SampleJob {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly skills: readonly string[];
  readonly experience: { readonly min: number | null; readonly max: number | null };
  readonly relevant: readonly string[];
}

export const JOBS: readonly SampleJob[] = [
  {
    id: 'java',
    title: 'Java Backend Developer',
    text: `We are hiring a backend developer for our lending platform. You will design and build microservices in Java and
Spring Boot, expose REST APIs, write clean and tested code, and take part in code reviews with the squad. Good knowledge of
SQL databases and Git is required. Exposure to Docker or cloud is a plus.`,
    skills: ['Java', 'Spring Boot', 'REST APIs', 'SQL', 'Microservices'],
    experience: { min: 3, max: 6 },
    relevant: ['java-developer'],
  },
  {
    id: 'accountant',
    title: 'Accounts Executive / Senior Accountant',
    text: `Candidate should handle day to day accounting in Tally, GST and TDS returns, bank reconciliation, debtors and
creditors ledgers, and assist the CA in finalisation of balance sheet. B.Com or M.Com. Location Gurugram.`,
    skills: ['Tally', 'GST', 'TDS', 'Bank Reconciliation'],
    experience: { min: 4, max: 10 },
    relevant: ['accountant'],
  },
  {
    id: 'icu-nurse',
    title: 'Staff Nurse - ICU / CCU',
    text: `300 bedded multispeciality hospital needs GNM or B.Sc Nursing with valid registration. Duties: care of critically ill
patients, ventilator and ECG monitoring, administering medicines, infection control practices, nursing records, rotational shifts.`,
    skills: ['Critical Care', 'Patient Care', 'Medication Administration'],
    experience: { min: 1, max: 5 },
    relevant: ['nurse'],
  },
  {
    id: 'fmcg-sales',
    title: 'Regional Sales Manager (FMCG)',
    text: `Drive primary and secondary sales through distributors and modern trade in Madhya Pradesh and Chhattisgarh. Appoint
dealers, lead a team of area sales executives, achieve monthly targets, run trade schemes.`,
    skills: ['FMCG Sales', 'Distributor Management', 'Team Management', 'Channel Sales'],
    experience: { min: 8, max: 14 },
    relevant: ['sales-manager'],
  },
  {
    id: 'hindi-teacher',
    title: 'TGT / PGT Hindi',
    text: `CBSE affiliated school requires a Hindi teacher for classes VI to XII. M.A. Hindi with B.Ed. Should plan lessons, manage
the class, prepare question papers and speak with parents.`,
    skills: [],
    experience: { min: 3, max: null },
    relevant: ['teacher'],
  },
  {
    id: 'site-engineer',
    title: 'Civil Site Engineer',
    text: `Execution of high rise residential buildings: RCC, shuttering, brick work and finishing. Prepare BBS, BOQ and contractor bills,
check levels with total station, report daily progress. Diploma or B.E. Civil.`,
    skills: ['Site Supervision', 'Bar Bending Schedule', 'Quantity Surveying', 'AutoCAD'],
    experience: { min: 4, max: 8 },
    relevant: ['civil-engineer'],
  },
  {
    id: 'sous-chef',
    title: 'Sous Chef – Continental',
    text: `A five star beach resort in Goa looks for a sous chef to run the continental kitchen, plan menus with the executive chef,
control food cost, train commis, and keep HACCP records.`,
    skills: ['Continental Cuisine', 'Menu Planning', 'Food Costing', 'Kitchen Management'],
    experience: { min: 5, max: 10 },
    relevant: ['chef'],
  },
  {
    id: 'product-designer',
    title: 'Product Designer (UI/UX)',
    text: `Own the design of our mobile app from research to hand-off. Wireframes, prototypes and high fidelity screens in Figma, a
design system, usability tests with customers, close work with engineers.`,
    skills: ['UX Design', 'Figma', 'Prototyping', 'User Research'],
    experience: { min: 4, max: 8 },
    relevant: ['designer-sidebar'],
  },
  {
    id: 'legal',
    title: 'Legal Manager - Real Estate',
    text: `Draft and vet agreements, title due diligence of land, RERA compliance, handle litigation with outside counsel before civil and
consumer courts. LL.B. from a recognised university.`,
    skills: ['Contract Drafting', 'Litigation', 'RERA', 'Property Law'],
    experience: { min: 6, max: 12 },
    relevant: ['lawyer'],
  },
  {
    id: 'warehouse',
    title: 'Warehouse Incharge',
    text: `Manage inward, storage and dispatch in a 60,000 sq ft warehouse. GRN in WMS, cycle counts, FIFO, manpower of 40 loaders,
vehicle placement, MIS to head office. Bhiwandi.`,
    skills: ['Warehouse Management', 'Inventory Control', 'Dispatch'],
    experience: { min: 5, max: 10 },
    relevant: ['logistics-table'],
  },
  {
    id: 'qc-pharma',
    title: 'QC Chemist / Executive (Formulation plant)',
    text: `Analysis of raw materials and finished products on HPLC, GC and UV, dissolution, stability samples, OOS and deviation
investigation, GLP documentation. M.Sc Chemistry or B.Pharm with USFDA plant exposure.`,
    skills: ['HPLC', 'GMP', 'Stability Studies', 'Quality Control'],
    experience: { min: 3, max: 6 },
    relevant: ['pharma-years-only'],
  },
  {
    id: 'hrbp',
    title: 'HR Manager - Plant',
    text: `Handle plant HR: recruitment, time office, payroll, PF and ESI compliance, grievances, employee engagement and performance
appraisals for 800 workers. MSW or MBA HR.`,
    skills: ['Payroll', 'Statutory Compliance', 'Employee Engagement', 'Industrial Relations'],
    experience: { min: 6, max: 12 },
    relevant: ['hr-promotions'],
  },
  {
    id: 'digital-marketing',
    title: 'SEO and Performance Marketing Executive',
    text: `Run Google Ads and Meta campaigns, on page and off page SEO, keyword planning, landing pages, weekly analytics reports. E-commerce
background preferred.`,
    skills: ['SEO', 'Google Ads', 'Google Analytics'],
    experience: { min: 2, max: 5 },
    relevant: ['digital-marketer'],
  },
  {
    id: 'electrical',
    title: 'Engineer – Electrical Maintenance',
    text: `Preventive and breakdown maintenance of HT/LT panels, transformers, VFDs, motors and PLC controlled machines in a steel
plant. B.E. or diploma electrical with supervisory licence.`,
    skills: ['Electrical Maintenance', 'Switchgear', 'PLC'],
    experience: { min: 5, max: 10 },
    relevant: ['electrical-gulf'],
  },
];
