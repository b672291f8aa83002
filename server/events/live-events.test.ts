import { eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { accountRoutes } from '#contract/account.ts';
import { liveTiming } from '#contract/events.ts';
import { sessionRoutes } from '#contract/session.ts';
import { jobRoutes } from '#contract/jobs.ts';
import { userRoutes } from '#contract/users.ts';
import { events, profiles } from '../db/schema.ts';
import { createTestApp, type Person } from '../test/app.ts';
import { browser } from '../test/browser.ts';
import { eventReader } from '../test/event-reader.ts';
import { jobInput } from '../test/factories.job.ts';
import { recordEvent } from './record-event.ts';

const app = await createTestApp();
// Nightly work, some of which tells of changes, is done before.
beforeAll(() => forget());
beforeEach(async () => {
  await app.reset();
  // The newest event is kept for ever, so that there is always one.
  await job(ID);
  await db.update(events).set({ created_at: sql`now() - interval '10 minutes'` });
});
afterEach(async () => {
  for (const reader of opened.splice(0)) await reader.leave();
});
afterAll(() => app.close());
const { db } = app.database;

const ID = '0198c2a0-0000-7000-8000-000000000001';
const JOB = '0198c2a0-0000-7000-8000-000000000002';
const job = (id = JOB) => recordEvent(db, { kind: 'job', id });
const look = () => app.tick(liveTiming.poll);
let noonPlus = 0;
/** Forgets what is an hour old, ten minutes later each time. */
const forget = async () => {
  noonPlus += 10;
  app.clock.set(new Date(Date.UTC(2026, 0, 1, 6, 30 + noonPlus)));
  await app.tasks.sendScheduled();
  await app.tasks.drain();
};

const opened: ReturnType<typeof eventReader>[] = [];

async function open(person: Person, place?: string) {
  const headers: Record<string, string> = place === undefined ? {} : { 'last-event-id': place };
  const response = await app.as(person).fetch('/api/events', { headers });
  const reader = eventReader(response);
  opened.push(reader);
  return { response, ...reader };
}

/** Listens, from when all that happened of late has been told. */
async function listen(person: Person, place?: string) {
  const reader = await open(person, place);
  const before: unknown[] = [];
  for (;;) {
    const told = await reader.next();
    if (told === undefined) throw new Error('The stream has ended');
    if (told.type === 'ready') return { ...reader, before, place: told.id! };
    before.push(told.data ?? told.type);
  }
}

/** Takes the next id, as a transaction does that has not committed yet. */
async function reserveId(): Promise<number> {
  const { rows } = await app.database.pool.query<{ id: number }>("select nextval('events_id_seq') as id");
  return rows[0]!.id;
}
const commitReserved = (id: number, record = ID) =>
  db.execute(
    sql`insert into events (id, kind, record_id) overriding system value values (${id}, 'job', ${record})`,
  );

describe('a change by anybody', () => {
  it('is told to others with the next look', async () => {
    const { next } = await listen('recruiter');
    const { data } = await app.as('hr').call(jobRoutes.create, { body: jobInput() });
    await look();
    expect(await next()).toMatchObject({ type: 'change', data: { kind: 'job', id: data.id } });
  });

  it('is not told when it was rolled back', async () => {
    const { next } = await listen('recruiter');
    const undone = app.database.transaction(async (tx) => {
      await recordEvent(tx, { kind: 'job', id: ID });
      throw new Error('no');
    });
    await expect(undone).rejects.toThrow('no');
    await job();
    await look();
    expect((await next())?.data).toEqual({ kind: 'job', id: JOB });
  });

  it('is told once, though it commits after a later one', async () => {
    const { next } = await listen('recruiter');
    const id = await reserveId();
    await job();
    await look();
    const later = await next();
    expect(later?.data).toEqual({ kind: 'job', id: JOB });
    // Whoever is cut off now hears of the missing one too.
    expect(Number(later?.id)).toBeLessThan(id);
    await commitReserved(id);
    await look();
    expect(await next()).toMatchObject({ data: { id: ID }, id: String(id + 1) });
    await job();
    await look();
    expect((await next())?.data).toEqual({ kind: 'job', id: JOB });
  });

  it.runIf(app.database.kind === 'postgres')('is told when two transactions really overlap', async () => {
    const { next } = await listen('recruiter');
    let commit = () => {};
    const isWritten = Promise.withResolvers<void>();
    const slow = app.database.transaction(async (tx) => {
      await recordEvent(tx, { kind: 'job', id: ID });
      isWritten.resolve();
      await new Promise<void>((resolve) => {
        commit = resolve;
      });
    });
    await isWritten.promise;
    await job();
    await look();
    expect((await next())?.data).toEqual({ kind: 'job', id: JOB });
    commit();
    await slow;
    await look();
    expect((await next())?.data).toEqual({ kind: 'job', id: ID });
  });

  it('is told when it was under way before anybody listened', async () => {
    const id = await reserveId();
    await job();
    const { next, before } = await listen('recruiter');
    expect(before).toEqual([{ kind: 'job', id: JOB }]);
    await commitReserved(id);
    await look();
    expect((await next())?.data).toEqual({ kind: 'job', id: ID });
  });

  it('is forgotten after an hour, whether or not anybody listens, but for the newest', async () => {
    await recordEvent(
      db,
      Array.from({ length: 6000 }, () => ({ kind: 'job', id: JOB }) as const),
    );
    await db.update(events).set({ created_at: sql`now() - interval '61 minutes'` });
    await job(ID);
    await db
      .update(events)
      .set({ created_at: sql`now() - interval '59 minutes'` })
      .where(eq(events.record_id, ID));
    await forget();
    const kept = await db.selectDistinct({ id: events.record_id }).from(events);
    expect(kept).toEqual([{ id: ID }]);
    await db.update(events).set({ created_at: sql`now() - interval '2 days'` });
    await forget();
    expect(await db.$count(events)).toBe(1);
  });
});

describe('what one hears', () => {
  it("is, for a vendor, that the company's own submissions changed, without ids, missed ones as well", async () => {
    const of = (company_key: string | null) =>
      ({ kind: 'assignment', id: ID, job_id: JOB, company_key }) as const;
    const vendor = await listen('vendor');
    await recordEvent(db, [of('people first'), of(null), of('talent bridge')]);
    await look();
    expect((await vendor.next())?.data).toEqual({ kind: 'assignment' });
    await vendor.leave();
    await recordEvent(db, [of('people first'), of('talent bridge'), of('people first'), of(null)]);
    expect((await listen('vendor', vendor.place)).before).toEqual([
      { kind: 'assignment' },
      { kind: 'assignment' },
    ]);
  });

  it('is everything for staff, and for a vendor otherwise only that jobs changed', async () => {
    const vendor = await listen('vendor');
    const hr = await listen('hr');
    await recordEvent(db, [
      { kind: 'candidate', id: ID },
      { kind: 'assignment', id: ID, job_id: JOB, company_key: null },
      { kind: 'job', id: JOB },
    ]);
    await look();
    expect((await hr.next())?.data).toEqual({ kind: 'candidate', id: ID });
    expect((await hr.next())?.data).toEqual({ kind: 'assignment', id: ID, job_id: JOB });
    expect((await hr.next())?.data).toEqual({ kind: 'job', id: JOB });
    expect((await vendor.next())?.data).toEqual({ kind: 'job' });
  });

  it('is nothing without a role, and follows a role that changes', async () => {
    const person = await listen('vendor');
    const setRole = async (role: string | null) => {
      await db
        .update(profiles)
        .set({ role })
        .where(eq(profiles.user_id, await app.userId('vendor')));
      await app.tick(liveTiming.heartbeat);
      await person.beat();
      await job();
      await look();
    };
    await setRole(null);
    await setRole('internal_user');
    expect((await person.next())?.data).toEqual({ kind: 'job', id: JOB });
  });

  it('of an account is told to HR and to that person, whose stream ends with it', async () => {
    const hr = await listen('hr');
    const recruiter = await listen('recruiter');
    const vendor = await listen('vendor');
    const id = await app.userId('vendor');
    await app.as('hr').call(userRoutes.deactivate, { params: { id }, body: {} });
    await job();
    await look();
    expect((await hr.next())?.data).toEqual({ kind: 'user', id });
    expect((await recruiter.next())?.data).toEqual({ kind: 'job', id: JOB });
    const told: unknown[] = [];
    for (let next = await vendor.next(); next; next = await vendor.next()) told.push(next.data);
    expect(told[0]).toEqual({ kind: 'user', id });
    expect((await open('vendor')).response.status).toBe(401);
  });

  it.each(['everywhere', 'everywhere else', 'there'])(
    'of a session that was signed out %s is told to whoever holds it, whose stream ends',
    async (where) => {
      const held = await listen('vendor');
      const other = browser(app);
      await other.send(sessionRoutes.signIn, { email: 'vendor@niyukti.example', password: app.password });
      if (where === 'everywhere') await other.send(sessionRoutes.signOut);
      else if (where === 'everywhere else') await other.send(accountRoutes.endOtherSessions);
      else {
        const { data } = await other.send(accountRoutes.sessions);
        const { id } = data.items.find(({ current }) => !current)!;
        await other.send(accountRoutes.endSession, undefined, { id });
      }
      await look();
      expect((await held.next())?.data).toEqual({ kind: 'user', id: await app.userId('vendor') });
      expect(await held.next()).toBeUndefined();
    },
  );

  it('does not tell a vendor how much else happened, and still goes on from where they were', async () => {
    const first = await listen('vendor');
    await recordEvent(
      db,
      Array.from({ length: 301 }, () => ({ kind: 'candidate', id: ID }) as const),
    );
    await job();
    await look();
    const told = await first.next();
    expect(told?.data).toEqual({ kind: 'job' });
    const second = await listen('vendor', first.place);
    expect(second.before).toEqual([{ kind: 'job' }]);
    const third = await listen('vendor', told!.id);
    expect(third.before).toEqual([]);
    const places = [first.place, told!.id!, second.place, third.place];
    expect(new Set(places).size).toBe(4);
    for (const place of places) expect(place).toMatch(/^[\w-]{48}$/);
    // What is not a place of theirs is answered in one way, whether or not it is kept.
    const [kept] = await db.select().from(events).orderBy(events.id).limit(1);
    for (const place of [String(kept!.id), String(kept!.id + 1_000_000), `${first.place.slice(0, -1)}!`])
      expect((await listen('vendor', place)).before).toEqual(['reset']);
  });

  it('cannot be asked for by nobody', async () => {
    expect((await app.as('nobody').fetch('/api/events')).status).toBe(401);
  });

  it('passes caches and proxies unheld', async () => {
    const { response } = await listen('hr');
    expect(response.headers.get('content-type')).toContain('text/event-stream');
    expect(response.headers.get('cache-control')).toContain('no-store');
    expect(response.headers.get('x-accel-buffering')).toBe('no');
  });
});

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
          () => ({ kind: 'assignment', id: ID, job_id: JOB, company_key: null }) as const,
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
