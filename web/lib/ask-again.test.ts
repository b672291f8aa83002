import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { askAgain, PEOPLE_IN_JOBS } from './ask-again.ts';

test('what begins with one of the words is asked for again, and nothing else', async () => {
  const client = new QueryClient();
  const keys = [
    ['pipeline', 'a', 'people'],
    ['submissions', 'list'],
    ['users', 'list'],
  ];
  for (const key of keys) client.setQueryData(key, 1);
  await askAgain(client, PEOPLE_IN_JOBS);
  expect(keys.map((key) => client.getQueryState(key)?.isInvalidated)).toEqual([true, true, false]);
});
