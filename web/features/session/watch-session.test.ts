import { QueryClient } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import type { Session } from '#contract/session.ts';
import { sessionQuery } from '#web/lib/session.ts';

test('nothing that somebody was answered stays in memory after the session', async () => {
  // Signing out tells the other tabs of this browser, of which there are none here.
  vi.stubGlobal('BroadcastChannel', EventTarget);
  const { watchSession } = await import('./watch-session.ts');
  const client = new QueryClient();
  watchSession(client);
  client.setQueryData(sessionQuery.queryKey, { user: { id: 'hr' } } as Session);
  const link = ['invitation-link', 'u', 3];
  client.setQueryData(link, { link: 'https://niyukti.example/invitation#token=secret' });
  client.setQueryData(['app'], { name: 'Niyukti' });
  client.setQueryData(sessionQuery.queryKey, null);
  expect(client.getQueryCache().find({ queryKey: link })).toBeUndefined();
  expect(client.getQueryData(['app'])).toEqual({ name: 'Niyukti' });
  client.clear();
});
