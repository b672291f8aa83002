import { expect, it } from 'vitest';
import { scopesText } from './scope-text.ts';

it('says what a token may do, each area once', () => {
  expect(scopesText(['candidates:write', 'candidates:read', 'jobs:read'])).toBe(
    'Read jobs, read and change candidates and resumes',
  );
  expect(scopesText(['reports:read'])).toBe('Read reports');
});
