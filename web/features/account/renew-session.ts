import type { QueryClient } from '@tanstack/react-query';
import { sessionQuery } from '#web/lib/session.ts';

/**
 * Makes a call that gives the browser another session cookie. What was asked of the former session before, or is asked
 * meanwhile, is not heard: it would be refused, as if the session had ended. Throws what the call throws.
 */
export async function renewSession<T>(client: QueryClient, make: () => Promise<T>): Promise<T> {
  const { queryKey } = sessionQuery;
  const letGo = () => client.cancelQueries({ queryKey });
  await letGo();
  const stop = client.getQueryCache().subscribe(({ query }) => {
    // It is told of just before it can be cancelled.
    if (query.queryKey[0] === queryKey[0] && query.state.fetchStatus === 'fetching')
      queueMicrotask(() => void letGo());
  });
  try {
    return await make();
  } finally {
    stop();
  }
}
