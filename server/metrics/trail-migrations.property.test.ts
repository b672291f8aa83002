import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, expect, it } from 'vitest';
import { dayOf } from '#contract/dates.ts';
import { MIGRATIONS } from '../db/migrate.ts';
import { candidateJobAssignments, hiringTrails, stageEvents, statusHistory } from '../db/schema.ts';
import { createTestApp } from '../test/app.ts';
import { isEarlier, type Story } from './test/slow-executive.ts';
import { story, write } from '../test/stories.ts';

const app = await createTestApp();
afterAll(() => app.close());

/** The statements of a migration, so that they can be run once more. */
const statementsOf = (migration: string) =>
  readFileSync(join(MIGRATIONS, `${migration}.sql`), 'utf8')
    .replaceAll('CREATE FUNCTION', 'CREATE OR REPLACE FUNCTION')
    .split('--> statement-breakpoint');

/** What the trails are kept by now: the database is that of the tests to come as well. */
function newestRule(): string {
  const rules = readdirSync(MIGRATIONS)
    .filter((name) => name.endsWith('.sql'))
    .toSorted()
    .flatMap((name) => statementsOf(name.replace('.sql', '')))
    .filter((statement) => statement.includes('FUNCTION refresh_hiring_trails'));
  return rules.at(-1)!;
}

const isMovedBack = ({ moves }: Story) =>
  moves.some(({ status }, index) => index > 0 && isEarlier(status, moves[index - 1]!.status));

it('the rule of corrected moves came to the trails that it changes, and left the others where they lay', async () => {
  const formerRule = statementsOf('0009_keep_hiring_trails').find((statement) =>
    statement.includes('FUNCTION refresh_hiring_trails'),
  )!;
  const refreshAll = sql`select refresh_hiring_trails(array(select id from candidate_job_assignments))`;
  await fc.assert(
    fc.asyncProperty(fc.array(story, { minLength: 5, maxLength: 14 }), async (stories) => {
      await app.reset();
      await write(app, stories);
      await app.database.transaction(async (tx) => {
        const trails = () => tx.select().from(hiringTrails).orderBy(hiringTrails.id);
        const places = async () =>
          (
            await tx.execute<{ place: string }>(sql`select id || ' ' || ctid as place from hiring_trails`)
          ).rows.map(({ place }) => place);
        await tx.execute(sql.raw(formerRule));
        await tx.execute(refreshAll);
        const before = await places();
        for (const statement of statementsOf('0019_corrected_moves')) await tx.execute(sql.raw(statement));
        const written = (await places()).filter((place) => !before.includes(place));
        expect(written.length).toBeLessThanOrEqual(stories.filter(isMovedBack).length);
        const migrated = await trails();
        await tx.execute(refreshAll);
        expect(await trails()).toEqual(migrated);
        await tx.execute(sql.raw(newestRule()));
      });
    }),
    { numRuns: 4 },
  );
}, 60_000);

it('an installation of before has who put people where, and the days until their first move', async () => {
  const told = readdirSync(MIGRATIONS).find((name) => name.endsWith('_lost_reasons.sql'));
  const filling = statementsOf(told!.replace('.sql', '')).filter((statement) =>
    /SELECT refresh_hiring_trails|UPDATE hiring_trails/.test(statement),
  );
  expect(filling).toHaveLength(2);
  await fc.assert(
    fc.asyncProperty(fc.array(story, { minLength: 5, maxLength: 14 }), async (stories) => {
      await app.reset();
      await write(app, stories);
      const { db } = app.database;
      await db.update(candidateJobAssignments).set({ assigned_by: await app.userId('recruiter') });
      await db.execute(sql`select refresh_hiring_trails(array(select id from candidate_job_assignments))`);
      const trails = () => db.select().from(hiringTrails).orderBy(hiringTrails.id);
      const kept = await trails();
      await db.update(hiringTrails).set({ recruiter_id: null, days_first_move: null });
      for (const statement of filling) await db.execute(sql.raw(statement));
      expect(await trails()).toEqual(kept);
    }),
    { numRuns: 4 },
  );
}, 60_000);

it('an installation of before counts its hires by the dates that were said, and none who did not join', async () => {
  const filling = statementsOf('0043_joining_days').filter((statement) =>
    /SELECT refresh_hiring_trails|UPDATE hiring_trails/.test(statement),
  );
  expect(filling).toHaveLength(2);
  await fc.assert(
    fc.asyncProperty(fc.array(story, { minLength: 5, maxLength: 14 }), async (stories) => {
      await app.reset();
      await write(app, stories);
      const { db } = app.database;
      const trails = () => db.select().from(hiringTrails).orderBy(hiringTrails.id);
      const kept = await trails();
      const forgotten = new Set((await db.select().from(stageEvents)).map(({ trail_id }) => trail_id));
      // As they were kept before: by the day of the move, whatever came of it.
      const joined = await db.select().from(statusHistory).where(eq(statusHistory.new_status, 'joined'));
      for (const { assignment_id, changed_at } of joined)
        await db
          .update(hiringTrails)
          .set({ joined_on: dayOf(changed_at) })
          .where(eq(hiringTrails.id, assignment_id));
      for (const { id } of kept.filter(
        ({ id, last_status }) => forgotten.has(id) && last_status === 'did_not_join',
      ))
        await db.update(hiringTrails).set({ joined_on: '2026-01-01' }).where(eq(hiringTrails.id, id));
      for (const statement of filling) await db.execute(sql.raw(statement));
      const said = new Set(
        (await db.select().from(candidateJobAssignments))
          .filter(({ joining_on, status }) => joining_on !== null || status === 'did_not_join')
          .map(({ id }) => id),
      );
      const ofThese = (rows: typeof kept) => rows.filter(({ id }) => said.has(id) || forgotten.has(id));
      expect(ofThese(await trails())).toEqual(ofThese(kept));
    }),
    { numRuns: 4 },
  );
}, 60_000);
