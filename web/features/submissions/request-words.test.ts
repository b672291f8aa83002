import { expect, it } from 'vitest';
import type { OwnRequest } from '#contract/own-request.ts';
import { askedBy, requestWords } from './request-words.ts';

const words = (
  kind: OwnRequest['kind'],
  state: OwnRequest['state'],
  status: Parameters<typeof requestWords>[1] = 'submitted',
) => requestWords({ id: '', kind, state, text: null, asked_at: '', answer: null, answered_at: null }, status);

it('says what was asked, and what became of it', () => {
  expect(words('correct', 'open')).toBe('Asked HR to correct something');
  expect(words('withdraw', 'open')).toBe('Asked HR to withdraw');
  expect(words('correct', 'done')).toBe('HR marked it as done');
  expect(words('withdraw', 'done')).toBe('HR withdrew it');
  expect(words('withdraw', 'left')).toBe('HR left it as it is');
  expect(words('question', 'open')).toBe('Asked HR a question');
  expect(words('question', 'done')).toBe('HR answered');
});

it('says of one that ended with its submission whether it was done as asked, or over without an answer', () => {
  expect(words('withdraw', 'closed', 'candidate_declined')).toBe('HR withdrew it');
  expect(words('withdraw', 'closed', 'rejected')).toBe(
    'Asked HR to withdraw: it was over before HR answered',
  );
  expect(words('correct', 'closed', 'joined')).toBe(
    'Asked HR to correct something: it was over before HR answered',
  );
});

it('names who asks, with the company of a vendor', () => {
  expect(askedBy({ asked_by_name: 'Ravi Nair', company_name: null })).toBe('Ravi Nair');
  expect(askedBy({ asked_by_name: 'Vani Shah', company_name: 'Talent Bridge' })).toBe(
    'Vani Shah of Talent Bridge',
  );
});
