import { describe, expect, it } from 'vitest';
import { unusedPhrases } from './unused-phrases.ts';

const unused = (prompt: string) =>
  [...unusedPhrases(prompt, '2026-11-21')].filter((phrase) => phrase !== null);

describe('the phrases that nothing was made of', () => {
  it.each([
    ['Loco shed fitter, DA extra, ESI PF, Kharagpur', ['DA extra']],
    ['SAP MM consultant, 5-7 yrs, S/4HANA, 2 full cycle, Hyderabad', ['2 full cycle']],
    ['Accountant, Tally, female only, sunday off, Delhi', ['female only', 'sunday off']],
    ['Bank sales officer, Jaipur; DSA channel; bike must', ['DSA channel']],
    ['Need a cook.\nKota, 2 yrs.\nFond of quiet evenings', ['Fond of quiet evenings']],
  ])('of "%s"', (prompt, phrases) => {
    expect(unused(prompt)).toEqual(phrases);
  });

  it.each([
    ['what was used', 'Plant engineer, Vapi, 4-6 yrs, BE mechanical, hydraulics, free accommodation, 25k'],
    ['what is said twice', 'Java developer, Pune, 5-8 yrs, Java, 5-8 yrs, Pune'],
    ['what the role says by itself', 'Fitter, plant in Pune, on site, manufacturing industry'],
    ['what is turned away', 'Accountant, Pune, MBA not required, Tally'],
    ['what says nothing', 'Urgent, hiring now, need a cook, please share cv, thanks and regards'],
    ['amounts with commas', 'Cook, Pune, Rs 3,00,000 a year'],
  ])('is not %s', (_what, prompt) => {
    expect(unused(prompt)).toEqual([]);
  });

  it('is not asked of a text that would take long, nor cut in half without a mark', () => {
    const phrase = 'fond of quiet evenings beside still and shallow waters ';
    expect(unused(`Cook, Pune, ${phrase.repeat(30)}`)).toEqual([]);
    expect(unused(`Cook, ${'quiet, '.repeat(21)}`)).toEqual([]);
    const [shortened] = unused(`Cook, Pune, ${phrase.repeat(3)}`);
    expect(shortened).toMatch(/^fond of quiet evenings .{20,70}…$/);
  });
});
