import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { backgroundRoutes } from '#contract/background.ts';
import type { VectorStatus } from '#contract/list-words.ts';
import { conversionCompleted, conversionFailed, messages, tasksRetried } from '#contract/messages.ts';
import {
  type VectorCandidate,
  vectorRoutes,
  type VectorOverview,
  type VectorRunKind,
} from '#contract/vectors.ts';
import { FunctionError, call, errorText, hasCode } from '#web/lib/api.ts';
import { askAgain } from '#web/lib/ask-again.ts';
import { useUnderWay } from '#web/lib/use-under-way.ts';
import { toast } from '#web/ui/toast.ts';

/** Milliseconds between two looks while something is at work, and while somebody else may begin something. */
const LOOK_EVERY = 1000;
const LOOK_FOR_OTHERS = 10_000;

/** Whether long work is under way. */
function isRunning(overview: VectorOverview | undefined): boolean {
  return overview?.runs.some(({ state }) => state === 'running') ?? false;
}

/** How it stands with all vectors; asked for again and again while long work is under way. */
export const overviewQuery = queryOptions({
  queryKey: ['vectors', 'overview'],
  queryFn: ({ signal }) => call(vectorRoutes.overview, { signal }),
  refetchInterval: ({ state }) => (isRunning(state.data) ? LOOK_EVERY : LOOK_FOR_OTHERS),
});

/** What narrows the list of candidates down. */
export interface VectorFilter {
  search?: string | undefined;
  status?: VectorStatus | undefined;
}

/** A page of the candidates, newest first. */
export const vectorCandidatesQuery = (filter: VectorFilter, page: number, limit: number) => ({
  queryKey: ['vectors', 'candidates', filter, page],
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    call(vectorRoutes.candidates, { query: { ...filter, page, limit }, signal }),
});

/** The jobs that a search finds, newest first. */
export const vectorJobsQuery = (search: string) =>
  queryOptions({
    queryKey: ['vectors', 'jobs', search],
    queryFn: ({ signal }) => call(vectorRoutes.jobs, { query: { search, limit: 25 }, signal }),
  });

/** Background work that was given up or is waiting. */
export const backgroundQuery = queryOptions({
  queryKey: ['vectors', 'background'],
  queryFn: ({ signal }) => call(backgroundRoutes.list, { signal }),
  refetchInterval: ({ state }) => ((state.data?.busy.length ?? 0) > 0 ? 2 * LOOK_EVERY : LOOK_FOR_OTHERS),
});

function useVectorsChanged() {
  const client = useQueryClient();
  return async () => {
    await client.invalidateQueries({ queryKey: ['vectors'] });
  };
}

/** Begins long work, or joins what of that kind runs already. */
export function useStartRun() {
  const client = useQueryClient();
  const changed = useVectorsChanged();
  return useMutation({
    mutationFn: (kind: VectorRunKind) => call(vectorRoutes.startRun, { body: { kind } }),
    onSuccess: (run) => {
      client.setQueryData<VectorOverview>(
        overviewQuery.queryKey,
        (old) => old && { ...old, runs: [...old.runs.filter(({ kind }) => kind !== run.kind), run] },
      );
    },
    onSettled: changed,
  });
}

/** Throws what the function says went wrong. */
function unless({ success, error }: { success: boolean; error: string | null }): void {
  if (!success) throw new FunctionError(error);
}

/**
 * A deed that is done to one row of a list, and to the next before it has ended. Each is told of here: callbacks that are
 * given with a call are heard of the last call only.
 */
interface RowDeed<Row> {
  run: (row: Row) => void;
  /** by id, those with which it is under way */
  busy: ReadonlySet<string>;
}

/** Converts one person's resume. */
export function useConvertCandidate(): RowDeed<Pick<VectorCandidate, 'id' | 'name'>> {
  const client = useQueryClient();
  const changed = useVectorsChanged();
  const name = 'convert-candidate';
  const { mutate: run } = useMutation({
    mutationKey: [name],
    mutationFn: async ({ id }: Pick<VectorCandidate, 'id' | 'name'>) =>
      unless(await call(vectorRoutes.processResume, { body: { candidateId: id } })),
    onSuccess: (_nothing, candidate) => toast.success(conversionCompleted(candidate.name)),
    onError: (error, candidate) => toast.error({ title: conversionFailed(candidate.name, errorText(error)) }),
    onSettled: async () => {
      await changed();
      void askAgain(client, ['candidates', 'pipeline']);
    },
  });
  return { run, busy: useUnderWay(name) };
}

/** Makes a job's vector anew, by the job's id. */
export function useRegenerateJob(): RowDeed<string> {
  const client = useQueryClient();
  const changed = useVectorsChanged();
  const name = 'regenerate-job';
  const { mutate: run } = useMutation({
    mutationKey: [name],
    mutationFn: async (jobId: string) =>
      unless(await call(vectorRoutes.generateJobVector, { body: { jobId } })),
    onSuccess: () => toast.success(messages.vector.jobGenerated),
    onError: (error) => toast.error({ ...messages.vector.jobRegenerateFailed, body: errorText(error) }),
    onSettled: async () => {
      await changed();
      void client.invalidateQueries({ queryKey: ['pipeline'] });
    },
  });
  return { run, busy: useUnderWay(name) };
}

/** Tries one given up task again, by its id, or `all` of them. */
export function useRetryTasks(): RowDeed<string> {
  const changed = useVectorsChanged();
  const name = 'retry-tasks';
  const { mutate: run } = useMutation({
    mutationKey: [name],
    mutationFn: async (id: string) => {
      if (id === 'all') return (await call(backgroundRoutes.retryAll, { body: {} })).retried;
      await call(backgroundRoutes.retry, { params: { id } });
      return 1;
    },
    onSuccess: (count, id) => toast.success(id === 'all' ? tasksRetried(count) : messages.background.retried),
    onError: (error) =>
      toast.error(hasCode(error, 'not_found') ? { title: error.message } : messages.background.retryFailed),
    onSettled: changed,
  });
  return { run, busy: useUnderWay(name) };
}
