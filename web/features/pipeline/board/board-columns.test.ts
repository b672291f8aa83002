import { expect, it } from 'vitest';
import { CANDIDATE_STATUSES } from '#contract/candidate-status.ts';
import { columnOf, COLUMNS, dropOn, whyRefused } from './board-columns.ts';

const column = (key: string) => COLUMNS.find((one) => one.key === key)!;

it('has a column for everyone, each status in exactly one', () => {
  expect(COLUMNS.map(({ label }) => label)).toEqual([
    'Submitted',
    'Under Review',
    'On Hold',
    'Shortlist',
    'Interview',
    'Selected',
    'Offer',
    'Joined',
    'Declined',
  ]);
  expect(COLUMNS.flatMap(({ statuses }) => statuses).toSorted()).toEqual(CANDIDATE_STATUSES.toSorted());
});

it('counts the three ways of not coming as Declined, never as Joined', () => {
  for (const status of ['did_not_join', 'candidate_declined', 'rejected'] as const)
    expect(columnOf(status).key).toBe('declined');
});

it('takes a move to Interview for a scheduled one', () => {
  expect(dropOn(column('interview'), 'shortlisted')).toEqual({ kind: 'move', to: 'interview_scheduled' });
});

it('asks before Joined, which counts as a hire', () => {
  expect(dropOn(column('joined'), 'offer_released')).toEqual({ kind: 'confirm', to: 'joined' });
});

it('leaves people where they are when they are put back', () => {
  expect(dropOn(column('interview'), 'interviewed')).toEqual({ kind: 'stay' });
  expect(dropOn(column('submitted'), 'submitted')).toEqual({ kind: 'stay' });
});

it('asks which of the three and why on Declined, and why on On Hold', () => {
  expect(dropOn(column('declined'), 'selected')).toEqual({
    kind: 'ask',
    choices: ['rejected', 'candidate_declined', 'did_not_join'],
  });
  expect(dropOn(column('on_hold'), 'selected')).toEqual({ kind: 'ask', choices: ['on_hold'] });
});

it('refuses the columns of what comes about by itself, and says of what', () => {
  for (const key of ['submitted', 'under_review'])
    expect(dropOn(column(key), 'shortlisted')).toEqual({ kind: 'refused' });
  expect(whyRefused(column('submitted'))).toBe(
    'Nobody is moved to Submitted by hand: people come here by being added or submitted.',
  );
  expect(whyRefused(column('under_review'), true)).toBe('Not by hand: people come here by being assigned.');
});
