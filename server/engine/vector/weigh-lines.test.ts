import { describe, expect, it } from 'vitest';
import { weighParts } from './weigh-lines.ts';

const weightOf = (text: string, words: string, kind: 'job' | 'resume' = 'job') =>
  weighParts(text, kind).find((part) => part.text.includes(words))?.weight;

const ADVERTISEMENT = `About Us
Kaveri is a global leader in steel.
Key Responsibilities:
Plan the maintenance of the rolling mill
Skills: Vibration analysis
Good to have
Exposure to SAP
Perks and benefits
Canteen and bus
Equal Opportunity
All are welcome`;

describe('what an advertisement says', () => {
  it.each([
    ['global leader', 0.05],
    ['rolling mill', 1],
    ['Vibration', 1.25],
    ['Exposure', 0.7],
    ['Canteen', 0.1],
    ['All are welcome', 0],
  ])('weighs by the heading above it: %s', (words, weight) => {
    expect(weightOf(ADVERTISEMENT, words)).toBeCloseTo(weight, 1);
  });

  it('weighs by its own words where no heading stands, also within one line', () => {
    const text =
      'You will run the boiler house. We are an equal opportunity employer. Our mission is clean steel. You keep the log.';
    expect(weightOf(text, 'boiler')).toBe(0.8);
    expect(weightOf(text, 'equal')).toBe(0);
    expect(weightOf(text, 'mission')).toBeLessThan(0.2);
  });

  it('counts whole when nothing of it seems to be about work', () => {
    expect(weightOf('Perks\nCanteen and bus', 'Canteen')).toBe(1);
  });
});

describe('what a resume says', () => {
  it('weighs skills and work more than schooling, and personal details hardly', () => {
    const text =
      'Anita Rao\nSkills\nTally\nEducation\nB.Com\nPersonal Details\nMarried\nDeclaration\nAll true';
    const [skills = 0, school = 0, personal = 0, declared] = ['Tally', 'B.Com', 'Married', 'All true'].map(
      (words) => weightOf(text, words, 'resume'),
    );
    expect(skills).toBeGreaterThan(school);
    expect(school).toBeGreaterThan(personal);
    expect(declared).toBe(0);
  });

  it('leaves no part of the text out', () => {
    const text = 'Staff nurse. Worked in ICU; ward.\n\n• Injections • Dressing\nPune';
    const words = (written: string) => written.match(/\w+/g);
    expect(
      words(
        weighParts(text, 'resume')
          .map((part) => text.slice(part.start, part.end))
          .join(' '),
      ),
    ).toEqual(words(text));
  });
});
