import { intakeRoutes } from '#contract/intake.ts';
import { submissionRoutes } from '#contract/submissions.ts';
import { candidateRoutes } from '#contract/candidates.ts';
import { candidateJobAssignments, resumeDocuments } from '../../db/schema.ts';
import type { createTestApp, Person } from '../app.ts';
import { buildAssignment, buildCandidate, candidateInput, pdfFile } from '../factories.ts';
import { buildJob } from '../factories.job.ts';
import { textResume } from '../resume-files.ts';

type App = Awaited<ReturnType<typeof createTestApp>>;

export const WALKERS = ['hr', 'hr2', 'recruiter', 'vendor', 'vendor2', 'nobody'] as const;
export type Walker = (typeof WALKERS)[number];

/** What stands in the data to be found again in an answer, and who may find it there. */
export const CANARIES: Readonly<Record<string, readonly Walker[]>> = {
  // a job's budget
  '7131313': ['hr', 'hr2'],
  // a draft's title
  canarydraft: ['hr', 'hr2', 'recruiter'],
  // our own people
  canaryown: ['hr', 'hr2', 'recruiter'],
  // a company's people
  canarybridge: ['hr', 'hr2', 'recruiter', 'vendor'],
  canaryfirst: ['hr', 'hr2', 'recruiter', 'vendor2'],
  // a resume that one manager brings in
  canarybatch: ['hr2'],
};

/** Never to be found in any answer: secrets, where files lie, and how the program is made. */
export const NEVER =
  /test-secret-|Correct-horse|niyukti-test-|niyukti-data-|\bat [\w./<>]+ ?\(?(file:|\/)|node_modules|Failed query|drizzle|\bpg_(?!sleep)|ECONN/i;

/** Ids by which everything in the world can be asked for. */
export interface World {
  ids: string[];
  jobId: string;
}

/** People, jobs, submissions and an import whose texts are canaries, in an emptied database. */
export async function buildWorld(app: App): Promise<World> {
  await app.reset();
  const job = await buildJob(app, { ctc_min: 7_131_313, ctc_max: 7_131_313 });
  const draft = await buildJob(app, { title: 'Canarydraft Engineer', status: 'draft' });
  const own = await app.as('hr').call(candidateRoutes.create, {
    body: candidateInput(job.id, {
      name: 'Canaryown Rao',
      email: 'canaryown@example.com',
      remarks: 'canaryown',
    }),
    files: { resume: pdfFile('canaryown.pdf', 'canaryown') },
    idempotencyKey: 'world',
  });
  const inDraft = await buildCandidate(app, { name: 'Canaryown Two', resume_summary: 'canaryown' });
  await buildAssignment(app, { candidate_id: inDraft.id, job_id: draft.id });
  const submit = (who: Person, name: string) => {
    const { job_id: _job, ...body } = candidateInput('', {
      name,
      email: `${name}@example.com`,
      remarks: name,
    });
    return app.as(who).call(submissionRoutes.create, {
      params: { id: job.id },
      body,
      files: { resume: pdfFile(`${name}.pdf`, name) },
      idempotencyKey: name,
    });
  };
  await submit('vendor', 'Canarybridge');
  await submit('vendor2', 'Canaryfirst');
  const batch = await app.as('hr2').call(intakeRoutes.startBatch, { body: {} });
  const row = await app.as('hr2').call(intakeRoutes.addFile, {
    params: { id: batch.data.id },
    body: { upload_key: crypto.randomUUID() },
    files: { resume: textResume({ name: 'Canarybatch Iyer', email: 'canarybatch@example.com' }) },
  });
  const documents = await app.database.db.select({ id: resumeDocuments.id }).from(resumeDocuments);
  const assignments = await app.database.db
    .select({ id: candidateJobAssignments.id })
    .from(candidateJobAssignments);
  const rowId = (row.data as { id?: string }).id;
  return {
    jobId: job.id,
    ids: [
      job.id,
      draft.id,
      own.data.id,
      inDraft.id,
      batch.data.id,
      ...(rowId === undefined ? [] : [rowId]),
      ...[...documents, ...assignments].map(({ id }) => id),
    ],
  };
}
