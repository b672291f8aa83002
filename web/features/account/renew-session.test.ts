import { QueryClient } from '@tanstack/react-query';
import { afterEach, expect, it, vi } from 'vitest';
import { renewSession } from './renew-session.ts';
import { sessionQuery } from '#web/lib/session.ts';

afterEach(() => vi.unstubAllGlobals());

/** A server by which the former session is refused; what it is asked is answered when the test says so. */
function serverAsked() {
  const answers: (() => void)[] = [];
  const refused = () => Response.json({ code: 'unauthenticated', message: '' }, { status: 401 });
  vi.stubGlobal('fetch', (_path: string, { signal }: RequestInit) => {
    const answer = Promise.withResolvers<Response>();
    answers.push(() => answer.resolve(refused()));
    signal?.addEventListener('abort', () => answer.reject(signal.reason));
    return answer.promise;
  });
  return answers;
}

it('what is asked of the former session is not heard, before and meanwhile', async () => {
  const asked = serverAsked();
  const client = new QueryClient();
  const session = { user: { id: 'asha' } };
  client.setQueryData(sessionQuery.queryKey, session as never);
  // What was cancelled is of no interest.
  const look = () => client.fetchQuery({ ...sessionQuery, staleTime: 0 }).catch(() => undefined);
  const before = look();
  await vi.waitFor(() => expect(asked).toHaveLength(1));
  await renewSession(client, async () => {
    asked[0]!();
    await before;
    const meanwhile = look();
    await vi.waitFor(() => expect(asked).toHaveLength(2));
    await vi.waitFor(() => expect(client.isFetching()).toBe(0));
    asked[1]!();
    await meanwhile;
  });
  expect(client.getQueryData(sessionQuery.queryKey)).toBe(session);

  // From then on a refusal is one.
  const again = look();
  await vi.waitFor(() => expect(asked).toHaveLength(3));
  asked[2]!();
  await again;
  expect(client.getQueryData(sessionQuery.queryKey)).toBeNull();
});

it('is over when the call fails, which is told', async () => {
  const asked = serverAsked();
  const client = new QueryClient();
  await expect(renewSession(client, () => Promise.reject(new Error('wrong code')))).rejects.toThrow(
    'wrong code',
  );
  const look = client.fetchQuery(sessionQuery);
  await vi.waitFor(() => expect(asked).toHaveLength(1));
  asked[0]!();
  await expect(look).resolves.toBeNull();
});
