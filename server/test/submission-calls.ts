import { readdirSync } from 'node:fs';
import { eq } from 'drizzle-orm';
import { submissionRoutes } from '#contract/submissions.ts';
import { profiles, submissionLedger } from '../db/schema.ts';
import type { createTestApp, Person } from './app.ts';
import { candidateInput, pdfFile } from './factories.ts';

export type SubmissionInput = Omit<ReturnType<typeof candidateInput>, 'job_id'>;

/** What is entered of a person nobody else is, to be submitted. */
export function person(fields: Partial<SubmissionInput> = {}): SubmissionInput {
  const { job_id: _job, ...input } = candidateInput('', fields);
  return input;
}

/** What recruiters and vendors do with submissions in a test, and what is left of it. */
export function submissionCalls(app: Awaited<ReturnType<typeof createTestApp>>) {
  const { db } = app.database;
  const submit = (
    who: Person,
    id: string,
    body: SubmissionInput,
    resume: File = pdfFile(),
    idempotencyKey?: string,
  ) =>
    app.as(who).call(submissionRoutes.create, {
      params: { id },
      body,
      files: { resume },
      ...(idempotencyKey && { idempotencyKey }),
    });
  const storedFiles = () =>
    readdirSync(app.filesFolder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
      .length;
  let before = 0;

  return {
    submit,
    ledger: () => db.select().from(submissionLedger).orderBy(submissionLedger.created_at),
    setCompany: async (who: Person, company_name: string | null) =>
      db
        .update(profiles)
        .set({ company_name })
        .where(eq(profiles.user_id, await app.userId(who))),
    /** How many files the test has left in the store; the folder outlives a test. */
    storedFiles: () => storedFiles() - before,
    /** Empties the database, and counts files from here on. */
    reset: async () => {
      await app.reset();
      before = storedFiles();
    },
  };
}
