import { sql } from 'drizzle-orm';
import { liveTiming } from '#contract/events.ts';
import { events } from '../db/schema.ts';
import { recordEvent } from '../events/record-event.ts';
import type { createTestApp, Person } from './app.ts';
import { eventReader } from './event-reader.ts';

/** Two records that changes are told of. */
export const ID = '0198c2a0-0000-7000-8000-000000000001';
export const JOB = '0198c2a0-0000-7000-8000-000000000002';
export const PERSON = '0198c2a0-0000-7000-8000-000000000003';

/** Changes, and people who listen to them, in a test. */
export function listenToEvents(app: Awaited<ReturnType<typeof createTestApp>>) {
  const { db } = app.database;
  const opened: ReturnType<typeof eventReader>[] = [];
  let noonPlus = 0;

  /** Says that a job changed. */
  const job = (id = JOB) => recordEvent(db, { kind: 'job', id });

  const open = async (person: Person, place?: string) => {
    const headers: Record<string, string> = place === undefined ? {} : { 'last-event-id': place };
    const response = await app.as(person).fetch('/api/events', { headers });
    const reader = eventReader(response);
    opened.push(reader);
    return { response, ...reader };
  };

  return {
    job,
    open,
    /** Listens, from when all that happened of late has been told. */
    listen: async (person: Person, place?: string) => {
      const reader = await open(person, place);
      const before: unknown[] = [];
      for (;;) {
        const told = await reader.next();
        if (told === undefined) throw new Error('The stream has ended');
        if (told.type === 'ready') return { ...reader, before, place: told.id! };
        before.push(told.data ?? told.type);
      }
    },
    /** The server's next look at what has changed. */
    look: () => app.tick(liveTiming.poll),
    /** Forgets what is an hour old, ten minutes later each time. */
    forget: async () => {
      noonPlus += 10;
      app.clock.set(new Date(Date.UTC(2026, 0, 1, 6, 30 + noonPlus)));
      await app.tasks.sendScheduled();
      await app.tasks.drain();
    },
    /** Empties the database but for one event of a while ago: the newest is kept for ever, so that there is always one. */
    reset: async () => {
      await app.reset();
      await job(ID);
      await db.update(events).set({ created_at: sql`now() - interval '10 minutes'` });
    },
    /** Ends every stream that was opened. */
    leaveAll: async () => {
      for (const reader of opened.splice(0)) await reader.leave();
    },
  };
}
