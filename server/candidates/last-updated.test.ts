import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { candidateRoutes } from '#contract/candidates.ts';
import { candidates, candidateVectors } from '../db/schema.ts';
import { createTestApp } from '../test/app.ts';
import { candidateInput, pdfFile } from '../test/factories.ts';
import { buildJob } from '../test/factories.job.ts';
import { renewVectors } from '../vectors/renew-vectors.ts';

const app = await createTestApp();
beforeEach(() => app.reset());
afterAll(() => app.close());

const { db, pool } = app.database;
const LONG_AGO = new Date('2026-01-01T00:00:00Z');

/** A person with a converted resume, whom nobody has changed since January. */
async function oldCandidate(): Promise<string> {
  const job = await buildJob(app);
  const body = candidateInput(job.id);
  const { data } = await app.as('hr').call(candidateRoutes.create, { body, files: { resume: pdfFile() } });
  await app.tasks.drain({ evenLater: true });
  await db.update(candidates).set({ updated_at: LONG_AGO }).where(eq(candidates.id, data.id));
  return data.id;
}

const read = async (id: string) => (await app.as('hr').call(candidateRoutes.read, { params: { id } })).data;

describe('when a candidate was last updated', () => {
  it('does not move when the program makes the vector anew', async () => {
    const id = await oldCandidate();
    expect(await read(id)).toMatchObject({ vector_status: 'converted', updated_at: LONG_AGO.toISOString() });
    await db.update(candidateVectors).set({ engine_version: 0 });
    await renewVectors(app);
    expect(await read(id)).toMatchObject({ vector_status: 'pending', updated_at: LONG_AGO.toISOString() });
    await app.tasks.drain({ evenLater: true });
    expect(await read(id)).toMatchObject({ vector_status: 'converted', updated_at: LONG_AGO.toISOString() });
  });

  it('moves with an edit', async () => {
    const id = await oldCandidate();
    const { name, email, phone, experience_years, skills, recommendation_reason, version } = await read(id);
    const body = { name, email, phone, experience_years, skills, recommendation_reason, version };
    const saved = await app
      .as('hr')
      .call(candidateRoutes.update, { params: { id }, body: { ...body, remarks: 'Prefers Pune.' } });
    expect(saved.status).toBe(200);
    expect(Date.parse((await read(id)).updated_at)).toBeGreaterThan(LONG_AGO.getTime());
  });

  it('hangs on every column that a person can change', async () => {
    const { rows } = await pool.query<{ name: string }>(
      `select attname as name from pg_attribute
       where attrelid = 'candidates'::regclass and attnum > 0 and not attisdropped and attgenerated = ''
         and not attnum = any(array(
           select unnest(tgattr::int2[]) from pg_trigger
           where tgrelid = 'candidates'::regclass and tgname = 'candidates_touch'))
       order by attname`,
    );
    // A new column belongs into the trigger, by a migration, unless it is the program's own note.
    expect(rows.map(({ name }) => name)).toEqual(['converted_to_vector', 'created_at', 'id', 'updated_at']);
  });
});
