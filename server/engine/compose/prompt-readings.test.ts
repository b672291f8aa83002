import { describe, expect, it } from 'vitest';
import { findFamily } from './families/find-family.ts';
import { findTitle } from './find-title.ts';
import { readIndustry } from './industry.ts';
import { readPromptSkills } from './prompt-skills.ts';
import { readPrompt } from './prompt-text.ts';
import { readSharedWeek, readWorkMode } from './work-mode.ts';

const familyOf = (text: string) => findFamily(findTitle(readPrompt(text)), []);

describe('readWorkMode', () => {
  it.each<[string, 'hybrid' | 'remote' | 'office' | null]>([
    ['Java developer, hybrid', 'hybrid'],
    ['Java developer, 3 days office', 'hybrid'],
    ['Java developer, 2 days WFH', 'hybrid'],
    ['Java developer (Koramangala office, 3 days a wk)', 'hybrid'],
    ['Java developer, 3 days a week in office', 'hybrid'],
    ['Java developer, 3 days work from office', 'hybrid'],
    ['Java developer, 3 days per week from our Baner office', 'hybrid'],
    ['Java developer, 3 days onsite per week', 'hybrid'],
    ['Java developer, office thrice a week', 'hybrid'],
    ['Java developer, Tues-Thurs in the office', 'hybrid'],
    ['Java developer, Monday and Friday from home', 'hybrid'],
    ['Java developer, telecommute', 'remote'],
    ['Java developer, no telecommuting', 'office'],
    ['Java developer, deployed at client site', 'office'],
    ['Java developer, physical presence required', 'office'],
    ['Support engineer, occasional remote site visits', null],
    ['Java developer, alternate days office', 'hybrid'],
    ['Java developer, 3 days in-office', 'hybrid'],
    ['Java developer, 5 days office', 'office'],
    ['Java developer, 6 days a week from office', 'office'],
    ['Java developer, Office 6 days', 'office'],
    ['Java developer, 6 days office', 'office'],
    ['Java developer, 5 days WFO', 'office'],
    ['Java developer, office - 6 days', 'office'],
    ['Java developer, office 5 days a week', 'office'],
    ['Java developer, all days in office', 'office'],
    ['Java developer, office all days', 'office'],
    ['Java developer, office daily', 'office'],
    ['Java developer, daily office', 'office'],
    ['Java developer, Mon-Sat office', 'office'],
    ['Java developer, 6 day working from office', 'office'],
    ['Java developer, office 3 days', 'hybrid'],
    ['Java developer, office - 3 days a week', 'hybrid'],
    ['Java developer, office 5 days, 1 day wfh', 'hybrid'],
    ['Java developer for back office 6 days', null],
    ['Java developer, MS Office, 6 days working', null],
    ['Java developer, knows office 365, 15 days notice', null],
    ['Java developer, travel 2 days to client office', null],
    ['Admin executive to look after 3 office buildings', null],
    ['Java developer, 3 days training in our office', 'office'],
    ['Java developer, WFH', 'remote'],
    ['Content lead, remote, visit office 2 days a month', 'remote'],
    ['Java developer, remote, once a quarter to office', 'remote'],
    ['Java developer, office, 3 days a week', 'hybrid'],
    ['Java developer, remote, 1 office visit per month', 'remote'],
    ['Graphic designer, work from office - 2 days off', 'office'],
    ['Marketing executive, WFO, 2 days weekly off', 'office'],
    ['Content writer, remote; head office daily standup on call', 'remote'],
    ['Trainer remote, interview in 2 days at our Pune office', 'remote'],
    ['Liaison officer, income tax office daily visits, remote base', 'remote'],
    ['HR executive, office 2 days notice ok', null],
    ['Need 2 office executives, Jaipur', null],
    ['one office clerk wanted, Kanpur', null],
    ['2 office coordinators required Surat', 'office'],
    ['Hiring 3 office drivers Chennai', 'office'],
    ['Sales engineer, 3 days office training then travel', null],
    ['Java developer, come to office twice a week', 'hybrid'],
    ['Java developer, remote for 2-3 days', 'hybrid'],
    ['Java developer, 2 to 3 days a week from home', 'hybrid'],
    ['Java developer, office twice a week', 'hybrid'],
    ['Java developer, remote', 'remote'],
    ['Java developer, WFO', 'office'],
    ['Java developer, on-site role', 'office'],
    ['Java developer, no wfh', 'office'],
    ['Java developer, hybrid not possible', 'office'],
    ['Java developer, onsite opportunities', null],
    ['Java developer, remote sensing', null],
    ['Java developer for our hospital software', null],
    ['Accountant', null],
    ['Accountant for our clinic', 'office'],
    ['Accountant, 8-10 yrs, Hosur plant', 'office'],
    ['Accountant, 8-10 yrs, Chakan plant', 'office'],
    ['Accountant, Hosur plant experience', null],
    ['Accountant, reports to the Hosur plant', null],
    ['Accountant for a hospital chain', null],
    ['Staff nurse', 'office'],
    ['Clerk, work is from our Satara head office', 'office'],
    ['Clerk, WORK FROM CUSTOMER OFFICE', 'office'],
    ['Clerk for our 4 branch offices', 'office'],
    ['Clerk. Office timing 9 to 6', 'office'],
    ['Clerk, full office', 'office'],
    ['Brand manager, Mumbai, sat wfh', 'hybrid'],
    ['Clerk, Surat, ring road office', 'office'],
    ['Clerk, good in typing, ms office', null],
    ['Payroll executive, Hitech city (hyb, 3 days)', 'hybrid'],
    ['Teller, co-operative bank', 'office'],
    ['Java developer, night shift with cab', 'office'],
    ['Associate for a UK voice process', 'office'],
    ['Video editor for our Hindi channel', 'office'],
    ['Linux device driver engineer', null],
    ['Field sales executive', null],
    ['Sales executive, full field job', null],
    ['Front office executive, no field work', 'office'],
    ['Sales executive, field job, hybrid', 'hybrid'],
    ['Front office executive', 'office'],
    ['Sales executive for real estate', null],
  ])('%s', (text, mode) => {
    expect(readWorkMode(readPrompt(text), familyOf(text), findTitle(readPrompt(text)))).toBe(mode);
  });
});

describe('readSharedWeek', () => {
  it.each([
    ['Payroll executive, 3 days office', 'three days a week in the office'],
    ['Payroll executive, 3 days a week in office', 'three days a week in the office'],
    ['Payroll executive, 2 days wfh', 'two days a week at home'],
    ['Payroll executive, WFO 2-3 days', 'two to three days a week in the office'],
    ['Payroll executive, office thrice a week', 'three days a week in the office'],
    ['Payroll executive, once a week from our Pune office', 'one day a week in the office'],
    ['Payroll executive, three days per week at the office', 'three days a week in the office'],
    ['Payroll executive, hybrid', null],
    ['Payroll executive, 5 days office', null],
    ['Payroll executive, 3 years office experience', null],
    ['Payroll executive, hybrid, office near 2 metro stations', null],
    ['Payroll executive, hybrid, office, 2 days weekly off', null],
    ['Payroll executive, hybrid, 2 days in office per month', null],
    ['Payroll executive, 2 days work from home', 'two days a week at home'],
    ['Payroll executive, office: for 3 days a week', 'three days a week in the office'],
  ])('%s', (text, shared) => {
    expect(readSharedWeek(readPrompt(text))).toBe(shared);
  });
});

describe('readIndustry', () => {
  it.each([
    ['Java developer', 'Information Technology'],
    ['Java developer for our fintech team', 'Banking & Financial Services'],
    ['Accountant', null],
    ['Accountant for a hospital', 'Healthcare & Pharmaceuticals'],
    ['Accountant for our NGO', 'Non-Profit Organizations'],
    ['Accountant, hotel experience preferred, for our school', 'Education & EdTech'],
    ['Accountant who knows bank reconciliation', null],
    ['Designer for an ad agency', 'Media & Entertainment'],
    ['Accountant, B.Com from a good Pune college', null],
    ['Accountant, graduate from reputed college', null],
    ['Accountant for a reputed college', 'Education & EdTech'],
    ['Clerk for a builder', 'Real Estate'],
    ['Clerk for a security agency', 'Others'],
    ['Team leader for a BPO', 'Others'],
    ['Clerk for a manpower agency', 'Consulting Services'],
    ['Clerk for our online furniture store', 'E-commerce & Retail'],
    ['Clerk for a toy shop', 'E-commerce & Retail'],
    ['Clerk for a trading firm', 'E-commerce & Retail'],
    ['Technician for a wind farm', 'Energy & Utilities'],
    ['Software firm for hospitals needs a clerk', 'Information Technology'],
    ['Group with textile mills, a dairy and a hospital needs a clerk', 'Manufacturing'],
    ['Clerk with own bike, Hero or Honda', null],
    ['Accountant, cash and bank', null],
    ['Clerk. Industry: Telecommunications', 'Telecommunications'],
    ['Hotel front office executive - Goa property', 'Others'],
    ['Housekeeping supervisor. 4 star hotel. Udaipur property, 60 villas', 'Others'],
    ['Hotel sales manager for a real estate group', 'Real Estate'],
    ['Clerk for a property in Goa', 'Real Estate'],
    ['Cashier for a petrol pump at Karnal highway', 'E-commerce & Retail'],
    ['Site engineer, highways', 'Real Estate'],
    ['Structural design engineer, RCC & steel', 'Real Estate'],
    ['Clerk for an overseas education consultancy', 'Education & EdTech'],
    ['QA/QC pharma, Vadodara plant', 'Healthcare & Pharmaceuticals'],
    ['Wedding planner, decor', 'Media & Entertainment'],
    ['Customer success manager for B2B saas', 'Information Technology'],
  ])('%s', (text, industry) => {
    expect(readIndustry(readPrompt(text), familyOf(text))).toBe(industry);
  });
});

describe('readPromptSkills', () => {
  const skills = (text: string): string[] =>
    readPromptSkills(readPrompt(text), findTitle(readPrompt(text)), familyOf(text)).map(({ name }) => name);

  it('puts the must-haves first in their order, the good-to-haves after, virtues last', () => {
    expect(skills('Java developer. Kafka is a plus. Good communication. Must know Spring Boot, AWS')).toEqual(
      ['Java', 'Spring Boot', 'AWS', 'Apache Kafka', 'Communication'],
    );
  });

  it('keeps a labelled list whole, unknown names too', () => {
    expect(skills('Role: Accountant\nSkills: Tally, Zarf Ledger, GST')).toEqual([
      'Tally',
      'Zarf Ledger',
      'GST',
      'Accounting',
    ]);
  });

  it.each([
    [
      'Need a backend developer, 4-6 years, Java, Spring Boot and Kafka',
      ['Java', 'Spring Boot', 'Apache Kafka'],
    ],
    ['Frontend developer, React and TypeScript', ['React', 'TypeScript']],
    ['Data scientist needed, Python, PyTorch', ['Python', 'PyTorch']],
    ['Backend developer, Java', ['Java', 'Backend Development']],
    [
      'Backend developer, 2 years of backend development, Java, Kafka',
      ['Java', 'Apache Kafka', 'Backend Development'],
    ],
    ['Android developer, Kotlin, Firebase', ['Android Development', 'Kotlin', 'Firebase']],
  ])('asks for no trade that only the post implies where skills are named: %s', (text, expected) => {
    expect(skills(text).toSorted()).toEqual(expected.toSorted());
  });

  it.each([
    ['Accountant, with excel and tally', 'Excel'],
    ['Office assistant, knows excel and typing', 'Excel'],
    ['ITI fitter, hydraulic, pneumatic', 'Hydraulics and Pneumatics'],
  ])('reads what is written small or short: %s', (text, skill) => {
    expect(skills(text)).toContain(skill);
  });

  it.each([
    ['HR executive, we grow and excel as a team', 'Excel'],
    ['Teacher who helps children excel in maths', 'Excel'],
    ['PA system technician, audio mixing', 'Executive Assistance'],
    ['Loco pilot trainer', 'Commercial Pilot'],
  ])('takes no other sense of a word for a skill: %s', (text, skill) => {
    expect(skills(text)).not.toContain(skill);
  });

  it.each([
    ['perks', 'Java developer. PF, ESI and health insurance', ['Java']],
    ['the employer', 'Java developer for our edtech company and retail startup', ['Java']],
    ['hiring itself', 'We are hiring a Java developer', ['Java']],
    ['a hospital of beds', 'Pharmacist for a 50 bed hospital', ['Pharmacy']],
    ['fluency', 'Pharmacist with fluent English', ['Pharmacy']],
  ])('takes none from %s', (_from, text, expected) => {
    expect(skills(text)).toEqual(expected);
  });

  it.each([
    ['MIS exec. excel vlookup, pivot tables', ['Excel', 'VLOOKUP', 'Pivot Tables']],
    ['gis analyst arcgis, qgis', ['ArcGIS', 'QGIS']],
    ['data scientist pyspark, opencv, mlflow, huggingface', ['PySpark', 'OpenCV', 'MLflow', 'HuggingFace']],
    ['electronics engineer - kicad, stm32', ['KiCad', 'STM32']],
    ['sap abap developer, odata', ['OData']],
    ['digital marketing executive: hubspot, ga4', ['GA4']],
    ['network engineer, dhcp, bgp and ospf', ['DHCP', 'BGP', 'OSPF']],
  ])('names things with their letters: %s', (text, names) => {
    expect(skills(text)).toEqual(expect.arrayContaining(names));
  });

  it('takes the post itself for no skill', () => {
    expect(skills('Chef de partie, Goa, 3 yrs')).toEqual(['Kitchen Management']);
  });

  it('takes no degree, rank or level for a skill', () => {
    expect(skills('CA or CMA for finance controller, Ind AS')).toEqual(['Ind AS']);
    expect(skills('AGM finance, budgeting')).toEqual(['Budgeting']);
    expect(skills('Company secretary, AGM and board meetings')).toContain('Board Meetings');
    expect(skills('TGT Maths teacher')).not.toContain('CTET');
    expect(skills('RMO, MBBS / BAMS')).not.toContain('Ayurveda');
    expect(skills('Ayurvedic doctor, BAMS')).toContain('Ayurveda');
  });

  it('takes no place for a skill', () => {
    expect(skills('Forklift operator for cold storage')).not.toContain('Harvesting');
    expect(skills('Safety officer at construction site')).not.toContain('Construction Management');
    expect(skills('Lift operator in commercial building')).not.toContain('High Rise Construction');
  });

  it('names one thing once', () => {
    expect(skills('Hotel front office executive, Opera PMS')).toEqual([
      'Front Office Operations',
      'Opera PMS',
    ]);
  });

  it('names other work as written where it only counts as the skill', () => {
    expect(skills('Spinning master, ring frame')).toEqual(['Spinning', 'Ring Frame']);
    expect(skills('Jewellery designer, CAD and Rhino')).toEqual(expect.arrayContaining(['CAD', 'Rhino']));
    expect(skills('Beautician, threading')).toContain('Threading');
    expect(skills('JCB operator for a quarry')).toContain('JCB Operation');
    expect(skills('Cost accountant for a mill')).toContain('Cost Accounting');
    expect(skills('CNC operator cum setter for our auto component factory at Chakan, Fanuc')).not.toContain(
      'Robotics',
    );
  });

  it("takes a neighbour's trade for a skill", () => {
    expect(skills('Relationship manager, mutual funds, for our bank')).toContain('Mutual Funds');
    expect(skills('Accountant for a hospital in retail')).toEqual(['Accounting']);
  });

  it('reads a language between others and a short form by its trade', () => {
    expect(skills('Backend developer, AWS, Go or Python')).toContain('Go');
    expect(skills('Clinical research associate, GCP')).toContain('Good Clinical Practice');
  });

  it.each<[string, string[], string[]]>([
    ['Welder, TIG. CAD knowledge not required', [], ['CAD']],
    ['Purchase executive, drafting of letters', [], ['CAD']],
    ['Motor claims executive for insurance', ['Motor Insurance'], ['Motors and Drives']],
    ['Visa counsellor, SOP writing for students and visa filing', [], ['SOP Development', 'Filing']],
    ['QA officer for a USFDA approved plant', [], ['Regulatory Affairs']],
    ['Ward nurse, footfall of 300 a day', [], ['Customer Walk-ins']],
    ['Nurse for OPD', ['Outpatient Care'], ['General Medicine']],
    ['Loan officer, LAP', ['Loan Against Property'], ['Home Loans']],
    ['CNC operator, Fanuc control', ['CNC Programming'], ['Robotics']],
    ['Sales executive, agreement for sale', ['Contract Drafting'], []],
    ['Electrical engineer, M&E works', [], ['Monitoring and Evaluation']],
    ['Counsellor, MSW preferred', [], ['Social Work']],
    ['Field surveyors in Ranchi', [], ['Loss Assessment']],
    ['Welder, ITI must', ['Welding'], ['Technician Work']],
    ['SDR, cold calling, linkedin sales nav', ['Cold Calling'], ['Fund Accounting']],
    ['HRBP, PMS, payroll', ['Performance Management'], ['Portfolio Management']],
    ['Transport manager, GPS, RTO work', ['GPS'], ['Reverse Logistics']],
    ['Legal counsel, data privacy', ['Data Privacy'], ['GDPR']],
    ['Branch manager, gold loans', ['Gold Loans'], ['Branch Manager']],
    ['Service advisor at a Maruti dealership', ['Service Advising'], ['Maruti']],
    ['Kindergarten teacher for a play school', ['Early Childhood Education'], ['Play School']],
  ])('takes a word in the sense of its sentence: %s', (text, some, none) => {
    expect(skills(text)).toEqual(expect.arrayContaining(some));
    for (const each of none) expect(skills(text)).not.toContain(each);
  });

  it.each<[string, string[]]>([
    ['Manager, GST litigation', ['Tax Litigation', 'GST']],
    ['Tester, manual + automation testing', ['Manual Testing', 'Automation Testing']],
    ['Accountant, billing in Busy', ['Busy Accounting']],
    ['HR executive: PF, ESIC, payroll', ['Statutory Compliance', 'Payroll']],
    ['HR executive, Keka', ['Keka']],
    ['Sales executive, real estate experience', ['Real Estate Sales']],
    ['Marketer, A/B tests, Mixpanel', ['A/B Testing', 'Mixpanel']],
    ['Boiler operator, water treatment', ['Water Treatment']],
    ['CA for RBI reporting & statutory compliance', ['RBI Reporting', 'Statutory Compliance']],
    ['HRBP, engagement, grievance, statutory', ['Employee Engagement', 'Grievance Handling']],
    ['React developers, Redux, TS, REST', ['TypeScript']],
    [
      'Wedding planner, handle vendors, guest mgmt',
      ['Event Management', 'Vendor Management', 'Guest Management'],
    ],
    ['Solar project manager - EPC, PVsyst', ['EPC', 'PVsyst']],
  ])('loses none that is written short or within another: %s', (text, some) => {
    expect(skills(text)).toEqual(expect.arrayContaining(some));
  });

  it.each<[string, string[]]>([
    ['HR executive, greytHR or Keka', ['greytHR', 'Keka']],
    ['HR executive, Keka / greytHR / Darwinbox', ['Keka', 'greytHR', 'Darwinbox']],
    ['HR executive, greythr/keka', ['greytHR', 'Keka']],
    ['HR executive. Skills: zing hr, people strong', ['ZingHR', 'PeopleStrong']],
    ['Recruiter, naukri or monster', ['Naukri', 'Monster']],
    ['Java developer, MySQL/Postgres, Jenkins or GitLab CI', ['MySQL', 'PostgreSQL', 'Jenkins', 'GitLab CI']],
    ['MIS executive, vlookup or xlookup, power bi/tableau', ['VLOOKUP', 'XLOOKUP', 'Power BI', 'Tableau']],
    ['Accountant, tally prime or Busy', ['Tally', 'Busy Accounting']],
    [
      'Payroll executive, exit interviews or full and final',
      ['Exit Formalities', 'Full and Final Settlement'],
    ],
  ])('finds every one of what may be chosen from: %s', (text, some) => {
    expect(skills(text)).toEqual(expect.arrayContaining(some));
  });

  it.each<[string, string[], string[]]>([
    [
      'Payroll executive, PF, ESI, PT, Form 16, TDS',
      ['Payroll', 'PF', 'ESI', 'Professional Tax', 'Form 16', 'TDS'],
      ['Income Tax'],
    ],
    [
      'Payroll executive, ESIC, p tax, LWF, fnf',
      ['ESI', 'Professional Tax', 'LWF', 'Full and Final Settlement'],
      ['PF'],
    ],
    ['HR executive. PF/ESI/PT challans', ['PF', 'ESI', 'Professional Tax'], []],
    ['Accountant, GST, TDS, PF and ESI returns', ['GST', 'TDS', 'PF', 'ESI'], []],
    ['Accountant, income tax and Form 26AS', ['Income Tax'], ['Form 16']],
    ['Accountant. PF and ESI provided', [], ['PF', 'ESI', 'Statutory Compliance']],
    ['Telecaller, PT job', [], ['Professional Tax']],
    ['PT teacher for a school, PF given', [], ['Professional Tax', 'PF']],
    ['Java developer. PF, ESI', [], ['PF', 'ESI']],
    ['Maths teacher, B.Ed', [], ['B.Ed', 'B.ED']],
    ['Bank relationship manager, CASA', ['CASA'], ['Account Opening']],
    ['Accounts payable executive, vendor reconciliation', ['Vendor Reconciliation'], ['Ledger Scrutiny']],
    ['HR recruiter, non-IT hiring', ['Non-IT Recruitment'], ['Technical Recruitment']],
    ['CNC operator, Fanuc or Siemens control', ['CNC Programming', 'Fanuc'], ['Robotics']],
    ['Recruiter, IT hiring', ['Technical Recruitment'], ['Non-IT Recruitment']],
  ])('names what the prompt names, not what that only counts as: %s', (text, some, none) => {
    expect(skills(text)).toEqual(expect.arrayContaining(some));
    for (const each of none) expect(skills(text)).not.toContain(each);
  });

  it('names at most 15', () => {
    const many =
      'Java, SQL, Python, Docker, Kubernetes, Redis, Kafka, AWS, Azure, Git, Jenkins, React, Angular, PHP, Perl, Scala';
    expect(skills(`Java developer with ${many}`)).toHaveLength(15);
  });
});
