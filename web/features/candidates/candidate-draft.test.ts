import { expect, test } from 'vitest';
import { type CandidateDraft, isBlankDraft, renewDraft } from './candidate-draft.ts';
import { BLANK_CANDIDATE } from './candidate-form-values.ts';
import { NOTHING_FILLED } from './filled-fields.ts';

const BLANK: CandidateDraft = {
  values: BLANK_CANDIDATE,
  openedFor: null,
  jobId: null,
  fileName: null,
  filled: NOTHING_FILLED,
  day: '2026-11-21',
};

test('is blank until something is entered: a field, a file or another job', () => {
  expect(isBlankDraft(BLANK)).toBe(true);
  expect(isBlankDraft({ ...BLANK, openedFor: 'java', jobId: 'java' })).toBe(true);
  expect(isBlankDraft({ ...BLANK, openedFor: 'java', jobId: 'sales' })).toBe(false);
  expect(isBlankDraft({ ...BLANK, fileName: 'cv.pdf' })).toBe(false);
  expect(isBlankDraft({ ...BLANK, values: { ...BLANK_CANDIDATE, remarks: 'Calm' } })).toBe(false);
});

test('keeps the job that was chosen, unless the screen is opened for another one', () => {
  const draft = { ...BLANK, openedFor: 'java', jobId: 'sales' };
  expect(renewDraft(draft, BLANK.day, 'java').jobId).toBe('sales');
  expect(renewDraft(draft, BLANK.day, null).jobId).toBe('sales');
  expect(renewDraft(draft, BLANK.day, 'tester')).toMatchObject({ jobId: 'tester', openedFor: 'tester' });
});

test('moves a joining date that was reckoned from a notice period along, and leaves one that was picked', () => {
  const values = { ...BLANK_CANDIDATE, joining_date: '2026-11-21' };
  const filled = { values: { joining_date: '2026-11-21' }, sure: { joining_date: 0.9 } };
  const renewed = renewDraft({ ...BLANK, values, filled }, '2026-11-24', null);
  expect(renewed.values.joining_date).toBe('2026-11-24');
  expect(renewed.filled).toEqual({ values: { joining_date: '2026-11-24' }, sure: { joining_date: 0.9 } });
  expect(renewDraft({ ...BLANK, values }, '2026-11-24', null).values.joining_date).toBe('2026-11-21');
});
