import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** The JD id of the job that `putBusyJobInto` makes. */
export const BUSY_JOB = 'JD-5000';

/**
 * Puts a published job with so many people into data that nobody has open, each with a resume and a match score:
 * by the API it would take minutes.
 */
export async function putBusyJobInto(
  dataDir: string,
  settings: Record<string, string>,
  people: number,
): Promise<void> {
  await promisify(execFile)(process.execPath, ['bench/seed-busy-job.ts', dataDir, BUSY_JOB, String(people)], {
    env: { ...process.env, DATABASE_URL: '', ...settings },
  });
}
