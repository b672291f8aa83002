import { expect, test } from 'vitest';
import type { PipelineCandidate } from '#contract/assignments.ts';
import type { Candidate } from '#contract/candidates.ts';
import { type Compared, compareRows } from './compare-rows.ts';

const nobody = {
  status: 'shortlisted',
  match_similarity: null,
  match_stale: false,
  match_reasons: null,
  experience_years: null,
  current_company: null,
  current_position: null,
  current_city: null,
  days_to_join: null,
  expected_ctc: null,
  source: 'internal',
} as PipelineCandidate;

const one = (candidate: Partial<PipelineCandidate>, person: Compared['person'] = null): Compared => ({
  candidate: { ...nobody, ...candidate },
  person,
});

const row = (label: string, ...people: Compared[]) =>
  compareRows(people).find((each) => each.label === label)!;

test('what is not known is said, and is neither best nor a difference', () => {
  const rows = compareRows([one({}), one({})]);
  expect(rows.filter(({ texts: [first, second] }) => first !== second)).toEqual([]);
  expect(rows.filter(({ differs, best }) => differs || best.some(Boolean))).toEqual([]);
  expect(row('City', one({}), one({})).texts[0]).toBe('Not specified');
  expect(row('Match score', one({}), one({})).texts[0]).toBe('No score yet');
  // The only one of whom it is known is not the best of anybody.
  expect(row('Expected CTC', one({ expected_ctc: 900_000 }), one({})).best).toEqual([undefined, undefined]);
});

test('the highest match, the soonest to join and the lowest expectation are named, of equals each', () => {
  const match = row('Match score', one({ match_similarity: 61 }), one({ match_similarity: 82 }), one({}));
  expect(match.texts).toEqual(['61%', '82%', 'No score yet']);
  expect(match.best).toEqual([undefined, 'Best match', undefined]);
  expect(match.differs).toBe(true);
  const pay = row(
    'Expected CTC',
    one({ expected_ctc: 900_000 }),
    one({ expected_ctc: 900_000 }),
    one({ expected_ctc: 1_200_000 }),
  );
  expect(pay.best).toEqual(['Lowest', 'Lowest', undefined]);
  const alike = row('Expected CTC', one({ expected_ctc: 900_000 }), one({ expected_ctc: 900_000 }));
  expect(alike.best).toEqual([undefined, undefined]);
  expect(alike.differs).toBe(false);
});

test('notice is in the words of the card; a day that has passed is no sooner than today, and who has joined is not waited for', () => {
  const notice = row(
    'Notice period',
    one({ days_to_join: -12 }),
    one({ days_to_join: 0 }),
    one({ days_to_join: 45 }),
    one({ days_to_join: -90, status: 'joined' }),
  );
  expect(notice.texts).toEqual(['Immediate', 'Immediate', '45 days', 'Joined']);
  expect(notice.best).toEqual(['Soonest', 'Soonest', undefined, undefined]);
});

test('what the own page says differs only once all of it has come', () => {
  const person = (relevant: number) =>
    ({ relevant_experience_years: relevant, experience_years: 7 }) as Candidate;
  const come = row('Relevant experience', one({}, person(3)), one({}, person(5)));
  expect(come.texts).toEqual(['3 years', '5 years']);
  expect(come.differs).toBe(true);
  const coming = row('Relevant experience', one({}, person(3)), { candidate: nobody, person: undefined });
  expect(coming.texts).toEqual(['3 years', undefined]);
  expect(coming.differs).toBe(false);
});
