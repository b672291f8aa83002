import { expect, it } from 'vitest';
import { CANDIDATE_STATUSES, type CandidateStatus } from '#contract/candidate-status.ts';
import { asksFirst, columnOf, COLUMNS, dropOn, whyRefused } from './board-columns.ts';

const column = (key: string) => COLUMNS.find((one) => one.key === key)!;
const at = (status: CandidateStatus, back_to: CandidateStatus | null = null) => ({
  status,
  set_aside: { status, why: 'Why', since: '2026-11-03T05:00:00.000Z', back_to },
});

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
  expect(dropOn(column('interview'), at('shortlisted'))).toEqual({ kind: 'move', to: 'interview_scheduled' });
});

it('asks before Joined, which counts as a hire', () => {
  expect(dropOn(column('joined'), at('offer_released'))).toEqual({ kind: 'confirm', to: 'joined' });
});

it('leaves people where they are when they are put back', () => {
  expect(dropOn(column('interview'), at('interviewed'))).toEqual({ kind: 'stay' });
  expect(dropOn(column('submitted'), at('submitted'))).toEqual({ kind: 'stay' });
});

it('asks which of the three and why on Declined, and why on On Hold', () => {
  expect(dropOn(column('declined'), at('selected'))).toEqual({
    kind: 'ask',
    choices: ['rejected', 'candidate_declined', 'did_not_join'],
  });
  expect(dropOn(column('on_hold'), at('selected'))).toEqual({ kind: 'ask', choices: ['on_hold'] });
});

it('refuses the columns of what comes about by itself, and says of what', () => {
  for (const key of ['submitted', 'under_review'])
    expect(dropOn(column(key), at('shortlisted'))).toEqual({ kind: 'refused' });
  expect(whyRefused(column('submitted'))).toBe(
    'Nobody is moved to Submitted by hand: people come here by being added or submitted.',
  );
  expect(whyRefused(column('under_review'), true)).toBe('Not by hand: people come here by being assigned.');
});

it('takes back from hold who was put there from a column, which nobody may be moved into otherwise', () => {
  expect(dropOn(column('submitted'), at('on_hold', 'submitted'))).toEqual({ kind: 'back', to: 'submitted' });
  expect(dropOn(column('under_review'), at('on_hold', 'submitted'))).toEqual({ kind: 'refused' });
  expect(dropOn(column('submitted'), at('selected', 'submitted'))).toEqual({ kind: 'refused' });
  expect(dropOn(column('shortlist'), at('on_hold', 'shortlisted'))).toEqual({
    kind: 'back',
    to: 'shortlisted',
  });
  for (const held of ['interview_scheduled', 'interviewed'] as const)
    expect(dropOn(column('interview'), at('on_hold', held))).toEqual({ kind: 'back', to: held });
  expect(dropOn(column('offer'), at('on_hold', 'interviewed'))).toEqual({
    kind: 'move',
    to: 'offer_released',
  });
});

it('asks before somebody is put on hold, declined or joined, and before nothing else', () => {
  const asking = COLUMNS.filter((each) => asksFirst(each, { status: 'selected', set_aside: null })).map(
    ({ key }) => key,
  );
  expect(asking).toEqual(['on_hold', 'joined', 'declined']);
});
