import { backgroundRoutes } from '#contract/background.ts';
import { candidateRoutes } from '#contract/candidates.ts';
import { executiveRoutes } from '#contract/executive.ts';
import { intakeRoutes } from '#contract/intake.ts';
import { legacyImportRoutes } from '#contract/legacy-import.ts';
import { swotRoutes } from '#contract/swot.ts';
import { vectorRoutes } from '#contract/vectors.ts';
import { embedResumeTask } from '../matching/embed-tasks.ts';
import type { createTestApp } from './app.ts';
import { buildCandidate, candidateInput, pdfFile } from './factories.ts';
import { buildJob } from './factories.job.ts';
import { intakeCalls } from './intake-calls.ts';
import { textResume } from './resume-files.ts';
import type { Audited } from './audited.ts';

/** Of `auditedCalls`, those about bringing much in, and about what works in the background. */
export function importCalls(app: Awaited<ReturnType<typeof createTestApp>>): Record<string, Audited> {
  const hr = app.as('hr');
  const intake = intakeCalls(app);
  const withResume = async () => {
    const job = await buildJob(app);
    const sent = { body: candidateInput(job.id), files: { resume: pdfFile() } };
    return (await hr.call(candidateRoutes.create, sent)).data.id;
  };
  const readRow = async (file = textResume({})) => (await intake.batchOf(file)).rows[0]!;
  /** Work that was given up, as no table is where its handler looks for it. */
  const givenUp = async () => {
    const { id } = await buildCandidate(app);
    await app.tasks.send(null, embedResumeTask, { candidate_id: id });
    await app.database.pool.query('alter table candidate_vectors rename to candidate_vectors_away');
    try {
      for (let n = 0; n <= embedResumeTask.attempts; n += 1) await app.tasks.drain({ evenLater: true });
    } finally {
      await app.database.pool.query('alter table candidate_vectors_away rename to candidate_vectors');
    }
    return (await hr.call(backgroundRoutes.list, {})).data.given_up[0]!.id;
  };

  return {
    'POST /api/intake/batches': {
      action: 'intake.start',
      call: () => hr.call(intakeRoutes.startBatch, { body: {} }),
    },
    'DELETE /api/intake/batches/{id}': {
      action: 'intake.delete',
      call: async () => hr.call(intakeRoutes.removeBatch, { params: { id: await intake.start() } }),
    },
    'POST /api/intake/batches/{id}/files': {
      action: 'intake.upload',
      call: async () => intake.upload(await intake.start(), textResume({})),
    },
    'POST /api/intake/batches/{id}/refusals': {
      action: 'intake.refuse',
      call: async () => intake.refuse(await intake.start(), ['portrait.png']),
    },
    'DELETE /api/intake/batches/{id}/refusals': {
      action: 'intake.dismiss',
      call: async () => hr.call(intakeRoutes.dismissRefusals, { params: { id: await intake.start() } }),
    },
    'POST /api/intake/batches/{id}/accept': {
      action: 'intake.accept',
      async call() {
        const { id } = await intake.batchOf(textResume({}));
        return intake.acceptAll(id, (await buildJob(app)).id);
      },
    },
    'GET /api/intake/rows/{id}': {
      action: 'resume.view',
      call: async () => hr.call(intakeRoutes.readRow, { params: { id: (await readRow()).id } }),
    },
    'GET /api/intake/rows/{id}/file': {
      action: 'resume.view',
      call: async () => hr.call(intakeRoutes.readFile, { params: { id: (await readRow()).id } }),
    },
    'PUT /api/intake/rows/{id}': {
      action: 'intake.update',
      call: async () => intake.correct(await readRow(), { name: 'Another Name' }),
    },
    'DELETE /api/intake/rows/{id}': {
      action: 'intake.remove',
      call: async () => hr.call(intakeRoutes.removeRow, { params: { id: (await readRow()).id } }),
    },
    'POST /api/intake/rows/{id}/text': {
      action: 'intake.update',
      call: async () =>
        hr.call(intakeRoutes.addText, {
          params: { id: (await readRow()).id },
          body: { text: 'Meera Pillai, nurse' },
        }),
    },
    'POST /api/intake/rows/{id}/skip': {
      action: 'intake.skip',
      call: async () => intake.skip(await readRow(), true),
    },
    'POST /api/intake/rows/{id}/accept': {
      action: 'candidate.create',
      call: async () => intake.accept(await readRow(), (await buildJob(app)).id),
    },
    'POST /api/intake/rows/{id}/resume': {
      action: 'resume.replace',
      async call() {
        const known = await buildCandidate(app, { email: 'meera.pillai@example.com' });
        const { id } = await readRow();
        return hr.call(intakeRoutes.updateResume, { params: { id }, body: { candidate_id: known.id } });
      },
    },
    'POST /api/legacy-import/table': {
      action: 'candidate.import',
      call: () =>
        hr.call(legacyImportRoutes.table, {
          body: { kind: 'candidates', dry_run: false },
          files: {
            file: new File(
              [
                'Name,Email,Phone,experience_years,skills\nAsha Rao,asha@old.example,9845012345,5,"Java; SQL"',
              ],
              'old.csv',
            ),
          },
        }),
    },
    'POST /api/legacy-import/resume': {
      action: 'resume.replace',
      async call() {
        await buildCandidate(app, { email: 'meera.pillai@example.com' });
        const sent = { body: { dry_run: false }, files: { resume: textResume({}) } };
        return hr.call(legacyImportRoutes.resume, sent);
      },
    },
    'POST /api/vectors/runs': {
      action: 'vector.convert',
      call: () => hr.call(vectorRoutes.startRun, { body: { kind: 'existing' } }),
    },
    'POST /api/functions/generate-job-vector': {
      action: 'job.vector',
      call: async () =>
        hr.call(vectorRoutes.generateJobVector, { body: { jobId: (await buildJob(app)).id } }),
    },
    'POST /api/functions/process-resume': {
      action: 'candidate.vector',
      call: async () => hr.call(vectorRoutes.processResume, { body: { candidateId: await withResume() } }),
    },
    'POST /api/functions/enhanced-process-resume': {
      action: 'candidate.vector',
      call: async () =>
        hr.call(vectorRoutes.enhancedProcessResume, { body: { candidateId: await withResume() } }),
    },
    'POST /api/functions/process-existing-resumes': {
      action: 'vector.convert',
      call: () => hr.call(vectorRoutes.processExistingResumes, { body: {} }),
    },
    'POST /api/functions/convert-existing-data': {
      action: 'vector.convert',
      call: () => hr.call(vectorRoutes.convertExistingData, { body: {} }),
    },
    'POST /api/functions/generate-job-swot': {
      action: 'swot.generate',
      call: () => hr.call(swotRoutes.generate, { body: { scope: 'global' } }),
    },
    'PUT /api/hiring-plan': {
      action: 'hiring_plan.save',
      call: () =>
        hr.call(executiveRoutes.savePlan, {
          body: { year: 2026, quarter: 1, department: 'Engineering', planned_hires: 4, version: null },
        }),
    },
    'POST /api/background-tasks/{id}/retry': {
      action: 'task.retry',
      call: async () => hr.call(backgroundRoutes.retry, { params: { id: await givenUp() } }),
    },
    'POST /api/background-tasks/retry-all': {
      action: 'task.retry_all',
      call: () => hr.call(backgroundRoutes.retryAll, { body: {} }),
    },
  };
}
