import { setImmediate } from 'node:timers/promises';
import type { VectorProblem, VectorRunCounts, VectorRunKind } from '#contract/vectors.ts';
import { type By, recordAudit } from '../audit/record-audit.ts';
import { type Ai, AiFailure, isProviderAway } from '../ai/ai.ts';
import { convertResume, readResumeFile } from '../candidates/convert-resume.ts';
import { lockCandidates } from '../candidates/lock-candidates.ts';
import type { Handle, Tx } from '../db/client.ts';
import { embedResumes } from '../matching/embed-resume.ts';
import { defineRunTask, workOnRuns } from '../queue/long-runs.ts';
import { convertJob } from './convert-job.ts';
import { convertLater } from './convert-later.ts';
import {
  endRun,
  findRun,
  findRunning,
  insertRun,
  reviveRun,
  type RunRow,
  saveProgress,
  writeTotal,
} from './vector-runs.repo.ts';
import type { VectorsDeps } from './vectors-deps.ts';
import { candidatesOfStep, jobsOfStep } from './vectors.read.ts';

const runVectors = defineRunTask('run-vectors');

const ERRORS_KEPT = 200;

interface Done {
  counts: Partial<VectorRunCounts>;
  problem: VectorProblem | null;
}

interface Step {
  record: 'candidate' | 'job';
  /** the records to be done after an id, by id */
  next(
    handle: Handle,
    ai: Ai,
    after: string | null,
  ): PromiseLike<{ id: string }[]> & {
    limit(rows: number): PromiseLike<{ id: string }[]>;
  };
  /** how many are done between two writings down */
  atOnce: number;
  /** makes the vectors of all of them in one go, so that a provider is not asked for each */
  prepare?(deps: VectorsDeps, ids: readonly string[], signal?: AbortSignal): Promise<void>;
  work(deps: VectorsDeps, id: string, signal?: AbortSignal): Promise<Done>;
}

async function convertOne(deps: VectorsDeps, id: string, signal?: AbortSignal): Promise<Done> {
  const { made, problem } = await convertResume(deps, id, signal);
  // Whose resume has been taken away since has nothing to convert, and nothing wrong.
  if (problem === 'no-resume') return { counts: {}, problem: null };
  return { counts: { resumesProcessed: 1, resumesUpdated: made ? 1 : 0 }, problem };
}

const STEPS = {
  pending: {
    record: 'candidate',
    next: (handle, ai, after) => candidatesOfStep(handle, ai.vectorMark, 'pending', after),
    atOnce: 5,
    prepare: embedResumes,
    work: convertOne,
  },
  resumes: {
    record: 'candidate',
    next: (handle, ai, after) => candidatesOfStep(handle, ai.vectorMark, 'resumes', after),
    atOnce: 20,
    prepare: embedResumes,
    work: convertOne,
  },
  files: {
    record: 'candidate',
    next: (handle, ai, after) => candidatesOfStep(handle, ai.vectorMark, 'files', after),
    atOnce: 2,
    async work(deps, id, signal) {
      const { read, problem } = await readResumeFile(deps, id, signal);
      const one = read ? 1 : 0;
      return { counts: { filesProcessed: 1, documentsCreated: one, candidatesUpdated: one }, problem };
    },
  },
  jobs: {
    record: 'job',
    next: (handle, _ai, after) => jobsOfStep(handle, after),
    atOnce: 5,
    async work(deps, id, signal) {
      const outcome = await convertJob(deps, id, { signal });
      return {
        counts: { jobsProcessed: outcome === 'gone' ? 0 : 1, jobsUpdated: outcome === 'made' ? 1 : 0 },
        problem: null,
      };
    },
  },
} as const satisfies Record<string, Step>;

const STEPS_OF: Record<VectorRunKind, readonly (keyof typeof STEPS)[]> = {
  candidates: ['pending'],
  existing: ['jobs', 'resumes'],
  files: ['files', 'pending'],
};

/**
 * Begins long work in the background, or joins what of that kind runs already. `by` is who asked for it, null for the
 * program itself, which goes into no audit log.
 */
export function startRun(
  deps: BeginDeps & Pick<VectorsDeps, 'database'>,
  kind: VectorRunKind,
  by: By | null,
): Promise<RunRow> {
  return deps.database.transaction(async (tx) => {
    const run = await beginRun(tx, deps, kind, by?.actor?.userId ?? null);
    if (by)
      await recordAudit(tx, by, { action: 'vector.convert', recordType: 'vector_run', recordId: run.id });
    return run;
  });
}

type BeginDeps = Pick<VectorsDeps, 'tasks' | 'ai'>;

/** The same as part of a transaction, without an entry in the audit log. */
export async function beginRun(
  tx: Tx,
  { tasks, ai }: BeginDeps,
  kind: VectorRunKind,
  startedBy: string | null,
): Promise<RunRow> {
  const begun = await insertRun(tx, { kind, total: 0, started_by: startedBy });
  const run = begun ?? (await findRunning(tx, kind));
  if (!run) throw new Error('a run ended between two looks at it');
  await tasks.send(tx, runVectors, { run_id: run.id });
  // Whoever joins a run needs no count.
  if (!begun) return run;
  let total = 0;
  for (const name of STEPS_OF[kind]) total += await tx.$count(STEPS[name].next(tx, ai, null).as('records'));
  await writeTotal(tx, run.id, total);
  return { ...run, total };
}

/** Works on runs in this process. */
export function workOnVectorRuns(deps: VectorsDeps): void {
  const { database, tasks } = deps;
  workOnRuns(tasks, runVectors, {
    advance: (runId, shift) => advanceRun(deps, runId, shift),
    fail: (runId) => endRun(database.db, runId, 'failed'),
    revive: reviveRun,
  });
}

/**
 * Takes a run further until it is over or an instant has come (ms, by the machine's clock). Returns whether it is over.
 * What fails for one record is told in the run and does not stop it.
 */
export async function advanceRun(
  deps: VectorsDeps,
  runId: string,
  { until, signal }: { until: number; signal?: AbortSignal },
): Promise<boolean> {
  const { db } = deps.database;
  for (;;) {
    const run = await findRun(db, runId);
    if (run?.state !== 'running') return true;
    const name = STEPS_OF[run.kind][run.step];
    if (name === undefined) {
      await endRun(db, runId, 'done');
      return true;
    }
    const step: Step = STEPS[name];
    const found = await step.next(db, deps.ai, run.cursor).limit(step.atOnce);
    const last = found.at(-1);
    if (!last) {
      await saveProgress(db, run, { ...run, step: run.step + 1, cursor: null });
      continue;
    }
    const next = { ...run, cursor: last.id, done: run.done + found.length };
    const failed: RunRow['errors'] = [];
    await prepare(deps, step, found, signal);
    for (const { id } of found) {
      const { counts, problem } = await workOn(deps, step, id, signal);
      next.counts = add(next.counts, counts);
      // A file that one step could not read is the next one's problem, too.
      const isTold = run.errors.some((error) => error.id === id && error.problem === problem);
      if (problem && !isTold && run.errors.length + failed.length < ERRORS_KEPT)
        failed.push({ record: step.record, id, problem });
      // Lets other calls be answered in between.
      await setImmediate();
    }
    await deps.database.transaction(async (tx) => saveProgress(tx, run, next, await stillThere(tx, failed)));
    if (Date.now() >= until) return false;
  }
}

/** Leaves out errors of candidates who were deleted meanwhile; the others stay until the transaction ends. */
async function stillThere(tx: Tx, errors: RunRow['errors']): Promise<RunRow['errors']> {
  const ids = errors.filter(({ record }) => record === 'candidate').map(({ id }) => id);
  const there = new Set((await lockCandidates(tx, ids, 'to stay')).map(({ id }) => id));
  return errors.filter(({ record, id }) => record === 'job' || there.has(id));
}

async function prepare(
  deps: VectorsDeps,
  step: Step,
  found: readonly { id: string }[],
  signal: AbortSignal | undefined,
): Promise<void> {
  if (deps.ai.embedsAtOnce) return;
  try {
    await step.prepare?.(
      deps,
      found.map(({ id }) => id),
      signal,
    );
  } catch (error) {
    // One text may have spoilt it for all: each is tried by itself then.
    if (!(error instanceof AiFailure) || isProviderAway(error)) throw error;
  }
}

async function workOn(
  deps: VectorsDeps,
  step: Step,
  id: string,
  signal: AbortSignal | undefined,
): Promise<Done> {
  signal?.throwIfAborted();
  try {
    return await step.work(deps, id, signal);
  } catch (error) {
    signal?.throwIfAborted();
    // Not this record's fault: the run waits, and goes on from here.
    if (isProviderAway(error)) throw error;
    deps.log.error({ err: error, [step.record]: id }, 'a vector could not be made');
    const of = step.record === 'job' ? { job_id: id } : { candidate_id: id };
    await convertLater(deps, of);
    return { counts: {}, problem: 'failed' };
  }
}

function add(counts: VectorRunCounts, more: Partial<VectorRunCounts>): VectorRunCounts {
  const names = Object.keys(counts) as (keyof VectorRunCounts)[];
  return Object.fromEntries(names.map((name) => [name, counts[name] + (more[name] ?? 0)])) as VectorRunCounts;
}
