import { describe, expect, it } from 'vitest';
import { extractCandidate } from '#server/engine/extract-candidate.ts';

const read = (text: string) => extractCandidate(text, null, '2026-11-22');

// No rule knows these layouts: each was read wrongly or not at all before signs chose.
describe('employer and post of a layout that no rule knows', () => {
  it.each([
    [
      'parted by arrows',
      'Meera Nair\nmeera@example.com, 9876543210\n\nQuilpeak Foods → Store Manager → Jan 2022 - Present\n   Kept shrinkage under 0.4 percent\nOravista → Cashier → Jun 2018 - Dec 2021\n\nB.Com → State University → 2018',
      'Quilpeak Foods',
      'Store Manager',
    ],
    [
      'a line for each of them, under labels of their own',
      'Ravi Shah\n9876543210 | ravi@example.com | Rajkot\n\nEmployer\nNirdhara Forgings\nLocation\nRajkot\nRole\nMaintenance Engineer\nDates\n03/2021 - present\n\nEmployer\nPalwave Works\nLocation\nSurat\nRole\nTrainee Engineer\nDates\n01/2018 - 02/2021',
      'Nirdhara Forgings',
      'Maintenance Engineer',
    ],
    [
      'in a sentence that the page broke',
      'Anil Deshmukh\nNagpur 440010, 9876543210, anil@example.com\n\nProfile: I have been a Warehouse Supervisor at Veskart Logistics for the last few years (since 2020), where my\nteam and I planned forty vehicles a day. Prior to this I served Morika Roadlines as Store Keeper between 2016 and\n2020.',
      'Veskart Logistics',
      'Warehouse Supervisor',
    ],
    [
      'with the dates in square brackets before',
      'SUNIL PATIL\nsunil@example.com / 9876543210 / Pune\n\n[Jan 2022 - Present] Trimitra Infra >> Site Engineer\nChecked shuttering; Prepared RA bills\n[Jun 2018 - Dec 2021] Zenstone Builders >> Junior Engineer\n\n[2018] B.E Civil, State University',
      'Trimitra Infra',
      'Site Engineer',
    ],
  ])('%s', (_layout, text, company, position) => {
    const found = read(text);
    expect([found.current_company, found.current_position]).toEqual([company, position]);
    expect(found.confidence.current_company).toBeGreaterThan(0.15);
  });

  it('none where somebody only looks for work', () => {
    const found = read(
      'Name: Kavita Rani\nCity: Patna\nMobile: 9876543210\nLooking for: Primary Teacher post in any good school\nQualification: B.Ed from State University, passed 2024',
    );
    expect(found.current_company).toBeNull();
  });
});
