import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { type IntakeRow, intakeRoutes } from '#contract/intake.ts';
import type { ConsentSource } from '#contract/rights.ts';
import { messages } from '#contract/messages.ts';
import type { createTestApp, Person } from './app.ts';

/** Why everybody is accepted. */
export const REASON = 'Strong in the areas that the team needs.';

/** What an HR manager does with batches of resumes in a test. */
export function intakeCalls(app: Awaited<ReturnType<typeof createTestApp>>) {
  const start = async (who: Person = 'hr'): Promise<string> => {
    const { data } = await app.as(who).call(intakeRoutes.startBatch, { body: {} });
    return data.id;
  };
  const upload = (batch: string, file: File, key: string = crypto.randomUUID(), who: Person = 'hr') =>
    app.as(who).call(intakeRoutes.addFile, {
      params: { id: batch },
      body: { upload_key: key },
      files: { resume: file },
    });
  const refuse = (batch: string, names: readonly string[], who: Person = 'hr') =>
    app.as(who).call(intakeRoutes.noteRefusals, {
      params: { id: batch },
      body: {
        files: names.map((file_name) => ({
          upload_key: crypto.randomUUID(),
          file_name,
          reason: messages.resume.tooLarge,
        })),
      },
    });
  const read = async (batch: string) =>
    (await app.as('hr').call(intakeRoutes.readBatch, { params: { id: batch } })).data;
  const accept = (row: IntakeRow, job_id: string, consent_source?: ConsentSource) =>
    app.as('hr').call(intakeRoutes.acceptRow, {
      params: { id: row.id },
      body: { job_id, recommendation_reason: REASON, consent_source },
    });
  const acceptAll = (batch: string, job_id: string, consent_source?: ConsentSource) =>
    app.as('hr').call(intakeRoutes.acceptAll, {
      params: { id: batch },
      body: { job_id, recommendation_reason: REASON, consent_source },
    });
  const correct = (row: IntakeRow, fields: Partial<IntakeRow['fields']>, version = row.version) =>
    app.as('hr').call(intakeRoutes.updateRow, {
      params: { id: row.id },
      body: { fields: { ...row.fields, ...fields }, version },
    });
  const skip = (row: IntakeRow, skipped: boolean) =>
    app.as('hr').call(intakeRoutes.skipRow, { params: { id: row.id }, body: { skipped } });

  /** A batch with these files, read. */
  const batchOf = async (...files: File[]) => {
    const id = await start();
    for (const file of files) await upload(id, file);
    await app.tasks.drain();
    return { id, rows: (await read(id)).rows };
  };
  const intakeFiles = () =>
    readdirSync(app.filesFolder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && entry.parentPath.includes('/intake'))
      .map(({ name }) => name);

  /** Empties the database and the folder of the files. */
  const reset = async () => {
    await app.reset();
    rmSync(join(app.filesFolder, 'intake'), { recursive: true, force: true });
  };

  return { start, upload, refuse, read, accept, acceptAll, correct, skip, batchOf, intakeFiles, reset };
}
