import { describe, expect, it } from 'vitest';
import { readDocument } from '../extract/document.ts';
import { readSkills } from '../extract/skills.ts';
import { findNamedSkills, findSkills } from './find-skills.ts';
import { parseOtherWords } from './parse.ts';
import { allSkills, narrowerSkills, skillsInOtherWords } from './skills.ts';

const read = (text: string) => findNamedSkills(text).map(({ skill }) => skill.name);
const shown = (text: string) =>
  readSkills(readDocument(`Asha Rao\nPune 9847012345\n${text}`), null)?.value ?? [];

describe('other words for a skill', () => {
  it('stand once, and are no name of a skill already', () => {
    const names = [...allSkills(), ...narrowerSkills()].flatMap(({ aliases }) => aliases);
    const known = new Set(names.map(({ words }) => words.join(' ')));
    const twice = skillsInOtherWords()
      .flatMap(({ aliases }) => aliases)
      .filter(({ words }) => known.size === known.add(words.join(' ')).size);
    expect(twice.map(({ written }) => written)).toEqual([]);
  });

  it('add something to the names of their skill', () => {
    const needless = skillsInOtherWords().flatMap(({ skill, aliases }) =>
      aliases.filter(({ written }) => findSkills(written).some((found) => found.skill === skill)),
    );
    expect(needless.map(({ written }) => written)).toEqual([]);
  });

  it.each([
    ['debtors ageing and supplier bills', ['Accounts Receivable', 'Accounts Payable']],
    ['closing of books, stat audit, variance reporting', ['Month-End Closing', 'Statutory Audit']],
    ['processing cashless and medical adjudication', ['Claims Processing']],
    ['recruitment of advisors, banca channel', ['Agency Management', 'Bancassurance']],
    ['acquiring new clients and closing of deals', ['Customer Acquisition', 'Sales Closing']],
    ['releasing PO, dealing with vendors', ['Purchase Orders', 'Vendor Management']],
    ['customs clearing, export docs', ['Customs Clearance', 'Shipping Documents']],
    ['lining up interviews, new joiner formalities', ['Interview Scheduling', 'Onboarding']],
    ['theme planning, talking to parents, paper checking', ['Lesson Planning', 'Parent Communication']],
    ['vetting of contracts, handling court cases', ['Contract Drafting', 'Litigation']],
    ['checking of reinforcement, qty estimation', ['Bar Bending Schedule', 'Quantity Surveying']],
    ['maintenance of panels, attending breakdowns', ['Electrical Maintenance', 'Breakdown Maintenance']],
    ['care of ventilated patients, medicine round', ['Ventilator Management', 'Medication Administration']],
    ['handling OTAs, handling guest complaints', ['Reservations', 'Guest Complaint Handling']],
    ['stock keeping, handling customers, store ops', ['Inventory Control', 'Customer Service']],
    ['email audits, TAT adherence', ['Call Quality Monitoring', 'SLA Management']],
    ['4 wheeler sales, dent and paint', ['Vehicle Sales', 'Body Shop']],
    ['1-on-1 training, nutrition coaching', ['Personal Training', 'Sports Nutrition']],
    ['NestJS & Express, TypeScript', ['Express.js']],
    ['Selenium, functional, sanity, Jira', ['Manual Testing', 'Regression Testing']],
  ])('tell it in a resume: %s', (text, names) => {
    expect(read(text)).toEqual(expect.arrayContaining(names));
  });

  it('are shown by its name where somebody tells of work, and as listed in a list', () => {
    expect(shown('Work\nResponsible for debtors ageing and bank work since 2019.')).toContain(
      'Accounts Receivable',
    );
    expect(shown('SKILLS\ndebtors ageing, bank work, GST')).toContain('Debtors Ageing');
  });

  it('are unknown to vectors and scores', () => {
    expect(findSkills('lining up interviews, fun activities')).toEqual([]);
  });

  it.each([
    'He gave speeches at the temple and the cake was functional',
    'We take tablets with water; my pulse and vitals were fine',
    'The distributors of the newspaper came by',
    'In summary, express delivery of sweets',
  ])('leave plain English alone: %s', (text) => {
    const other = skillsInOtherWords().flatMap(({ aliases }) => aliases);
    const written = findNamedSkills(text).flatMap(({ places }) =>
      places.map(({ start, end }) => text.slice(start, end).toLowerCase()),
    );
    expect(written.filter((words) => other.some((alias) => alias.written.toLowerCase() === words))).toEqual(
      [],
    );
  });

  it.each([
    ['Service Advisor, BMW Navnit Motors\nBosch diagnosis, BMW ISTA', 'Biomedical Waste'],
    ['Sales Executive, BMW, Audi, Mercedes', 'Biomedical Waste'],
    ['Daily report to team leader', 'Team Management'],
    ['worked under the team leader', 'Team Management'],
    ['Captain: led team in college cricket', 'Team Management'],
    ['LT distribution network and feeders', 'Distributor Management'],
    ['Visually impaired, works with screen reader NVDA', 'Web Accessibility'],
    ['housekeeping, hygiene and sanitation', 'Food Safety'],
    ['scheduled maintenance of servers', 'Preventive Maintenance'],
    ['Footwear store\nSelling flats, heels, sandals', 'Real Estate Sales'],
    ['Fun activities with the team', 'Employee Engagement'],
  ])('are not met in "%s"', (text, name) => {
    expect(read(text)).not.toContain(name);
  });

  it.each([
    ['Infection control, BMW, hand hygiene', 'Biomedical Waste'],
    ['followed the BMW rules in the ward', 'Biomedical Waste'],
    ['BMW segregation and sterilisation', 'Biomedical Waste'],
    ['Team leader of 12 callers', 'Team Management'],
    ['Promoted to team leader in 2021', 'Team Management'],
    ['led team of 12 engineers', 'Team Management'],
    ['housekeeping, hygiene and sanitation', 'WASH'],
    ['Recruitment, onboarding, fun activities', 'Employee Engagement'],
    ['breakdown maintenance, scheduled maintenance, pumps', 'Preventive Maintenance'],
  ])('are met in "%s"', (text, name) => {
    expect(read(text)).toContain(name);
  });

  it('refuse a skill that the taxonomy does not hold', () => {
    expect(() => parseOtherWords('Zarf Setting = setting zarfs', allSkills())).toThrow('No skill');
  });
});

describe('a short form of several trades', () => {
  it('is read by the list that it stands in', () => {
    expect(shown('SKILLS\nIR, Excel, valuation, financial modelling')).not.toContain('Industrial Relations');
    expect(shown('SKILLS\nIR, payroll, labour laws, canteen')).toContain('Industrial Relations');
  });

  it.each([
    ['insulation IR and megger test of transformers', 'Industrial Relations'],
    ['tablets of IR and MR release, dissolution testing', 'Industrial Relations'],
    ['drug safety associate at a CRO, ICSR processing, MedDRA coding', 'Conversion Rate Optimization'],
    ['distillation, nitration, BPR and log sheets', 'Business Process Reengineering'],
    ['merged every PR after code review in Java', 'Public Relations'],
    ['Investor Relations Analyst\nIR, Excel, valuation, financial modelling', 'Industrial Relations'],
    ['soldering of boards to IPC, SMT line', 'Criminal Law'],
    ['sent every PR for a purchase requisition, Tally', 'Public Relations'],
  ])('is no skill of another: %s', (text, name) => {
    expect(read(text)).not.toContain(name);
  });

  it.each([
    ['IR, wage settlement and union handling', 'Industrial Relations'],
    ['CRO and landing pages, Google Ads, SEO', 'Conversion Rate Optimization'],
    ['PR, press releases', 'Public Relations'],
    ['IR', 'Industrial Relations'],
    ['Handled IR with the union, canteen, security, EHS', 'Industrial Relations'],
    ['CRO, A/B testing, Shopify', 'Conversion Rate Optimization'],
    ['PR and journalism, anchoring', 'Public Relations'],
    ['Front office, PR', 'Public Relations'],
    ['PR, Excel, Canva', 'Public Relations'],
    ['LC, BG, Tally, TDS', 'Trade Finance'],
    ['BPR, SAP MM, Excel', 'Business Process Reengineering'],
    ['PCR, blood bank', 'Molecular Biology'],
  ])('is one in its own: %s', (text, name) => {
    expect(read(text)).toContain(name);
  });
});
