import { eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { liveTiming } from '#contract/events.ts';
import { sessionRoutes } from '#contract/session.ts';
import { events, profiles } from '../db/schema.ts';
import { createTestApp } from '../test/app.ts';
import { ID, JOB, listenToEvents, PERSON } from '../test/listen-to-events.ts';
import { recordEvent } from './record-event.ts';

const app = await createTestApp();
const { job, listen, look, forget, reset, leaveAll } = listenToEvents(app);
// Nightly work, some of which tells of changes, is done before.
beforeAll(() => forget());
beforeEach(() => reset());
afterEach(() => leaveAll());
afterAll(() => app.close());
const { db } = app.database;

describe('whoever comes back', () => {
  it('hears what was missed, and no more', async () => {
    const { leave, place } = await listen('hr');
    await leave();
    await job(ID);
    const first = await listen('hr', place);
    expect(first.before).toEqual([{ kind: 'job', id: ID }]);
    await first.leave();
    await job(JOB);
    const second = await listen('hr', first.place);
    // The place that was told may lie before what was told with it, never behind.
    expect(second.before).toContainEqual({ kind: 'job', id: JOB });
    const third = await listen('hr', second.place);
    expect(third.before).toEqual([]);
  });

  it('hears the rest of what is told at once, when cut off in its midst', async () => {
    const { next, leave } = await listen('hr');
    await job(ID);
    await job(JOB);
    await job(ID);
    await look();
    const [first, second, last] = [await next(), await next(), await next()];
    await leave();
    const rest = [
      { kind: 'job', id: JOB },
      { kind: 'job', id: ID },
    ];
    expect((await listen('hr', first!.id)).before.slice(-2)).toEqual(rest);
    expect((await listen('hr', second!.id)).before.slice(-1)).toEqual(rest.slice(-1));
    expect((await listen('hr', last!.id)).before).toEqual([]);
  });

  it('hears as much as a stream can hold, and asks for everything anew rather than be broken off', async () => {
    const { place, leave } = await listen('hr');
    await leave();
    const change = (count: number) =>
      recordEvent(
        db,
        Array.from(
          { length: count },
          () =>
            ({ kind: 'assignment', id: ID, job_id: JOB, candidate_id: PERSON, company_key: null }) as const,
        ),
      );
    await change(300);
    expect((await listen('hr', place)).before).toHaveLength(300);
    for (const more of [1, 190]) {
      await change(more);
      const { before, beat } = await listen('hr', place);
      expect(before).toEqual(['reset']);
      await app.tick(liveTiming.heartbeat);
      await beat();
    }
  });

  it('asks for everything anew when the place is no longer kept', async () => {
    const { leave, place } = await listen('hr');
    await leave();
    await job();
    await db.update(events).set({ created_at: sql`now() - interval '2 hours'` });
    await job();
    await job();
    await db.execute(
      sql`update events set created_at = now() - interval '61 minutes' where id < (select max(id) from events)`,
    );
    const other = await listen('hr');
    await forget();
    expect(await db.$count(events)).toBe(1);
    expect((await listen('hr', place)).before).toEqual(['reset']);
    expect((await listen('hr', other.place)).before).toEqual([]);
  });

  it('asks for everything anew in another database, and when too much was missed', async () => {
    const { place } = await listen('hr');
    expect((await listen('hr', String(Number(place) + 1_000_000))).before).toEqual(['reset']);
    await recordEvent(
      db,
      Array.from({ length: 301 }, () => ({ kind: 'job', id: JOB }) as const),
    );
    const [lowest] = await db.select({ id: events.id }).from(events).orderBy(events.id).limit(1);
    expect((await listen('hr', String(lowest!.id - 1))).before).toEqual(['reset']);
  });

  it('hears, when new, what changed a moment ago', async () => {
    await job(ID);
    await db.update(events).set({ created_at: sql`now() - interval '20 seconds'` });
    await job(JOB);
    expect((await listen('hr')).before).toEqual([{ kind: 'job', id: JOB }]);
  });
});

describe('a stream', () => {
  it('gives a sign of life that keeps it open', async () => {
    const { beat, next } = await listen('hr');
    await app.tick(liveTiming.heartbeat);
    await beat();
    await job();
    await look();
    expect((await next())?.type).toBe('change');
  });

  it.each([
    ['signed out', async () => void (await app.as('hr').call(sessionRoutes.signOut, {}))],
    [
      'deactivated',
      async () => {
        const id = await app.userId('hr');
        await db.update(profiles).set({ active: false }).where(eq(profiles.user_id, id));
      },
    ],
  ])('ends when the person is %s', async (_how, leave) => {
    const { next } = await listen('hr');
    await leave();
    await app.tick(liveTiming.heartbeat);
    expect(await next()).toBeUndefined();
  });

  it('does not prolong the session that it looks at', async () => {
    const { beat } = await listen('hr');
    const nearEnd = sql`now() + interval '1 hour'`;
    await db.execute(sql`update session set "expires_at" = ${nearEnd}`);
    const read = () => app.database.pool.query<{ at: Date }>('select expires_at as at from session');
    const before = (await read()).rows[0]!.at;
    await app.tick(liveTiming.heartbeat);
    await beat();
    expect((await read()).rows[0]!.at).toEqual(before);
  });

  it('that nobody reads is broken off', async () => {
    const response = await app.as('hr').fetch('/api/events');
    await app.tick(liveTiming.heartbeat);
    expect(await response.text()).toMatch(/^event: ready\n.*\nid: \d+\n\n$/);
  });

  it('is the oldest that closes when one person opens an eleventh', async () => {
    const oldest = await listen('hr');
    for (let count = 0; count < 9; count += 1) await listen('hr');
    const other = await listen('recruiter');
    await listen('hr');
    expect((await oldest.next())?.type).toBe('crowded');
    expect(await oldest.next()).toBeUndefined();
    await app.tick(liveTiming.heartbeat);
    await other.beat();
  });
});
