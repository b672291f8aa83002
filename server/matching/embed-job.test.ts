import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { jobs, jobVectors } from '../db/schema.ts';
import { ENGINE } from '../engine/index.ts';
import { createTestApp } from '../test/app.ts';
import { buildJob } from '../test/factories.job.ts';
import { embedJob } from './embed-job.ts';

const app = await createTestApp();
beforeEach(() => app.reset());
afterAll(() => app.close());

const { db } = app.database;
const stored = async () => (await db.select().from(jobVectors))[0]!;

describe('the vector of a job', () => {
  it('has 1536 numbers, and stands beside the engine and the hash of what made it', async () => {
    const job = await buildJob(app);
    await embedJob(app, job.id);
    const row = await stored();
    expect(row).toMatchObject({ job_id: job.id, engine: ENGINE.id, engine_version: ENGINE.version });
    expect(row.content_hash).toMatch(/^[0-9a-f]{64}$/);
    expect(row.description_vector).toHaveLength(1536);
    expect(Math.hypot(...row.description_vector)).toBeCloseTo(1, 3);
  });

  it('is made again only when title, texts or skills changed, or the engine', async () => {
    const job = await buildJob(app);
    await embedJob(app, job.id);
    const first = await stored();
    await db.update(jobs).set({ status: 'closed', ctc_max: 2_000_000 }).where(eq(jobs.id, job.id));
    await embedJob(app, job.id);
    expect(await stored()).toEqual(first);
    for (const changes of [
      { title: 'Data Engineer' },
      { summary: 'Builds pipelines of data for a bank.' },
      {
        description:
          'You build pipelines of data with Spark and Airflow for a bank in Mumbai, with six others.',
      },
      { requirements: 'Four years of Spark and Airflow.' },
      { additional_skills: ['Spark'] },
    ]) {
      const before = await stored();
      await db.update(jobs).set(changes).where(eq(jobs.id, job.id));
      await embedJob(app, job.id);
      expect((await stored()).content_hash).not.toBe(before.content_hash);
    }
    await db.update(jobVectors).set({ engine_version: ENGINE.version + 1 });
    await embedJob(app, job.id);
    expect((await stored()).engine_version).toBe(ENGINE.version);
  });

  it('is of no concern for a job that is gone', async () => {
    await expect(embedJob(app, crypto.randomUUID())).resolves.toBe('gone');
  });
});
