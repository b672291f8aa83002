import { describe, expect, it } from 'vitest';
import { extractCandidate } from '../extract-candidate.ts';
import { withoutSpeed } from './measured-skills.ts';

describe('withoutSpeed', () => {
  it.each([
    ['40 Wpm', 'Typing'],
    ['WPM', 'Typing'],
    ['60 words per minute', 'Typing'],
    ['35-40 wpm English', 'Typing'],
    ['Typing Speed 40', 'Typing'],
    ['Typing @ 45 wpm', 'Typing'],
    ['English typing (40 wpm)', 'English typing'],
    ['Shorthand 80 wpm', 'Shorthand'],
    ['10 Key Typing', '10 Key Typing'],
    ['400 kV', '400 kV'],
    ['5S', '5S'],
  ])('takes %s for %s', (name, expected) => {
    expect(withoutSpeed(name)).toBe(expected);
  });
});

it.each([
  'Asha Rao\nSkills: MS Office, 40 Wpm typing, Tally',
  'Asha Rao\nSkills\nMS Excel, 30 wpm, Data Entry',
  'Asha Rao\nComputer operator, typing 40 Wpm, MS Excel, Tally, Data Entry',
])('reads Typing, not its speed: %s', (text) => {
  const { skills } = extractCandidate(text, null, '2026-11-21');
  expect(skills).toContain('Typing');
  expect(skills.join(', ')).not.toMatch(/wpm|\d/i);
});

it('takes no measures and counts for skills', () => {
  const counted = '500 calls per day, 8 hrs shift, 100 bedded hospital, 95% accuracy, 12 tons';
  const { skills } = extractCandidate(`Asha Rao\nSkills\nExcel, ${counted}, 5S, 33 kV`, null, '2026-11-21');
  expect(skills.map((skill) => skill.toLowerCase()).toSorted()).toEqual(['33 kv', '5s', 'excel']);
});
