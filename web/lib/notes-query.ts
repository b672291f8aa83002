import { infiniteQueryOptions, type QueryClient } from '@tanstack/react-query';
import { limits } from '#contract/limits.ts';
import { noteRoutes } from '#contract/notes.ts';
import { call } from './api.ts';
import { askAgain } from './ask-again.ts';

/** What was written down about a person, newest first, a page after the other. */
export const notesQuery = (candidateId: string) =>
  infiniteQueryOptions({
    queryKey: ['candidates', 'one', candidateId, 'notes'],
    queryFn: ({ signal, pageParam: cursor }) =>
      call(noteRoutes.list, {
        params: { id: candidateId },
        query: { cursor, limit: limits.candidateNote.shown },
        signal,
      }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next_cursor }) => next_cursor ?? undefined,
  });

/**
 * After the notes about a person have changed; resolves once those that are on the screen have come. Cards in jobs tell how
 * many there are, and what comes up those to follow up: nobody waits for these.
 */
export async function notesChanged(client: QueryClient, candidateId: string): Promise<void> {
  void askAgain(client, ['pipeline', 'coming-up']);
  await client.invalidateQueries({ queryKey: notesQuery(candidateId).queryKey });
}
