import type { z } from 'zod';
import { BUILTIN_ENGINE } from '#contract/ai.ts';
import { limits } from '#contract/limits.ts';
import { vectorProblemText, type VectorRun, vectorRoutes, type VectorProblem } from '#contract/vectors.ts';
import type { Ai, EngineMark } from '../ai/ai.ts';
import { engineStatus } from '../ai/engine-status.ts';
import { candidateNames } from '../candidates/known-candidates.read.ts';
import type { Handle } from '../db/client.ts';
import { jobNames } from '../jobs/known-jobs.read.ts';
import { resumeUrl } from '../resumes/resume-links.ts';
import { listNewestRuns, type RunRow } from './vector-runs.repo.ts';
import { countVectorCandidates, countVectorJobs, listVectorCandidates } from './vectors.read.ts';

/** A run as it is shown, its errors with the names of those who are still there. */
export async function showRun(handle: Handle, run: RunRow): Promise<VectorRun> {
  const idsOf = (record: 'candidate' | 'job') =>
    run.errors.filter((error) => error.record === record).map(({ id }) => id);
  const named = [
    ...(await candidateNames(handle, idsOf('candidate'))),
    ...(await jobNames(handle, idsOf('job'))),
  ];
  const names = new Map(named.map(({ id, name }) => [id, name]));
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
export async function showOverview(handle: Handle, ai: Ai) {
  const runs = await listNewestRuns(handle);
  const { engine: id, engine_version: version } = ai.vectorMark;
  const { embedding } = ai.state();
  const isOwn = embedding.engine === BUILTIN_ENGINE;
  return {
    engine: {
      id,
      version,
      dimensions: limits.vectorLength,
      built_in: isOwn,
      provider: isOwn ? null : ai.provider,
      price: ai.embeddingPrice,
      status: await engineStatus(handle, embedding, 'embedding'),
    },
    candidates: await countVectorCandidates(handle, ai.vectorMark),
    jobs: await countVectorJobs(handle, ai.vectorMark),
    runs: await Promise.all(runs.map((run) => showRun(handle, run))),
  };
}

/** Candidates as the list shows them. */
export async function showCandidates(
  handle: Handle,
  mark: EngineMark,
  query: Parameters<typeof listVectorCandidates>[2],
) {
  const { items, total } = await listVectorCandidates(handle, mark, query);
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
