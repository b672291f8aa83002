import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { messages } from '#contract/messages.ts';
import { type SwotScope, swotRoutes } from '#contract/swot.ts';
import { call } from '#web/lib/api.ts';
import { useSession } from '#web/lib/session.ts';
import { toast } from '#web/ui/toast.ts';
import { keepSwot, readKeptSwot } from './kept-swot.ts';

const swotQuery = (person: string, scope: SwotScope) =>
  queryOptions({
    queryKey: ['dashboard', 'swot', scope],
    queryFn: async ({ signal }) => {
      const swot = await call(swotRoutes.latest, { query: { scope }, signal });
      keepSwot(person, scope, swot);
      return swot;
    },
    // The last analysis shows at once while the newest is asked for.
    initialData: () => readKeptSwot(person, scope),
    initialDataUpdatedAt: 0,
  });

/** The newest analysis of a scope. */
export function useSwot(scope: SwotScope) {
  const { profile } = useSession();
  return useQuery(swotQuery(profile.user_id, scope));
}

/** Has a new analysis made, then reads it. */
export function useRefreshSwot(scope: SwotScope) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      await call(swotRoutes.generate, { body: { scope } });
      await client.invalidateQueries({ queryKey: ['dashboard', 'swot', scope] });
    },
    onError: () => toast.error(messages.dashboard.refreshFailed),
  });
}
