import { describe, expect, it } from 'vitest';
import { INDUSTRIES } from '#contract/options.ts';
import { allSkills } from '#server/engine/taxonomy/skills.ts';
import { allFamilies, familiesAside, familyByIndustry, findFamily } from './find-family.ts';
import { parseFamilies } from './parse-families.ts';

const FAMILIES = [...allFamilies(), ...familiesAside()];
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
  ])('%s', (title, family) => {
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
    expect(sells('our online platform')).toBeUndefined();
    expect(sells(null)).toBeUndefined();
  });
});
