import { QueryClient } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import type { Session } from '#contract/session.ts';
import { sessionQuery } from '#web/lib/session.ts';
import { askSessionAnew } from './session-anew.ts';

test('where it cannot be told who is signed in after a new password, nobody is, and nothing fails', async () => {
  const client = new QueryClient();
  client.setQueryData(sessionQuery.queryKey, { user: { id: 'hr' } } as Session);
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('away')));
  await expect(askSessionAnew(client)).resolves.toBeUndefined();
  expect(client.getQueryData(sessionQuery.queryKey)).toBeNull();
  client.clear();
});
