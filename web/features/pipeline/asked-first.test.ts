import { expect, it } from 'vitest';
import type { PipelineCandidate } from '#contract/assignments.ts';
import { askedFirst } from './asked-first.ts';

const skills = ['Excel', 'SQL', 'Tally', 'JavaScript', 'Java'];
const person = { skills, match_reasons: { matchedSkills: ['tally'] } } as PipelineCandidate;

it('shows the skills that the job asks for first, and before them those searched for', () => {
  expect(askedFirst(person)).toEqual(['Tally', 'Excel', 'SQL', 'JavaScript', 'Java']);
  expect(askedFirst(person, ' java')).toEqual(['JavaScript', 'Java', 'Tally', 'Excel', 'SQL']);
  expect(askedFirst({ skills, match_reasons: null }, '')).toEqual(skills);
});
