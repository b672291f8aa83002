import { infiniteQueryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { limits } from '#contract/limits.ts';
import { noteRoutes } from '#contract/notes.ts';
import { call } from '#web/lib/api.ts';

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

interface NewNote {
  text: string;
  idempotencyKey: string;
}

interface ChangedNote {
  id: string;
  text: string;
  /** the one that was changed */
  version: number;
}

/** Everything that changes the notes about a person; each is done once they have been asked for again. */
export function useNotes(candidateId: string) {
  const client = useQueryClient();
  const again = () => client.invalidateQueries({ queryKey: notesQuery(candidateId).queryKey });
  return {
    add: useMutation({
      mutationFn: ({ text, idempotencyKey }: NewNote) =>
        call(noteRoutes.add, { params: { id: candidateId }, body: { text }, idempotencyKey }),
      onSettled: again,
    }),
    edit: useMutation({
      mutationFn: ({ id, ...body }: ChangedNote) => call(noteRoutes.edit, { params: { id }, body }),
      onSettled: again,
    }),
    remove: useMutation({
      mutationFn: (id: string) => call(noteRoutes.remove, { params: { id } }),
      onSettled: again,
    }),
  };
}
