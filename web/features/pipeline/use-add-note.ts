import { useMutation, useQueryClient } from '@tanstack/react-query';
import { noteRoutes } from '#contract/notes.ts';
import { call } from '#web/lib/api.ts';
import { notesChanged } from '#web/lib/notes-query.ts';

/** Writes down something about a person in a job. */
export function useAddNote(job_id: string, candidateId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ text, idempotencyKey }: { text: string; idempotencyKey: string }) =>
      call(noteRoutes.add, { params: { id: candidateId }, body: { text, job_id }, idempotencyKey }),
    onSettled: () => notesChanged(client, candidateId),
  });
}
