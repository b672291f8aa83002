import { infiniteQueryOptions } from '@tanstack/react-query';
import { limits } from '#contract/limits.ts';
import { noteRoutes } from '#contract/notes.ts';
import { call } from './api.ts';

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
