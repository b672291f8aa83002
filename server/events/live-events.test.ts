import { eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { accountRoutes } from '#contract/account.ts';
import { liveTiming } from '#contract/events.ts';
import { jobRoutes } from '#contract/jobs.ts';
import { sessionRoutes } from '#contract/session.ts';
import { userRoutes } from '#contract/users.ts';
import { events, profiles } from '../db/schema.ts';
import { createTestApp } from '../test/app.ts';
import { browser } from '../test/browser.ts';
import { jobInput } from '../test/factories.job.ts';
import { ID, JOB, listenToEvents, PERSON } from '../test/listen-to-events.ts';
import { recordEvent } from './record-event.ts';

const app = await createTestApp();
const { job, open, listen, look, forget, reset, leaveAll } = listenToEvents(app);
// Nightly work, some of which tells of changes, is done before.
beforeAll(() => forget());
beforeEach(() => reset());
afterEach(() => leaveAll());
afterAll(() => app.close());
const { db } = app.database;

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
      ({ kind: 'assignment', id: ID, job_id: JOB, candidate_id: PERSON, company_key }) as const;
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
      { kind: 'assignment', id: ID, job_id: JOB, candidate_id: PERSON, company_key: null },
      { kind: 'job', id: JOB },
    ]);
    await look();
    expect((await hr.next())?.data).toEqual({ kind: 'candidate', id: ID });
    expect((await hr.next())?.data).toEqual({
      kind: 'assignment',
      id: ID,
      job_id: JOB,
      candidate_id: PERSON,
    });
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
