import { expect, it } from 'vitest';
import type { PipelineCandidate } from '#contract/assignments.ts';
import { findPeople, narrowPeople, nobodyLeft } from './find-people.ts';

const person = (name: string, email: string, phone: string, skills: string[]) =>
  ({ name, email, phone, skills }) as PipelineCandidate;
const asha = person('Asha Rao', 'asha@example.com', '+91 98450 11223', ['Node.js', 'SQL']);
const imran = person('Imran Sheikh', 'i.sheikh@mail.example', '+91 70000 98450', ['Java']);
const people = [asha, imran];

it('finds by part of name, e-mail address or one skill, in any case', () => {
  expect(findPeople(people, '  RAO ')).toEqual([asha]);
  expect(findPeople(people, 'mail.ex')).toEqual([imran]);
  expect(findPeople(people, 'node')).toEqual([asha]);
});

it.each(['+91 98450 11223', '98450-11223', '098450 11223', '+919845011223', '5011223'])(
  'finds a phone typed as %s',
  (search) => expect(findPeople(people, search)).toEqual([asha]),
);

it('takes too few digits for no phone, and the code of the country neither', () => {
  expect(findPeople(people, '98')).toEqual([]);
  expect(findPeople(people, '+91')).toEqual([]);
  expect(findPeople(people, '98450')).toEqual(people);
});

it('does not find across two skills, nor nobody', () => {
  expect(findPeople(people, 'js sql')).toEqual([]);
});

it('shows everyone for no text', () => {
  expect(findPeople(people, ' ')).toEqual(people);
});

it('leaves those who have stood in their status for more days than asked, where something is to be decided', () => {
  const waits = (status: PipelineCandidate['status'], days_in_status: number | null) => ({
    ...asha,
    status,
    days_in_status,
  });
  const long = waits('interviewed', 8);
  const all = [
    long,
    waits('submitted', 7),
    waits('joined', 40),
    waits('on_hold', 40),
    waits('selected', null),
  ];
  const asked = { search: '', waiting: '7', isUndecided: false, isClosed: false } as const;
  expect(narrowPeople(all, asked)).toEqual([long]);
  expect(narrowPeople(all, { ...asked, search: 'imran' })).toEqual([]);
  expect(narrowPeople(all, { ...asked, isClosed: true })).toEqual([]);
  expect(narrowPeople(all, { ...asked, waiting: undefined, isClosed: true })).toEqual(all);
});

it('leaves those of whom nothing is decided yet, on hold too, in a closed job as well', () => {
  const at = (status: PipelineCandidate['status']) => ({ ...asha, status });
  const asked = { search: '', waiting: undefined, isUndecided: true } as const;
  const left = [at('submitted'), at('on_hold'), at('offer_released')];
  const all = [...left, at('joined'), at('rejected'), at('candidate_declined'), at('did_not_join')];
  for (const isClosed of [false, true]) expect(narrowPeople(all, { ...asked, isClosed })).toEqual(left);
  expect(narrowPeople(all, { ...asked, search: 'imran', isClosed: true })).toEqual([]);
});

it('says why nobody is left, by what was asked', () => {
  const asked = { search: '', waiting: '7', isUndecided: false, isClosed: false } as const;
  expect(nobodyLeft(asked)).toBe('Nobody there has been in the same status for more than 7 days.');
  expect(nobodyLeft({ ...asked, search: 'rao' })).toContain('more than 7 days and has "rao"');
  expect(nobodyLeft({ ...asked, isClosed: true })).toContain('The job is closed');
  expect(nobodyLeft({ ...asked, waiting: undefined })).toBeNull();
  const undecided = { ...asked, waiting: undefined, isUndecided: true };
  expect(nobodyLeft(undecided)).toBe('Of everybody there it is decided whether they are hired.');
  expect(nobodyLeft({ ...undecided, search: 'rao' })).toContain('Nobody there has "rao"');
});
