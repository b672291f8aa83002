import { type Query, QueryClient } from '@tanstack/react-query';
import { ApiError } from './api.ts';
import { keepErrors } from './error-stays.ts';

const RETRIES = 2;
/** What no screen shows is kept this long, in milliseconds: who reads a resume and comes back stands at once where they were. */
const KEPT = 60 * 60_000;

/** Whether trying again may help: no answer came, or the server said that it cannot serve just now. */
function isPassing(error: unknown): boolean {
  return error instanceof ApiError && (error.code === 'network' || error.code === 'unavailable');
}

/** The one store of what the server answered. Writes are never tried again by themselves. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 10_000,
      gcTime: KEPT,
      retry: (failures, error) => failures < RETRIES && isPassing(error),
      retryDelay: (failures) => 500 * 2 ** failures,
      // Offline is told by the call that fails, with a text and Retry; a query that waits in silence tells nothing.
      networkMode: 'always',
      // By which it would otherwise stay failed when the network is back.
      refetchOnReconnect: true,
    },
    mutations: { retry: false, networkMode: 'always' },
  },
});

keepErrors(queryClient.getQueryCache());

/** What has changed while it was asked for the first time. */
const changedMeanwhile = new WeakSet<Query>();

// An answer that is on its way is asked for anew when something changes, but for the first one: that would be shown as if
// nothing had changed since it was made.
queryClient.getQueryCache().subscribe(({ type, query, ...event }) => {
  if (type !== 'updated' || !('action' in event)) return;
  const isFirst = query.state.data === undefined && query.state.fetchStatus !== 'idle';
  if (event.action.type === 'invalidate' && isFirst) changedMeanwhile.add(query);
  if (event.action.type === 'success' && changedMeanwhile.delete(query))
    void queryClient.invalidateQueries({ queryKey: query.queryKey, exact: true });
});
