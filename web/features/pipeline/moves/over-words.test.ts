import { expect, it } from 'vitest';
import { notRejectedByKey, notShortlistedByKey, undoneBy } from './over-words.ts';

it('a move of somebody for whom all was decided says what it undoes', () => {
  expect(undoneBy('joined', 'rejected')).toBe(' They have joined: this takes that back.');
  expect(undoneBy('candidate_declined', 'rejected')).toBe(' This changes how it ended.');
  expect(undoneBy('rejected', 'shortlisted')).toBe(' This takes back that it had ended.');
});

it('any other move undoes nothing, nor does one to where the person stands', () => {
  expect(undoneBy('selected', 'rejected')).toBe('');
  expect(undoneBy('joined', 'joined')).toBe('');
  expect(undoneBy('joined', null)).toBe('');
});

it('who is not rejected by a key is named, and why', () => {
  expect(notRejectedByKey('Dev Rao', 'joined').body).toMatch(/^Dev Rao has joined\./);
  expect(notRejectedByKey('Dev Rao', 'did_not_join').body).toMatch(/^Dev Rao is in Did Not Join already\./);
  expect(notRejectedByKey('Dev Rao', 'rejected').body).toBe('Dev Rao is in Rejected already.');
});

it('nor is anybody shortlisted by one without a word who has come as far', () => {
  expect(notShortlistedByKey('Dev Rao', 'shortlisted').body).toBe('Dev Rao is in Shortlisted already.');
  expect(notShortlistedByKey('Dev Rao', 'selected').body).toBe(
    'Dev Rao is in Selected already. To shortlist them all the same, use Update Status.',
  );
  expect(notShortlistedByKey('Dev Rao', 'joined').body).toMatch(/^Dev Rao has joined\./);
});
