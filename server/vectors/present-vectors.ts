import type { z } from 'zod';
import { vectorProblemText, type VectorRun, vectorRoutes, type VectorProblem } from '#contract/vectors.ts';
import type { Handle } from '../db/client.ts';
import { ENGINE } from '../engine/index.ts';
import { resumeUrl } from '../resumes/resume-links.ts';
import { listNewestRuns, type RunRow } from './vector-runs.repo.ts';
import { countVectorCandidates, countVectorJobs, listVectorCandidates, namesOf } from './vectors.read.ts';

/** A run as it is shown, its errors with the names of those who are still there. */
export async function showRun(handle: Handle, run: RunRow): Promise<VectorRun> {
  const idsOf = (record: 'candidate' | 'job') =>
    run.errors.filter((error) => error.record === record).map(({ id }) => id);
  const names = await namesOf(handle, { candidates: idsOf('candidate'), jobs: idsOf('job') });
  return vectorRoutes.startRun.output.parse({
    ...run,
    step: run.step + 1,
    // More may have come in since the run began.
    total: Math.max(run.total, run.done),
    errors: run.errors.flatMap(({ record, id, problem }) => {
      const name = names.get(id);
      return name === undefined ? [] : [{ record, id, name, message: vectorProblemText(problem) }];
    }),
    created_at: run.created_at.toISOString(),
    finished_at: run.finished_at?.toISOString() ?? null,
  } satisfies z.input<typeof vectorRoutes.startRun.output>);
}

/** How it stands with all vectors. */
export async function showOverview(handle: Handle) {
  const runs = await listNewestRuns(handle);
  return {
    engine: { ...ENGINE, built_in: true },
    candidates: await countVectorCandidates(handle),
    jobs: await countVectorJobs(handle),
    runs: await Promise.all(runs.map((run) => showRun(handle, run))),
  };
}

/** Candidates as the list shows them. */
export async function showCandidates(handle: Handle, query: Parameters<typeof listVectorCandidates>[1]) {
  const { items, total } = await listVectorCandidates(handle, query);
  return {
    items: items.map(({ document_id, problem, ...item }) => ({
      ...item,
      resume_url: resumeUrl(item.id, document_id !== null),
      problem: item.status === 'error' ? textOf(problem) : null,
    })),
    total,
  };
}

/** What is told of a stored problem; null without one. */
export function textOf(problem: VectorProblem | null): string | null {
  return problem === null ? null : vectorProblemText(problem);
}
