import { useMutation, useQueryClient } from '@tanstack/react-query';
import { noteRoutes } from '#contract/notes.ts';
import { call } from '#web/lib/api.ts';
import type { NoteValues } from '#web/lib/note-draft.ts';
import { notesChanged } from '#web/lib/notes-query.ts';

/** Writes down something about a person in a job. */
export function useAddNote(job_id: string, candidateId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ idempotencyKey, ...note }: NoteValues & { idempotencyKey: string }) =>
      call(noteRoutes.add, { params: { id: candidateId }, body: { ...note, job_id }, idempotencyKey }),
    onSettled: () => notesChanged(client, candidateId),
  });
}
