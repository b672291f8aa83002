import { expect, it } from 'vitest';
import { jobFromPrompt } from './job-from-prompt.ts';

const job = (prompt: string) => jobFromPrompt(prompt, '2026-06-15');

it.each([
  'java developer, pune, hybrid not available',
  'java developer pune wfh not possible',
  'java developer pune, not a remote role',
  'java developer pune, no remote no hybrid',
  'java developer pune, neither remote nor hybrid',
  "java developer pune, we don't offer work from home",
  'java developer pune, remote: no',
  'java developer pune, neither remote, nor hybrid',
  'java developer pune, hybrid/remote not available',
  'java developer pune, non-remote',
  'java developer pune, remote candidates will not be considered',
  'java developer pune, wfh strictly not allowed',
])('is in the office: %s', (prompt) => {
  expect(job(prompt)).toMatchObject({ mode_of_work: 'office', location: 'Pune' });
});

it.each([
  ['java developer pune, hybrid, not remote', 'hybrid'],
  ['java developer pune hybrid not full remote', 'hybrid'],
  ['java developer pune, remote not available, hybrid 3 days office', 'hybrid'],
  ['java developer, fully remote, no hybrid', 'remote'],
  ['java developer, remote - no bond, 3 yrs', 'remote'],
  ['No wfh, hybrid. Java developer, Pune', 'hybrid'],
  ['Java developer Pune, no work from home, hybrid mode', 'hybrid'],
  ['Not remote, hybrid. Accountant Pune', 'hybrid'],
  ["We don't work remotely, hybrid only. Accountant, Pune", 'hybrid'],
  ['Accountant, Pune. Candidates need not work from home, hybrid role', 'hybrid'],
  ['Java developer, pune, no remote, no hybrid', 'office'],
  ['Work from home: No. of vacancies 5, data entry operator', 'remote'],
  ['Remote: No. of positions 2, Java developer', 'remote'],
  ['Java developer. Remote working not an issue', 'remote'],
  ['Java developer. Remote never a problem here', 'remote'],
  ['Java developer. Never hybrid, always remote.', 'remote'],
  ['Java developer. Remote only, not hybrid', 'remote'],
  ['Java developer. Remote (not hybrid)', 'remote'],
  ['Java developer. Not hybrid, fully remote', 'remote'],
])('"%s" is %s all the same', (prompt, mode) => {
  expect(job(prompt).mode_of_work).toBe(mode);
});

it('takes the city before a denied mode for no part of it', () => {
  expect(job('pl/sql developer 4-6 yrs hyderabad hybrid not available').location).toBe('Hyderabad');
  expect(job('accountant, candidates from Hyderabad not considered, Pune').location).toBe('Pune');
});

it('reads the city of a house that stands apart', () => {
  expect(job('physics faculty, kota coaching, 3-5 yrs').location).toBe('Kota');
  expect(job('store keeper, anand plant, 2 yrs').location).toBe('Anand');
});
