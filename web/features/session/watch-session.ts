import type { QueryClient } from '@tanstack/react-query';
import { messages } from '#contract/messages.ts';
import { sessionRoutes } from '#contract/session.ts';
import { anotherPersonCame } from '#web/lib/another-person.ts';
import { onUnauthenticated } from '#web/lib/api.ts';
import { sessionQuery } from '#web/lib/session.ts';
import { toast } from '#web/ui/toast.ts';
import { followOtherTabs } from './sign-out.ts';

/** Queries whose answers are the same for everybody. */
const SHARED = ['app', 'session'];

/**
 * Notices when the session ends or becomes another person's, in this tab or another: a call that is refused makes the
 * session be asked for again; once it is gone the protected wrapper shows the sign-in page, which tells so, remembering
 * this one.
 * What one person was answered is never shown to the next.
 */
export function watchSession(queryClient: QueryClient): void {
  let person: string | null = null;
  let last: string | null = null;
  queryClient.getQueryCache().subscribe(({ query, type }) => {
    if (type !== 'updated' || query.queryKey[0] !== sessionQuery.queryKey[0]) return;
    const now = queryClient.getQueryData(sessionQuery.queryKey)?.user.id ?? null;
    if (now === person) return;
    const others = { predicate: (other: typeof query) => !SHARED.includes(String(other.queryKey[0])) };
    if (now === null) queryClient.removeQueries(others);
    else if (person !== null) void queryClient.resetQueries(others);
    // Whoever signs in again finds what was begun.
    if (now !== null && last !== null && now !== last) anotherPersonCame();
    person = now;
    last = now ?? last;
  });

  // A screen asks for several things at once: its session is asked for once.
  let isAsking = false;
  onUnauthenticated((route) => {
    if (route.path === sessionRoutes.current.path || person === null || isAsking) return;
    isAsking = true;
    void queryClient
      .fetchQuery({ ...sessionQuery, staleTime: 0 })
      // The server does not answer at all; the session may well still be there.
      .catch(() => toast.error({ title: messages.common.error, body: messages.common.network }))
      .finally(() => {
        isAsking = false;
      });
  });
  followOtherTabs();
}
