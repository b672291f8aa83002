import { expect, test } from 'vitest';
import { typedWhere } from './typed-where.ts';

test('names each screen that holds something once', () => {
  expect(typedWhere(['create-job'])).toBe('Create Job');
  expect(typedWhere(['edit-candidate.7', 'create-job', 'edit-candidate.8'])).toBe(
    'Create Job and Edit Candidate',
  );
  expect(typedWhere(['note.7', 'note.7.edit.2.1'])).toBe('a note');
});

test('names none when one of them is not known', () => {
  expect(typedWhere(['create-job', 'something-new.1'])).toBeNull();
  expect(typedWhere([])).toBeNull();
});
