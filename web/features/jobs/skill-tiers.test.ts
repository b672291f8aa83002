import { describe, expect, it } from 'vitest';
import { BLANK_JOB } from './job-form-values.ts';
import { changeTier } from './skill-tiers.ts';

const job = { ...BLANK_JOB, primary_skills: ['Java', 'Kafka'], additional_skills: ['AWS'] };

describe('the skills of a tier', () => {
  it('are trimmed and never repeated, whatever their case', () => {
    expect(changeTier(job, 'primary_skills', ['Java', ' java ', 'Go', ''])).toEqual({
      skills: ['Java', 'Go'],
      refusal: null,
    });
  });

  it('do not take one of another tier, and say where it is', () => {
    expect(changeTier(job, 'secondary_skills', ['java', 'Redis', 'aws'])).toEqual({
      skills: ['Redis'],
      refusal: 'java is already a primary skill. aws is already an additional required skill.',
    });
  });

  it('keep what an older job has in two tiers', () => {
    const older = { ...job, secondary_skills: ['Java'] };
    expect(changeTier(older, 'secondary_skills', ['Java', 'Redis'])).toEqual({
      skills: ['Java', 'Redis'],
      refusal: null,
    });
  });
});
