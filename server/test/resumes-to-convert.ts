import { candidateRoutes } from '#contract/candidates.ts';
import { resumeDocuments } from '../db/schema.ts';
import type { createTestApp } from './app.ts';
import { buildCandidate, candidateInput, pdfFile } from './factories.ts';
import { buildJob } from './factories.job.ts';
import { textResume } from './resume-files.ts';

/** The text of a resume that has been read. */
export const TEXT =
  'Backend engineer with six years of Node.js and PostgreSQL at a payments company in Pune.';

/** People whose resumes wait for their vectors, or have them. */
export function resumesToConvert(app: Awaited<ReturnType<typeof createTestApp>>) {
  let files = 0;
  /**
   * A candidate whose stored resume nobody has read or converted yet, as old data has them: a file, a text whose file is
   * gone, or null for somebody without a resume.
   */
  const oldCandidate = async (file: File | string | null = textResume({})) => {
    const person = await buildCandidate(app);
    if (file === null) return person;
    files += 1;
    const key = `resumes/test/${files}`;
    const isText = typeof file === 'string';
    if (!isText) await app.files.put(key, new Uint8Array(await file.arrayBuffer()));
    await app.database.db.insert(resumeDocuments).values({
      candidate_id: person.id,
      file_key: key,
      file_name: isText ? 'gone.txt' : file.name,
      mime_type: 'text/plain',
      size_bytes: isText ? 1 : file.size,
      sha256: String(files),
      text: isText ? file : '',
    });
    return person;
  };

  /** Somebody whom HR has added for a job of their own. */
  const create = async () => {
    const job = await buildJob(app);
    const { data, error } = await app
      .as('hr')
      .call(candidateRoutes.create, { body: candidateInput(job.id), files: { resume: pdfFile() } });
    if (error) throw new Error(error.message);
    return { job, candidate: data };
  };
  return { oldCandidate, create };
}
