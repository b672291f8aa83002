import { describe, expect, it } from 'vitest';
import { findFamily } from './families/find-family.ts';
import { findTitle } from './find-title.ts';
import { readIndustry } from './industry.ts';
import { readPromptSkills } from './prompt-skills.ts';
import { readPrompt } from './prompt-text.ts';
import { degreesText, readDegrees, readWishedDegrees } from './stated-degrees.ts';
import { readDuties } from './stated-duties.ts';
import { readLanguages } from './stated-languages.ts';
import { readDone } from './stated-experience.ts';
import { readOpenings, readTeam } from './stated-openings.ts';
import { readExtras, readPerks } from './stated-terms.ts';
import { readSetting } from './setting.ts';
import { readWorkMode } from './work-mode.ts';

const familyOf = (text: string) => findFamily(findTitle(readPrompt(text)), []);

describe('readWorkMode', () => {
  it.each<[string, 'hybrid' | 'remote' | 'office' | null]>([
    ['Java developer, hybrid', 'hybrid'],
    ['Java developer, 3 days office', 'hybrid'],
    ['Java developer, 2 days WFH', 'hybrid'],
    ['Java developer (Koramangala office, 3 days a wk)', 'hybrid'],
    ['Java developer, WFH', 'remote'],
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
    ['Accountant for a hospital chain', null],
    ['Staff nurse', 'office'],
    ['Clerk, work is from our Satara head office', 'office'],
    ['Clerk, WORK FROM CUSTOMER OFFICE', 'office'],
    ['Clerk for our 4 branch offices', 'office'],
    ['Clerk. Office timing 9 to 6', 'office'],
    ['Clerk, full office', 'office'],
    ['Java developer, night shift with cab', 'office'],
    ['Associate for a UK voice process', 'office'],
    ['Video editor for our Hindi channel', 'office'],
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
    ['perks', 'Java developer. PF, ESI and health insurance', ['Java']],
    ['the employer', 'Java developer for our edtech company and retail startup', ['Java']],
    ['hiring itself', 'We are hiring a Java developer', ['Java']],
    ['a hospital of beds', 'Pharmacist for a 50 bed hospital', ['Pharmacy']],
    ['fluency', 'Pharmacist with fluent English', ['Pharmacy']],
  ])('takes none from %s', (_from, text, expected) => {
    expect(skills(text)).toEqual(expected);
  });

  it('takes no degree, rank or level for a skill', () => {
    expect(skills('CA or CMA for finance controller, Ind AS')).toEqual(['Ind AS']);
    expect(skills('AGM finance, budgeting')).toEqual(['Budgeting']);
    expect(skills('Company secretary, AGM and board meetings')).toContain('Board Meetings');
    expect(skills('TGT Maths teacher')).not.toContain('CTET');
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
    expect(skills('Spinning master, ring frame')).toEqual(['Spinning']);
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

  it('names at most 15', () => {
    const many =
      'Java, SQL, Python, Docker, Kubernetes, Redis, Kafka, AWS, Azure, Git, Jenkins, React, Angular, PHP, Perl, Scala';
    expect(skills(`Java developer with ${many}`)).toHaveLength(15);
  });
});

describe('what else a prompt states', () => {
  it('degrees, as an Indian CV writes them', () => {
    expect(readDegrees(readPrompt('M.Sc Physics with B.Ed'))).toEqual([['M.Sc (Physics)'], ['B.Ed']]);
    expect(readDegrees(readPrompt('GNM or b.sc nursing'))).toEqual([['GNM', 'B.Sc Nursing']]);
    expect(readDegrees(readPrompt('a 100-bed hospital'))).toEqual([]);
    expect(readDegrees(readPrompt('must be patient, teaches classes XI-XII, patient'))).toEqual([]);
    expect(readDegrees(readPrompt('BE/MBA'))).toEqual([['B.E./B.Tech', 'MBA']]);
    expect(readDegrees(readPrompt('MHA or MPH'))).toEqual([['MHA', 'MPH']]);
  });

  it.each([
    ['M.A B.Ed must', 'M.A. and B.Ed'],
    ['M.Com B.Ed must', 'M.Com and B.Ed'],
    ['B.Tech + MBA', 'B.E./B.Tech and MBA'],
    ['B.Tech with MBA/PGDM', 'B.E./B.Tech, with MBA or PGDM'],
    ['LLB CS must', 'LL.B.'],
    ['LLB MBA mandatory', 'LL.B. and MBA'],
    ['LLB, MBA', 'LL.B. or MBA'],
    ['B.Com and M.Com', 'B.Com or M.Com'],
    ['GNM/BSc', 'GNM or B.Sc Nursing'],
    ['B.Sc or BCA', 'B.Sc or BCA'],
    ['CA or CMA for finance controller', 'CA or CMA'],
    ['CA/CS', 'CA or CS'],
    ['CA/CMA/MBA Finance', 'CA, CMA or MBA in finance'],
    ['semi qualified CA or CA inter', 'CA (Inter)'],
    ['IPCC cleared', 'CA (Inter)'],
    ['Accounts head, CA, for a builder', 'CA'],
    ['CMA data for the bank', ''],
    ['diploma in OT', 'diploma in OT'],
  ])('%s asks for %s', (text, asked) => {
    expect(degreesText(readDegrees(readPrompt(text)))).toBe(asked);
  });

  it('a nursing council by its letters', () => {
    expect(readExtras(readPrompt('GNM with KNC'))).toEqual(['A valid nursing council registration']);
    expect(readExtras(readPrompt('Nurse for an MNC company'))).toEqual([]);
  });

  it('languages to be spoken, not those to be taught', () => {
    expect(readLanguages(readPrompt('Fluent English and Hindi')).musts).toEqual(['English', 'Hindi']);
    expect(readLanguages(readPrompt('to teach spoken English')).musts).toEqual([]);
    expect(readLanguages(readPrompt('good Hindi and English')).musts).toEqual(['Hindi', 'English']);
  });

  it('languages and degrees that are only wished for', () => {
    const { musts, wishes } = readLanguages(
      readPrompt('Hindi must, Bhojpuri nice to have. Punjabi & English'),
    );
    expect([musts, wishes]).toEqual([['Hindi', 'Punjabi', 'English'], ['Bhojpuri']]);
    expect(readWishedDegrees(readPrompt('12th pass, graduate preferred'))).toEqual([
      'graduate in any discipline',
    ]);
    expect(readLanguages(readPrompt('3-5 yrs, Hindi English, 35k pm')).musts).toEqual(['Hindi', 'English']);
    expect(readLanguages(readPrompt('own bike. telugu. 15k pm')).musts).toEqual(['Telugu']);
    expect(readDegrees(readPrompt('BPT must MPT preferred'))).toEqual([['BPT']]);
    const degrees = readPrompt('B.Sc agri must, MBA preferred');
    expect(readDegrees(degrees)).toEqual([['B.Sc (Agriculture)']]);
    expect(readWishedDegrees(degrees)).toEqual(['MBA']);
  });

  it('the team, and what should have been done before', () => {
    expect(readTeam(readPrompt('Will lead a team of 8-10'))).toEqual({ size: '8 to 10', leads: true });
    expect(readTeam(readPrompt('handles 30 workers'))).toEqual({ size: '30', leads: true });
    expect(readTeam(readPrompt('handle 40 trucks'))).toBeNull();
    expect(readTeam(readPrompt('Team of 7'))).toEqual({ size: '7', leads: false });
    expect(readTeam(readPrompt('Should have led a team of 7'))).toBeNull();
    expect(readDone(readPrompt('should have handled dealers in eastern UP'))).toBe(
      'Should have handled dealers in eastern UP',
    );
  });

  it('other demands, but not those denied', () => {
    expect(readExtras(readPrompt('Night shift, bike and DL must'))).toEqual([
      'Readiness to work night shifts',
      'A vehicle of your own',
      'A valid driving licence',
    ]);
    expect(readExtras(readPrompt('No night shift'))).toEqual([]);
  });

  it('perks as stated, and no others', () => {
    expect(readPerks(readPrompt('Free accommodation and food'), false)).toEqual(['accommodation', 'meals']);
    expect(readPerks(readPrompt('No accommodation'), false)).toEqual([]);
    expect(readPerks(readPrompt('Guard for girls hostel'), false)).toEqual([]);
    expect(readPerks(readPrompt('Nurse, free hostel'), false)).toEqual(['accommodation']);
    expect(readPerks(readPrompt('Nanny, cook basic meals, 12k'), false)).toEqual([]);
  });

  it('openings, but no years and no pay', () => {
    expect(readOpenings(readPrompt('Need 4 nurses'))).toBe(4);
    expect(readOpenings(readPrompt('No. of positions: 3'))).toBe(3);
    expect(readOpenings(readPrompt('telecallers (5 nos) for Noida'))).toBe(5);
    expect(readOpenings(readPrompt('need two area managers'))).toBe(2);
    expect(readOpenings(readPrompt('6 staff nurses for the ICU'))).toBe(6);
    expect(readOpenings(readPrompt('Site Engineers - 4 nos'))).toBe(4);
    expect(readOpenings(readPrompt('Sales Executive x3 for Ajmer'))).toBe(3);
    expect(readOpenings(readPrompt('Vacancy: 02'))).toBe(2);
    expect(readOpenings(readPrompt('3 x React Native devs for Noida'))).toBe(3);
    expect(readOpenings(readPrompt('5 delivery boys + 1 supervisor for our store'))).toBe(5);
    expect(readOpenings(readPrompt('Chef for Goa. 3 yrs. Two helpers are a separate matter'))).toBeNull();
    expect(readOpenings(readPrompt('Need 4 years of experience'))).toBeNull();
    expect(readOpenings(readPrompt('Notice max 30 days'))).toBeNull();
    expect(readOpenings(readPrompt('will manage 5 engineers'))).toBeNull();
  });

  it('duties as bullets that begin with a verb', () => {
    expect(readDuties(readPrompt('She will be handling daily accounts and preparing GST returns'))).toEqual([
      'Handle daily accounts',
      'Prepare GST returns',
    ]);
    expect(readDuties(readPrompt('Someone to pack spice boxes, Erode, 12k'))).toEqual(['Pack spice boxes']);
    expect(readDuties(readPrompt('She will develop and maintain hindi courses'))).toEqual([
      'Develop and maintain Hindi courses',
    ]);
    expect(readDuties(readPrompt('Job Description:\n1. Appraise loan proposals\n2. Salary 20k'))).toEqual([
      'Appraise loan proposals',
    ]);
  });

  it('what the person will belong to', () => {
    expect(readSetting(readPrompt('for our Pune fintech team'))).toBe('our fintech team');
    expect(readSetting(readPrompt('Our 300 bedded hospital in Lucknow needs a nurse'))).toBe(
      'our 300-bed hospital',
    );
    expect(readSetting(readPrompt('for our high rise project'))).toBe('our high-rise project');
    expect(readSetting(readPrompt('Captain for 4 star hotel in Jaipur'))).toBe('our 4-star hotel');
    expect(readSetting(readPrompt('CA firm in Ahmedabad needs an auditor'))).toBe('our CA firm');
    expect(readSetting(readPrompt('Guards via security agency'))).not.toBe('our via security agency');
    expect(readSetting(readPrompt('for our company'))).toBeNull();
    expect(readSetting(readPrompt('for our ICU hospital'))).toBe('our hospital');
    expect(readSetting(readPrompt('for our 22 years old jute mill'))).toBe('our jute mill');
    expect(readSetting(readPrompt('for our Hindi news channel'))).toBe('our Hindi news channel');
  });
});
