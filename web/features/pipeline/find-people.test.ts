import { expect, it } from 'vitest';
import type { PipelineCandidate } from '#contract/assignments.ts';
import { findPeople } from './find-people.ts';

const person = (name: string, email: string, skills: string[]) =>
  ({ name, email, skills }) as PipelineCandidate;
const asha = person('Asha Rao', 'asha@example.com', ['Node.js', 'SQL']);
const imran = person('Imran Sheikh', 'i.sheikh@mail.example', ['Java']);
const people = [asha, imran];

it('finds by part of name, e-mail address or one skill, in any case', () => {
  expect(findPeople(people, '  RAO ')).toEqual([asha]);
  expect(findPeople(people, 'mail.ex')).toEqual([imran]);
  expect(findPeople(people, 'node')).toEqual([asha]);
});

it('does not find across two skills, nor nobody', () => {
  expect(findPeople(people, 'js sql')).toEqual([]);
});

it('shows everyone for no text', () => {
  expect(findPeople(people, ' ')).toEqual(people);
});
