import { messages } from '#contract/messages.ts';
import type { VectorRunKind } from '#contract/vectors.ts';
import { vectorRoutes } from '#contract/vectors.ts';
import { isProviderAway } from '../ai/ai.ts';
import { countAiCall } from '../ai/limit-ai-calls.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { workOnResumeVectors } from '../candidates/process-resume.ts';
import type { Actor } from '../core/actor.ts';
import type { Api } from '../http/api.ts';
import type { Origin } from '../http/call.ts';
import { present } from '../http/present.ts';
import { convertJob, workOnJobVectors } from './convert-job.ts';
import { convertLater } from './convert-later.ts';
import { showCandidates, showOverview, showRun, textOf } from './present-vectors.ts';
import { processResumeCall } from './process-resume-call.ts';
import { advanceRun, startRun, workOnVectorRuns } from './run-vectors.ts';
import { findRun } from './vector-runs.repo.ts';
import type { VectorsDeps } from './vectors-deps.ts';
import { listVectorJobs } from './vectors.read.ts';

/** Milliseconds that a hosted function works before it answers how far it has come; the rest is done in the background. */
const ANSWERED_WITHIN = 4_000;

/** Vectors of jobs and resumes: how it stands with them, and making them by hand. */
export function mountVectors(api: Api, deps: VectorsDeps): void {
  const { database, ai, log } = deps;
  const { db } = database;
  workOnResumeVectors(deps.tasks, deps);
  workOnJobVectors(deps);
  workOnVectorRuns(deps);

  /** As the old functions, which answered when all was done: what can be done soon is. */
  const runForAWhile = async (actor: Actor, origin: Origin, kind: VectorRunKind) => {
    const { id } = await startRun(deps, kind, { actor, origin });
    await advanceRun(deps, id, { until: Date.now() + ANSWERED_WITHIN }).catch((error: unknown) => {
      // The run goes on by its task, once the provider answers again.
      if (!isProviderAway(error)) throw error;
    });
    const run = await findRun(db, id);
    if (!run) throw new Error('a run has gone');
    const shown = await showRun(db, run);
    const { counts } = shown;
    const errors = shown.errors.map(({ name, message }) => `${name}: ${message}`);
    const failed = shown.state === 'failed';
    return {
      success: !failed,
      error: failed ? messages.vector.convertFailed.title : null,
      results: { ...counts, errors },
      run: shown,
    };
  };

  api.mount(vectorRoutes.overview, async () =>
    present(vectorRoutes.overview.output, await showOverview(db, ai)),
  );
  api.mount(vectorRoutes.candidates, async ({ query }) =>
    present(vectorRoutes.candidates.output, await showCandidates(db, ai.vectorMark, query)),
  );
  api.mount(vectorRoutes.jobs, async ({ query }) => {
    const { items, total } = await listVectorJobs(db, ai.vectorMark, query);
    return present(vectorRoutes.jobs.output, {
      items: items.map((item) => ({ ...item, problem: textOf(item.problem) })),
      total,
    });
  });
  api.mount(vectorRoutes.startRun, async ({ actor, origin, body }) =>
    present(
      vectorRoutes.startRun.output,
      await showRun(db, await startRun(deps, body.kind, { actor, origin })),
    ),
  );
  /** Before the work, which takes more than one transaction: nothing is made without its entry. */
  const byHand = async (actor: Actor, origin: Origin, of: { candidate_id: string } | { job_id: string }) => {
    await countAiCall(db, 'vector', actor.userId);
    const entry =
      'job_id' in of
        ? ({ action: 'job.vector', recordType: 'job', recordId: of.job_id } as const)
        : ({ action: 'candidate.vector', recordType: 'candidate', recordId: of.candidate_id } as const);
    await recordAudit(db, { actor, origin }, entry);
  };
  api.mount(vectorRoutes.generateJobVector, async ({ actor, origin, body }) => {
    const { output } = vectorRoutes.generateJobVector;
    await byHand(actor, origin, { job_id: body.jobId });
    try {
      const outcome = await convertJob(deps, body.jobId, { anew: true });
      const isGone = outcome === 'gone';
      return present(output, { success: !isGone, error: isGone ? messages.job.notFound : null });
    } catch (error) {
      log.error({ err: error, jobId: body.jobId }, 'the vector of a job could not be made');
      await convertLater(deps, { job_id: body.jobId });
      return present(output, { success: false, error: messages.vector.jobFailed.title });
    }
  });
  for (const route of [vectorRoutes.processResume, vectorRoutes.enhancedProcessResume] as const)
    api.mount(route, async ({ actor, origin, body }) => {
      await byHand(actor, origin, { candidate_id: body.candidateId });
      return present(route.output, await processResumeCall(deps, { actor, origin }, body));
    });
  api.mount(vectorRoutes.processExistingResumes, async ({ actor, origin }) =>
    present(vectorRoutes.processExistingResumes.output, await runForAWhile(actor, origin, 'files')),
  );
  api.mount(vectorRoutes.convertExistingData, async ({ actor, origin }) =>
    present(vectorRoutes.convertExistingData.output, await runForAWhile(actor, origin, 'existing')),
  );
}
