import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { reminderRoutes } from '#contract/reminders.ts';
import type { WaitingWord } from '#contract/waiting.ts';
import { call } from '#web/lib/api.ts';

const KEY = ['dashboard', 'waiting-jobs'];

/** The jobs in which somebody has waited for more days than that. */
export const waitingJobsQuery = (waiting_over: WaitingWord) =>
  queryOptions({
    queryKey: [...KEY, waiting_over],
    queryFn: ({ signal }) => call(reminderRoutes.jobs, { query: { waiting_over }, signal }),
    // When somebody was reminded last is no change that is told of.
    staleTime: 0,
  });

/** Mails all of the team who can be reminded of these jobs. */
export function useRemindOfMany() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: { waiting_over: WaitingWord; job_ids: string[] }) =>
      call(reminderRoutes.sendMany, { body }),
    onSettled: () => client.invalidateQueries({ queryKey: KEY }),
  });
}
