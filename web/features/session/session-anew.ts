import type { QueryClient } from '@tanstack/react-query';
import { sessionQuery } from '#web/lib/session.ts';

/**
 * Asks who is signed in here after a password was set, which ends sessions. It was set whether or not that can be
 * answered: where it cannot, nobody counts as signed in, and signs in.
 */
export async function askSessionAnew(queryClient: QueryClient): Promise<void> {
  await queryClient
    .fetchQuery({ ...sessionQuery, staleTime: 0 })
    .catch(() => queryClient.setQueryData(sessionQuery.queryKey, null));
}
