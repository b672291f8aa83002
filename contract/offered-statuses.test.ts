import { expect, it } from 'vitest';
import { CANDIDATE_STATUSES, HAND_SET_STATUSES, STATUSES_WITH_REASON } from './candidate-status.ts';
import { asOffered } from './offered-statuses.ts';

it('offers the next steps first and the endings last, the latest that can come behind the others', () => {
  expect(asOffered([...STATUSES_WITH_REASON, ...HAND_SET_STATUSES])).toEqual([
    'shortlisted',
    'interview_scheduled',
    'selected',
    'offer_released',
    'joined',
    'on_hold',
    'rejected',
    'candidate_declined',
    'did_not_join',
  ]);
});

it('offers all that there are', () => {
  expect(asOffered(CANDIDATE_STATUSES).toSorted()).toEqual(CANDIDATE_STATUSES.toSorted());
});
