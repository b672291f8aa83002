import { expect, test } from 'vitest';
import { SETTINGS } from '#server/core/config.ts';
import { withoutSettings } from './own-environment.ts';

test('a server under test inherits the machine, and none of the settings or keys of whoever tests', () => {
  const machine = { PATH: '/usr/bin', NODE_OPTIONS: '--no-warnings', TEST_DATABASE_URL: 'postgres://test' };
  const settings = Object.fromEntries(SETTINGS.map((name) => [name, 'theirs']));
  expect(Object.keys(settings)).toEqual(
    expect.arrayContaining(['DATABASE_URL', 'DATABASE_DIRECT_URL', 'FILES_URL', 'SMTP_URL', 'AI_API_KEY']),
  );
  expect(withoutSettings({ ...machine, ...settings, AWS_ACCESS_KEY_ID: 'theirs' })).toEqual(machine);
});
