import { useMutation, useQueryClient } from '@tanstack/react-query';
import { noteRoutes } from '#contract/notes.ts';
import { call } from '#web/lib/api.ts';
import type { NoteValues } from '#web/lib/note-draft.ts';
import { notesChanged } from '#web/lib/notes-query.ts';

interface NewNote extends NoteValues {
  idempotencyKey: string;
}

interface ChangedNote extends Partial<NoteValues> {
  id: string;
  text: string;
  /** the one that was changed */
  version: number;
}

/** Everything that changes the notes about a person; each is done once they have been asked for again. */
export function useNotes(candidateId: string) {
  const client = useQueryClient();
  const again = () => notesChanged(client, candidateId);
  return {
    add: useMutation({
      mutationFn: ({ idempotencyKey, ...body }: NewNote) =>
        call(noteRoutes.add, { params: { id: candidateId }, body, idempotencyKey }),
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
