import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { SCREENS } from '#contract/screens.ts';

test('every screen behind sign-in has an access rule, and every rule its screen', () => {
  const table = readFileSync(new URL('router.tsx', import.meta.url), 'utf8');
  const behindSignIn = table.slice(table.indexOf('const screens = ['));
  const paths = Array.from(behindSignIn.matchAll(/path: '([^']+)'/g), ([, path]) => path);
  expect(new Set(paths)).toEqual(new Set(Object.keys(SCREENS)));
  expect(paths).toHaveLength(Object.keys(SCREENS).length);
});
