import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { reminderRoutes } from '#contract/reminders.ts';
import type { WaitingWord } from '#contract/waiting.ts';
import { call } from '#web/lib/api.ts';

/** Who has waited in a job for more days than that, and who can be reminded of them. */
export const reminderQuery = (jobId: string, waiting_over: WaitingWord) =>
  queryOptions({
    queryKey: ['pipeline', jobId, 'reminder', waiting_over],
    queryFn: ({ signal }) =>
      call(reminderRoutes.read, { params: { id: jobId }, query: { waiting_over }, signal }),
    // When somebody was reminded last is no change that is told of.
    staleTime: 0,
  });

/** Mails those of the team who are chosen that people wait. */
export function useRemind(jobId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: { waiting_over: WaitingWord; to: string[] }) =>
      call(reminderRoutes.send, { params: { id: jobId }, body }),
    onSettled: () => client.invalidateQueries({ queryKey: ['pipeline', jobId, 'reminder'] }),
  });
}
