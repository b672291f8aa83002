import { expect, test } from 'vitest';
import { limits } from '#contract/limits.ts';
import { temporaryPassword } from './temporary-password.ts';

test('temporary passwords are long enough, easy to read aloud and never the same', () => {
  const passwords = Array.from({ length: 200 }, temporaryPassword);
  for (const password of passwords) {
    expect(password.length).toBeGreaterThanOrEqual(limits.password.min);
    expect(password).toMatch(/^([a-zA-Z2-9]{4}-){3}[a-zA-Z2-9]{4}$/);
    expect(password).not.toMatch(/[01OIl]/);
  }
  expect(new Set(passwords).size).toBe(passwords.length);
});
