import { expect, it } from 'vitest';
import type { PipelineCandidate } from '#contract/assignments.ts';
import { findPeople } from './find-people.ts';

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
