import { describe, expect, it } from 'vitest';
import { INDUSTRIES, type Industry } from '#contract/options.ts';
import type { Skill } from '#server/engine/taxonomy/parse.ts';
import { allSkills } from '#server/engine/taxonomy/skills.ts';
import { CLOSER, closerFamilies, closerFamily } from './closer-family.ts';
import { allFamilies, familiesAside, familyByIndustry, findFamily } from './find-family.ts';
import { parseFamilies } from './parse-families.ts';

const FAMILIES = [...allFamilies(), ...familiesAside(), ...closerFamilies()];
const skill = (name: string) => allSkills().filter((each) => each.name === name);

describe('the role families', () => {
  it('are at least 24, each named once', () => {
    expect(FAMILIES.length).toBeGreaterThanOrEqual(24);
    expect(new Set(FAMILIES.map(({ name }) => name)).size).toBe(FAMILIES.length);
  });

  it('have duties for everyone and for each level', () => {
    const lacking = FAMILIES.filter(({ duties }) => {
      const usual = duties.filter(
        (duty) => duty.level === 'everyone' && duty.skills.length === 0 && !duty.namesSkills,
      );
      const everyLevel = ['junior', 'senior', 'manager'].every((level) =>
        duties.some((duty) => duty.level === level),
      );
      const naming = duties.filter(({ namesSkills }) => namesSkills);
      return usual.length < 5 || !everyLevel || naming.length !== 1;
    });
    expect(lacking.map(({ name }) => name)).toEqual([]);
  });

  it('name only fields, skills and industries that there are', () => {
    const fields = new Set(allSkills().map(({ field }) => field));
    const names = new Set(allSkills().map(({ name }) => name));
    const unknown = FAMILIES.flatMap((family) => [
      ...family.fields.filter((field) => !fields.has(field)),
      ...family.duties.flatMap((duty) => duty.skills.filter((each) => !names.has(each))),
    ]);
    expect(unknown).toEqual([]);
    expect(FAMILIES.filter(({ industry }) => industry !== null && !INDUSTRIES.includes(industry))).toEqual(
      [],
    );
  });

  it('write duties as bullets: a capital first, no full stop', () => {
    const odd = FAMILIES.flatMap(({ duties }) => duties).filter(
      ({ text }) => !/^\p{Lu}[^{}]*(?:\{skills\})?[^{}.]*$/u.test(text),
    );
    expect(odd.map(({ text }) => text)).toEqual([]);
  });

  it('are refused with a line that is none of theirs', () => {
    expect(() => parseFamilies('== A | B | - | site\nnonsense')).toThrow('nonsense');
  });
});

describe('findFamily', () => {
  it.each([
    ['Senior Java Developer', 'Software development'],
    ['HR Manager - Plant', 'Human resources'],
    ['ICU Staff Nurse', 'Nursing'],
    ['PGT Physics', 'Teaching'],
    ['Site In-charge', 'Civil and site'],
    ['QC Chemist', 'Pharma manufacturing and laboratory'],
    ['Sales Executive - Real Estate', 'Real estate'],
    ['Zarf Polisher', 'General'],
    ['Showroom Sales Manager', 'Retail store'],
    ['Tally Operator', 'Accounts'],
    ['Data Entry Operator', 'Data entry and records'],
    ['Computer Operator', 'Data entry and records'],
    ['BPO Operator', 'Customer support and BPO'],
    ['CNC Operator', 'Production'],
    ['Weaving Supervisor', 'Production'],
    ['Semi-Qualified CA', 'Audit and tax'],
    ['Jewellery Designer', 'Jewellery making'],
    ['Hospital Billing Executive', 'Hospital administration'],
    ['Gold Valuer', 'Banking and credit'],
    ['JCB Operator', 'Security and driving'],
    ['Lift Operator', 'Security and driving'],
    ['Lift Technician', 'Mechanical maintenance and service'],
    ['Telephone Operator', 'Administration and front office'],
    ['Maid', 'Household help'],
    ['Elderly Caretaker', 'Household help'],
    ['Wedding Planner', 'Events and weddings'],
    ['Event Manager', 'Events and weddings'],
    ['Senior Structural Design Engineer', 'Civil and site'],
    ['Solar Project Manager', 'Engineering projects'],
    ['Interior Project Manager', 'Civil and site'],
    ['IT Project Manager', 'Projects and business analysis'],
    ['Agri Field Officer', 'Agriculture and food'],
    ['Field Officer', 'Social work and development'],
    ['Assistant General Manager Finance', 'Finance and company secretary'],
    ['Vice President (Sales)', 'Sales'],
    ['General Manager', 'Consulting and strategy'],
    ['Linux Device Driver Engineer', 'Embedded and chips'],
    ['Data Steward', 'Data analysis'],
    ['Architect', 'Architecture and interiors'],
    ['Senior Project Architect', 'Architecture and interiors'],
    ['Petrol Pump Attendant', 'General'],
    ['Patient Care Attendant', 'Nursing'],
    ['Interior Architect', 'Architecture and interiors'],
    ['Solution Architect', 'Software development'],
    ['Naval Architect', 'Mechanical design'],
    ['PA System Technician', 'Film, photography and animation'],
    ['Pantry Attendant', 'Administration and front office'],
    ['EPABX Operator', 'Administration and front office'],
    ['Night Auditor', 'Hotel and restaurant service'],
    ['Energy Auditor', 'Electrical and automation'],
    ['Film Production Manager', 'Film, photography and animation'],
    ['Ship Captain', 'General'],
    ['Animal Nutritionist', 'Agriculture and food'],
    ['VMC Programmer', 'Production'],
    ['Field Collection Executive', 'Banking and credit'],
  ])('%s', (title, family) => {
    expect(findFamily(title, []).name).toBe(family);
  });

  it.each([
    ['Carbon steel welder, 6G', 'Safety and environment'],
    ['Carbon fibre design engineer', 'Safety and environment'],
    ['Activated carbon sales manager', 'Safety and environment'],
    ['Carbon brush sales executive', 'Safety and environment'],
    ['Carbon Black Plant Operator', 'Safety and environment'],
    ['Open access journal editor, PhD', 'Power trading'],
    ['Musical instruments sales technician', 'Electrical and automation'],
    ['Musical instrument technician', 'Electrical and automation'],
    ['Surgical instruments service engineer', 'Electrical and automation'],
    ['O&M engineer highway toll', 'Electrical and automation'],
  ])('is led astray by no word of "%s" into %s', (title, family) => {
    expect(findFamily(title, []).name).not.toBe(family);
  });

  it.each([
    ['Carbon Credit Analyst', 'Safety and environment'],
    ['Carbon Markets Analyst', 'Safety and environment'],
    ['Carbon Analyst', 'Safety and environment'],
    ['Decarbonisation Lead', 'Safety and environment'],
    ['Open Access and Regulatory Manager', 'Power trading'],
    ['Short Term Open Access Executive', 'Power trading'],
    ['Instrument Engineer', 'Electrical and automation'],
    ['Instrumentation Technician', 'Electrical and automation'],
    ['Senior O&M Engineer', 'Electrical and automation'],
  ])('%s belongs to %s by its own words', (title, family) => {
    expect(findFamily(title, []).name).toBe(family);
  });

  it('lets the asked skills decide between equals', () => {
    expect(findFamily('Quality Analyst', skill('Selenium')).name).toBe('Software testing');
    expect(findFamily('Quality Analyst', skill('Call Quality Monitoring')).name).toBe(
      'Customer support and BPO',
    );
    expect(findFamily('Zarf Polisher', skill('Welding')).name).toBe('Mechanical maintenance and service');
  });
});

describe('familyByIndustry', () => {
  const sells = (setting: string | null) =>
    familyByIndustry('Sales Executive', 'E-commerce & Retail', [], setting)?.name;

  it('knows who sells in a shop from who looks for customers', () => {
    expect(sells('our jewellery showroom')).toBe('Retail store');
    expect(sells('our mobile shop')).toBe('Retail store');
    expect(sells('our online platform')).toBeUndefined();
    expect(sells(null)).toBeUndefined();
  });

  it('knows who analyses the quality of goods from who tests software', () => {
    const analyses = (industry: Industry, skills: Skill[] = []) =>
      familyByIndustry('Quality Analyst', industry, skills, null)?.name;
    expect(analyses('Healthcare & Pharmaceuticals')).toBe('Quality');
    expect(analyses('Healthcare & Pharmaceuticals', skill('Selenium'))).toBeUndefined();
    expect(analyses('Information Technology')).toBeUndefined();
  });
});

describe('closerFamily', () => {
  it.each([
    ['Payroll Executive', 'Payroll'],
    ['Senior Payroll Manager', 'Payroll'],
    ['Accounts Payable Executive', 'Payables'],
    ['Accounts Receivable Manager', 'Receivables'],
    ['Company Secretary', 'Company secretary'],
    ['Store Manager', 'Store management'],
    ['CNC Operator', 'Machine operation'],
    ['QA/QC Inspector', 'Quality inspection'],
    ['Telecaller', 'Telecalling'],
    ['Paralegal', 'Paralegal work'],
    ['Compliance Officer', 'Compliance'],
    ['Office Assistant', 'Office help'],
    ['Housekeeping Supervisor', 'Housekeeping'],
    ['Nursery Teacher', 'Pre-primary teaching'],
    ['Receptionist', 'Reception'],
    ['Executive Assistant', 'Executive assistance'],
    ['Draughtsman', 'Draughting'],
    ['Dietitian', 'Dietetics'],
    ['Credit Manager', 'Credit'],
    ['Claims Executive', 'Claims'],
    ['Admission Counsellor', 'Admissions counselling'],
    ['Librarian', 'Library'],
    ['Hostel Warden', 'Hostel'],
    ['Visual Merchandiser', 'Visual merchandising'],
    ['Tailor', 'Tailoring'],
    ['Medical Coder', 'Medical coding'],
    ['AR Caller', 'Claims calling'],
    ['OT Technician', 'Medical technology'],
    ['Delivery Executive', 'Delivery'],
    ['Fabrication Welder', 'Welding'],
    ['Export Executive', 'Export documentation'],
    ['Merchandiser', 'Apparel and fashion'],
    ['Warehouse Supervisor', 'Logistics and warehouse'],
    ['HR Manager', 'Human resources'],
    ['HR Executive', 'Human resources'],
    ['Accountant', 'Accounts'],
    ['Store Keeper', findFamily('Store Keeper', []).name],
    ['Production Supervisor', 'Production'],
    ['Legal Manager', 'Law'],
    ['Sales Executive', 'Sales'],
    ['Cashier', findFamily('Cashier', []).name],
    ['PGT Maths Teacher', 'Teaching'],
    ['House Keeping Supervisor', 'Housekeeping'],
    ['CAD Drafter', 'Draughting'],
    ['Girls Hostel Warden', 'Hostel'],
    ['Library Assistant', 'Library'],
    ['Sports Nutritionist', 'Dietetics'],
  ])('%s', (title, name) => {
    expect(closerFamily(title, findFamily(title, [])).name).toBe(name);
  });

  it.each([
    'Standard Cell Library Characterization Engineer',
    'UI Component Library Developer',
    'Animal Nutritionist',
    'Poultry Nutritionist',
    'Traffic Warden',
    'Compliance Engineer',
    'Contract Drafter',
    'Patent Drafter',
    'Drater Operator',
    'PA System Technician',
    'Payroll Software Developer',
    'Tailor-made Tour Consultant',
  ])('knows no closer one for a %s', (title) => {
    const wide = findFamily(title, []);
    expect(closerFamily(title, wide)).toBe(wide);
  });

  it('looks for families that there are, within such', () => {
    const closer = closerFamilies().map(({ name }) => name);
    const wider = [...allFamilies(), ...familiesAside()].map(({ name }) => name);
    expect(CLOSER.filter(([, , name]) => !closer.includes(name))).toEqual([]);
    expect(CLOSER.flatMap(([, within]) => within).filter((name) => !wider.includes(name))).toEqual([]);
  });

  it('is done where the wider one is, or on the spot', () => {
    const exports = closerFamily('Export Executive', findFamily('Export Executive', []));
    expect(exports).toMatchObject({ name: 'Export documentation', onSite: true });
    expect(closerFamily('Payroll Executive', findFamily('Payroll Executive', [])).onSite).toBe(false);
  });

  it.each([
    ['PGT Maths Teacher', /post-graduate.*B\.Ed/],
    ['Physiotherapist', /^BPT/],
    ['Maintenance Electrician', /^ITI/],
    ['MIS Executive', /^Any graduate/],
    ['Payroll Executive', /^B\.Com/],
    ['Company Secretary', /^CS\b/],
    ['HR Manager', /^MBA/],
  ])('asks for the usual qualification of a %s', (title, degree) => {
    expect(closerFamily(title, findFamily(title, [])).degree).toMatch(degree);
  });

  it('tells who listens to calls from who tests software', () => {
    const of = (about: string) =>
      closerFamily('Quality Analyst', findFamily('Quality Analyst', []), about).name;
    expect(of('Quality analyst BPO, call audit')).toBe('Contact centre quality');
    expect(of('Quality analyst, testing of call centre software')).toBe('Software testing');
    expect(of('Quality analyst, Selenium')).toBe('Software testing');
    expect(of('Quality analyst, chat process')).toBe('Contact centre quality');
  });

  it.each([
    ['Quality Executive', 'Quality executive for auto parts company Pune, call 9876543210', 'Automotive'],
    ['QA Engineer', 'QA engineer, Cypress, Postman, API calls, Pune', null],
    ['QA Executive', 'QA executive for dairy, FSSAI, call after 6 pm', null],
    ['Quality Analyst', 'Quality analyst for a formulation company. Interested call HR', null],
    ['Quality Executive', 'Quality executive, answers the call centre of our tyre brand', 'Manufacturing'],
  ] as const)('takes a %s for no listener: %s', (title, about, industry) => {
    const wide = findFamily(title, []);
    expect(closerFamily(title, wide, about, industry)).toBe(wide);
  });

  it('takes who assures quality where goods are made for no tester of software', () => {
    expect(familyByIndustry('QA Engineer', 'Manufacturing', [], null)?.name).toBe('Quality');
    expect(familyByIndustry('QA Engineer', 'Manufacturing', skill('Selenium'), null)).toBeNull();
    expect(familyByIndustry('QA Engineer', 'Information Technology', [], null)).toBeNull();
  });

  it('takes an architect for one of software where software is asked for', () => {
    expect(findFamily('Architect', skill('Java')).name).toBe('Software development');
    expect(findFamily('Architect', skill('AutoCAD')).name).toBe('Architecture and interiors');
  });

  it("tells a pathologist's technician from a drug maker's", () => {
    const family = findFamily('Lab Technician', []);
    expect(closerFamily('Lab Technician', family, 'pathology lab in Lucknow').degree).toMatch(/^DMLT/);
    expect(closerFamily('Lab Technician', family, 'API plant, HPLC').degree).toBe(family.degree);
  });
});
