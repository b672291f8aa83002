import { describe, expect, it } from 'vitest';
import { candidateCreateSchema, candidateSubmitSchema, candidateUpdateSchema } from './candidates.ts';

const RIGHT = {
  name: 'Asha Rao',
  email: 'asha.rao@example.com',
  phone: '9876543210',
  experience_years: 5,
  skills: ['Welding'],
  recommendation_reason: 'Ran the welding shop for three years.',
  job_id: '0198c2a0-0000-7000-8000-000000000001',
  version: 1,
};

type Schema = typeof candidateCreateSchema | typeof candidateSubmitSchema | typeof candidateUpdateSchema;
const FORMS: [what: string, schema: Schema][] = [
  ['Add', candidateCreateSchema],
  ['Submit', candidateSubmitSchema],
  ['Edit', candidateUpdateSchema],
];

/** The first message of each field that is wrong. */
function told(schema: Schema, values: object): Record<string, string> {
  const { error } = schema.safeParse({ ...RIGHT, ...values });
  const issues = error?.issues.map(({ path, message }) => [String(path[0]), message] as const) ?? [];
  return Object.fromEntries(issues.toReversed());
}

describe.each(FORMS)('the form of %s', (_what, schema) => {
  it('takes what is right', () => {
    expect(told(schema, {})).toEqual({});
  });

  it('tells of the offer and of the years beside what else is wrong, at the first press', () => {
    expect(told(schema, { name: 'A', experience_years: undefined, offer_in_hand: true })).toEqual({
      name: 'Name must be at least 2 characters',
      experience_years: 'Total experience is required',
      offer_ctc: 'Offer CTC is required when candidate has an offer in hand',
    });
    expect(told(schema, { skills: [], relevant_experience_years: 9 })).toEqual({
      skills: 'At least one skill is required',
      relevant_experience_years: 'Relevant experience cannot exceed total experience',
    });
  });

  it('says in words of its own that something is too long, or no amount', () => {
    const long = 'a'.repeat(20_000);
    const wrong = { name: long, skills: [long], recommendation_reason: long, current_ctc: Number.NaN };
    expect(told(schema, wrong)).toEqual({
      name: expect.stringMatching(/^Please keep this to \d+ characters$/),
      skills: 'Please keep each skill to 80 characters',
      recommendation_reason: expect.stringMatching(/^Please keep this to \d+ characters$/),
      current_ctc: 'Current CTC must be positive',
    });
    for (const amount of [200_000_001, 9_999_999_999_900_000, 1e35, Infinity])
      expect(told(schema, { current_ctc: amount, expected_ctc: amount, offer_ctc: amount })).toEqual({
        current_ctc: 'Current CTC cannot exceed 2000 Lakhs',
        expected_ctc: 'Expected CTC cannot exceed 2000 Lakhs',
        offer_ctc: 'Offer CTC cannot exceed 2000 Lakhs',
      });
    for (const amount of ['500000', '5 LPA', 500_000.5])
      expect(told(schema, { current_ctc: amount })).toEqual({
        current_ctc: 'Please give whole rupees as a number, such as 850000',
      });
    expect(told(schema, { expected_ctc: -1e35 })).toEqual({ expected_ctc: 'Expected CTC must be positive' });
    const many = Array.from({ length: 500 }, (_none, index) => `Skill ${index}`);
    expect(told(schema, { skills: many })['skills']).toMatch(/^Please keep this to \d+ skills$/);
  });
});
