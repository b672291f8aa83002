import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { eq, sql } from 'drizzle-orm';
import { intakeRoutes, isReadyToAccept } from '#contract/intake.ts';
import { candidates } from '../db/schema.ts';
import { createTestApp } from '../test/app.ts';
import { buildCandidate } from '../test/factories.ts';
import { buildJob } from '../test/factories.job.ts';
import { intakeCalls } from '../test/intake-calls.ts';
import { textResume } from '../test/resume-files.ts';

const app = await createTestApp();
const { read, correct, skip, acceptAll, batchOf, reset } = intakeCalls(app);
beforeEach(() => reset());
afterAll(() => app.close());

/** A candidate who has nothing of the resume's Meera Pillai, Backend Engineer at Kaveri Systems in Pune. */
const person = (columns: Parameters<typeof buildCandidate>[1] = {}) =>
  buildCandidate(app, {
    name: 'Meera Pillai',
    current_company: 'Wipro',
    current_position: 'Team Lead',
    current_city: 'Kochi',
    ...columns,
  });
/** The ids of those who are named beside the only row of a batch. */
const named = async (batch: string) => (await read(batch)).rows[0]!.namesakes.map(({ id }) => id);

describe('a resume of somebody whose name is known', () => {
  it('names who is in the same company, position or city, however that is typed, and stays Ready', async () => {
    const { id, rows } = await batchOf(textResume({}));
    expect(rows[0]!.fields).toMatchObject({
      current_company: 'Kaveri Systems',
      current_position: 'Backend Engineer',
      current_city: 'Pune',
    });
    expect(rows[0]!.namesakes).toEqual([]);
    const other = await person();
    expect(await named(id)).toEqual([]);
    for (const same of [
      { current_company: ' KAVERI systems ' },
      { current_position: 'backend engineer' },
      { current_city: 'Poona' },
    ]) {
      const columns = { current_company: 'Wipro', current_position: 'Team Lead', current_city: 'Kochi' };
      await app.database.db
        .update(candidates)
        .set({ ...columns, ...same })
        .where(eq(candidates.id, other.id));
      const [row] = (await read(id)).rows;
      expect(row!.namesakes).toEqual([
        {
          id: other.id,
          name: 'Meera Pillai',
          current_company: same.current_company ?? 'Wipro',
          current_city: same.current_city ?? 'Kochi',
        },
      ]);
      expect(row!.duplicate).toBeNull();
      expect(isReadyToAccept(row!)).toBe(true);
    }
    // It keeps nobody from being created.
    const job = await buildJob(app);
    expect((await acceptAll(id, job.id)).data).toEqual({ accepting: 1 });
    expect(await named(id)).toEqual([]);
  });

  it('finds the name in its spellings, and no other name', async () => {
    const inPune = (name: string) => person({ name, current_city: 'Pune' });
    const pillay = await inPune('meera  PILLAY'.replace('  ', ' '));
    await inPune('Meera Pillai Nair');
    await inPune('Meera');
    await inPune('Meena Pillai');
    const { id } = await batchOf(textResume({}));
    expect(await named(id)).toEqual([pillay.id]);
    const souza = await inPune('Rosy D’Souza');
    const { id: second } = await batchOf(
      textResume({ name: 'Rosy Dsouza', email: 'r@mail.example', phone: '98470 33221' }),
    );
    expect(await named(second)).toEqual([souza.id]);
  });

  it('names two at most, those of whom most is the same', async () => {
    const all = {
      current_company: 'Kaveri Systems',
      current_position: 'Backend Engineer',
      current_city: 'Pune',
    };
    const city = await person({ current_city: 'Pune', created_at: new Date('2026-01-02T00:00:00Z') });
    await person({ current_city: 'Pune', created_at: new Date('2026-01-01T00:00:00Z') });
    const same = await person({ ...all, created_at: new Date('2025-01-01T00:00:00Z') });
    const { id } = await batchOf(textResume({}));
    expect(await named(id)).toEqual([same.id, city.id]);
  });

  it('is silent where the person is known by e-mail or phone, and where it is decided', async () => {
    await person({ current_city: 'Pune' });
    const { id, rows } = await batchOf(textResume({}));
    expect(await named(id)).toHaveLength(1);
    await skip(rows[0]!, true);
    expect(await named(id)).toEqual([]);
    await skip(rows[0]!, false);
    expect(await named(id)).toHaveLength(1);
    await person({ name: 'Meera P', email: 'meera.pillai@example.com' });
    const [row] = (await read(id)).rows;
    expect(row!.duplicate).toMatchObject({ of: 'candidate', same: ['email'] });
    expect(row!.namesakes).toEqual([]);
  });

  it('follows what is corrected, told with the answer', async () => {
    const known = await person({ current_city: 'Pune' });
    const { rows } = await batchOf(textResume({ name: 'Meera Pillaai' }));
    expect(rows[0]!.namesakes).toEqual([]);
    const { data } = await correct(rows[0]!, { name: 'Meera Pillai' });
    expect(data.namesakes.map(({ id }) => id)).toEqual([known.id]);
  });

  it('is told to HR alone, who brings resumes in', async () => {
    await person({ current_city: 'Pune' });
    const { id } = await batchOf(textResume({}));
    for (const who of ['recruiter', 'vendor'] as const) {
      const answer = await app.as(who).call(intakeRoutes.readBatch, { params: { id } });
      expect(answer.status).toBe(403);
    }
  });

  it('is found by an index, not by reading everybody', async () => {
    await app.database.transaction(async (tx) => {
      // Of a few people it may read another index to its end.
      await tx.execute(sql`
        insert into candidates (id, name, email, phone, skills, recommendation_reason, submission_type)
        select gen_random_uuid(), 'Person ' || i, 'person.' || i || '@example.com', '+91 ' || (60000 + i) || ' 10000',
          array['Communication'], 'Worked well with us before.', 'internal' from generate_series(1, 500) i`);
      await tx.execute('analyze candidates');
      await tx.execute('set local enable_seqscan = off');
      const { rows } = await tx.execute(
        "explain select id from candidates where lower(btrim(name)) = lower(btrim('Meera Pillai'))",
      );
      expect(JSON.stringify(rows)).toContain('candidates_name');
    });
  });
});
