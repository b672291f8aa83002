import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { assignmentRoutes } from '#contract/assignments.ts';
import type { Channel } from '#contract/channels.ts';
import {
  type IntakeAcceptance,
  type IntakeBatch,
  type IntakeFields,
  type IntakeRow,
  intakeRoutes,
} from '#contract/intake.ts';
import { jobRoutes } from '#contract/jobs.ts';
import { call, errorText } from '#web/lib/api.ts';
import { askAgain, PEOPLE_IN_JOBS } from '#web/lib/ask-again.ts';
import { useUnderWay } from '#web/lib/use-under-way.ts';
import { toast } from '#web/ui/toast.ts';

/** Milliseconds between two looks while something is at work. */
const LOOK_EVERY = 1500;

/** My batches, newest first. */
export const batchesQuery = queryOptions({
  queryKey: ['intake', 'batches'],
  queryFn: ({ signal }) => call(intakeRoutes.listBatches, { signal }),
  // The files that were sent to a batch since, and are read by nobody's doing here, change its numbers.
  staleTime: 0,
  refetchInterval: ({ state }) => (state.data?.items.some(({ busy }) => busy > 0) ? LOOK_EVERY : false),
});

/** A batch with its files; asked for again and again while one is being read or accepted. */
export const batchQuery = (id: string) =>
  queryOptions({
    queryKey: ['intake', 'batch', id],
    queryFn: ({ signal }) => call(intakeRoutes.readBatch, { params: { id }, signal }),
    refetchInterval: ({ state }) => ((state.data?.batch.busy ?? 0) > 0 ? LOOK_EVERY : false),
  });

/** The job that somebody may be put into, by the key under which jobs are asked for elsewhere. */
export const jobQuery = (id: string) =>
  queryOptions({
    queryKey: ['jobs', 'one', id],
    queryFn: ({ signal }) => call(jobRoutes.read, { params: { id }, signal }),
  });

/** The text of a file, which only reading it changes. Each time it is asked for goes into the audit log. */
export const rowTextQuery = (row: Pick<IntakeRow, 'id' | 'reading'>) =>
  queryOptions({
    queryKey: ['intake-text', row.id, row.reading],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: ({ signal }) => call(intakeRoutes.readRow, { params: { id: row.id }, signal }),
  });

/** Asks anew for what is shown of batches. */
export function useIntakeChanged() {
  const client = useQueryClient();
  return async () => {
    await client.invalidateQueries({ queryKey: ['intake'] });
  };
}

/** What may be done with a batch and its files; each shows on the screen at once. */
export function useIntakeActions(batchId: string) {
  const client = useQueryClient();
  const changed = useIntakeChanged();
  const created = () => askAgain(client, ['intake', ...PEOPLE_IN_JOBS]);
  return {
    acceptAll: useMutation({
      mutationFn: (body: IntakeAcceptance) => call(intakeRoutes.acceptAll, { params: { id: batchId }, body }),
      onSettled: changed,
    }),
    accept: useMutation({
      mutationKey: ['accept-intake-row'],
      mutationFn: ({ id, body }: { id: string; body: IntakeAcceptance }) =>
        call(intakeRoutes.acceptRow, { params: { id }, body }),
      onSettled: created,
    }),
    /** by id, the files that are being made candidates one by one */
    creating: useUnderWay('accept-intake-row'),
    updateResume: useMutation({
      mutationFn: ({ id, ...body }: { id: string; candidate_id: string; found_through: Channel | null }) =>
        call(intakeRoutes.updateResume, { params: { id }, body }),
      onSettled: created,
    }),
    assign: useMutation({
      mutationFn: ({ job_id, candidate_id }: { job_id: string; candidate_id: string }) =>
        call(assignmentRoutes.assign, { params: { id: job_id }, body: { candidate_ids: [candidate_id] } }),
      onSettled: created,
    }),
    save: useMutation({
      mutationFn: ({ id, ...body }: { id: string; fields: IntakeFields; version: number }) =>
        call(intakeRoutes.updateRow, { params: { id }, body }),
      onSettled: changed,
    }),
    skip: useMutation({
      mutationFn: ({ id, skipped }: { id: string; skipped: boolean }) =>
        call(intakeRoutes.skipRow, { params: { id }, body: { skipped } }),
      // Here, as a callback given with a call is heard of the last call only, and several are skipped in a row.
      onError: (error) => toast.error(errorText(error)),
      onSettled: changed,
    }),
    removeRow: useMutation({
      mutationFn: (id: string) => call(intakeRoutes.removeRow, { params: { id } }),
      onSettled: changed,
    }),
  };
}
export type IntakeActions = ReturnType<typeof useIntakeActions>;

/** Begins a batch. */
export function useStartBatch() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (jobId: string | null): Promise<IntakeBatch> =>
      call(intakeRoutes.startBatch, { body: { job_id: jobId } }),
    onSuccess: () => client.invalidateQueries({ queryKey: ['intake', 'batches'] }),
  });
}

/** Forgets which files a batch did not take. */
export function useDismissRefusals(batchId: string) {
  const changed = useIntakeChanged();
  return useMutation({
    mutationFn: () => call(intakeRoutes.dismissRefusals, { params: { id: batchId } }),
    onSettled: changed,
  });
}

/** Deletes a batch with what was not accepted. */
export function useRemoveBatch() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(intakeRoutes.removeBatch, { params: { id } }),
    onSettled: () => client.invalidateQueries({ queryKey: ['intake', 'batches'] }),
  });
}
