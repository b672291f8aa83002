import { expect, it } from 'vitest';
import { limits } from '#contract/limits.ts';
import { cleanText } from './clean-text.ts';

it.each([
  ['soft hyphens and zero-width spaces go', 'soft\u00ADware\u200B engineer', 'software engineer'],
  ['every space becomes one kind', '+91\u00A098220\u200912345', '+91 98220 12345'],
  ['every hyphen becomes one kind', '040\u20112345\u20106789', '040-2345-6789'],
  ['NUL, which PostgreSQL refuses, goes with the other controls', 'A\u0000sha\u0007', 'Asha'],
  ['half of a surrogate pair is replaced', 'A\uD83D', 'A\uFFFD'],
  ['composed letters', 'Rene\u0301', 'René'],
  ['Symbol and Wingdings bullets become bullets', '\uF0B7 Java\n \uF0A7\tSQL', '• Java\n• SQL'],
  ['icons among words go', 'Pune \uF095 98220', 'Pune 98220'],
  ['wide gaps become tabs, two blanks one', 'Infosys     2019  - 2021', 'Infosys\t2019 - 2021'],
  ['any line break ends a line', 'a\r\nb\rc\u2028d\fe', 'a\nb\nc\nd\ne'],
  ['at most one empty line', 'a\n \n\t\n\nb ', 'a\n\nb'],
  ['joiners stay, which Indic scripts are spelled with', 'क्\u200Dष', 'क्\u200Dष'],
])('%s', (_what, text, clean) => {
  expect(cleanText(text)).toBe(clean);
});

it('cuts what is longer than we store', () => {
  expect(cleanText('a'.repeat(limits.resume.maxTextLength + 5))).toHaveLength(limits.resume.maxTextLength);
});
