import { AsyncLocalStorage } from 'node:async_hooks';
import { afterAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { z } from 'zod';
import { systemClock } from '../core/clock.ts';
import { createLogger } from '../core/logger.ts';
import { openTestDatabase } from '../test/database.ts';
import { defineTask } from './define-task.ts';
import { createTaskQueue } from './task-queue.ts';

const database = await openTestDatabase();
beforeEach(() => database.reset());
afterAll(() => database.close());

/** For what a test does beside a transaction that it has open. */
const outside = AsyncLocalStorage.snapshot();

const schema = z.object({ id: z.string() });
const plain = defineTask({ name: 'test-plain', schema, attempts: 3, pauseSeconds: 60 });
const single = defineTask({ name: 'test-single', schema, oneFor: ({ id }) => id });
const wide = defineTask({ name: 'test-wide', schema, atOnce: 4 });
const hasty = defineTask({ name: 'test-hasty', schema, timeLimitSeconds: 0.05 });
const nightly = defineTask({ name: 'test-nightly', schema: z.object({}), cron: '15 3 * * *' });

/** A queue as a process has one, whose log is kept. */
function newQueue(options: { now?: () => Date; lookEveryMs?: number } = {}) {
  const lines: Record<string, unknown>[] = [];
  const log = createLogger('warn', {
    write: (line: string) => lines.push(JSON.parse(line) as Record<string, unknown>),
  });
  const clock = { ...systemClock('Asia/Kolkata'), ...(options.now ? { now: options.now } : {}) };
  const queue = createTaskQueue({ database, clock, log, ...options });
  return { queue, lines };
}

/** A started one, which is stopped after the test. */
async function startQueue(queue: ReturnType<typeof newQueue>['queue']): Promise<void> {
  await queue.prepare();
  await queue.start();
  onTestFinished(() => queue.stop(1000));
}

const statesOf = async (name: string): Promise<string[]> => {
  const { rows } = await database.pool.query<{ state: string }>(
    'select state::text from pgboss.job where name = $1 order by created_on',
    [name],
  );
  return rows.map(({ state }) => state);
};

describe('sending', () => {
  it('happens with the transaction or not at all', async () => {
    const { queue } = newQueue();
    const done: string[] = [];
    queue.work(plain, async ({ id }) => void done.push(id));
    await queue.prepare();
    await database.transaction((tx) => queue.send(tx, plain, { id: 'kept' }));
    const failing = database.transaction(async (tx) => {
      await queue.send(tx, plain, { id: 'undone' });
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(await queue.drain()).toBe(1);
    expect(done).toEqual(['kept']);
    expect(await queue.drain()).toBe(0);
  });

  it('takes only what the schema says', async () => {
    const { queue } = newQueue();
    queue.work(plain, async () => {});
    await queue.prepare();
    await queue.send(null, plain, { id: 'a', email: 'asha@example.com' } as { id: string });
    const { rows } = await database.pool.query('select data from pgboss.job');
    expect(rows).toEqual([{ data: { id: 'a' } }]);
    await expect(queue.send(null, plain, { id: 7 } as never)).rejects.toThrow('expected string');
  });

  it('waits until its time has come', async () => {
    const { queue } = newQueue();
    queue.work(plain, async () => {});
    await queue.prepare();
    await queue.send(null, plain, { id: 'later' }, { startAfter: new Date(Date.now() + 3_600_000) });
    expect(await queue.drain()).toBe(0);
    expect(await queue.drain({ evenLater: true })).toBe(1);
  });

  it('keeps one waiting task for each answer of "oneFor", beside one that runs', async () => {
    const { queue } = newQueue();
    const done: string[] = [];
    queue.work(single, async ({ id }) => {
      done.push(id);
      // It changes while it is worked on: that must not be lost.
      if (done.length === 1) await queue.send(null, single, { id });
    });
    await queue.prepare();
    for (const id of ['a', 'b', 'a']) await queue.send(null, single, { id });
    await queue.sendAll(null, single, [{ id: 'a' }, { id: 'b' }]);
    expect(await statesOf(single.name)).toHaveLength(2);
    await queue.drain();
    expect(done.sort()).toEqual(['a', 'a', 'b']);
  });

  it('of a waiting task keeps it from being taken before the change is there', async () => {
    const { queue } = newQueue();
    const seen: unknown[] = [];
    queue.work(single, async () => {
      const { rows } = await database.pool.query<{ value: unknown }>(
        `select value from settings where key = 'queue-test'`,
      );
      seen.push(rows[0]?.value);
    });
    await queue.prepare();
    await queue.send(null, single, { id: 'a' });
    await database.transaction(async (tx) => {
      await tx.execute(`insert into settings (key, value) values ('queue-test', '1')`);
      await queue.send(tx, single, { id: 'a' });
      // The embedded database works on nothing else meanwhile.
      if (database.kind === 'postgres') expect(await outside(() => queue.drain())).toBe(0);
    });
    await queue.drain();
    expect(seen).toEqual([1]);
  });
});

describe('a task that fails', () => {
  it('is tried again after growing pauses, then given up and told, with ids only', async () => {
    const { queue, lines } = newQueue();
    const attempts: number[] = [];
    const givenUp: string[] = [];
    queue.work(
      plain,
      async (_data, { attempt }) => {
        attempts.push(attempt);
        throw Object.assign(new Error('Asha Menon is not there'), { code: 'EIO' });
      },
      { givenUp: async ({ id }) => void givenUp.push(id) },
    );
    await queue.prepare();
    await queue.send(null, plain, { id: 'a' });
    expect(await queue.drain()).toBe(1);
    const pauses: number[] = [];
    for (const _ of [1, 2]) {
      const { rows } = await database.pool.query<{ pause: number }>(
        `select extract(epoch from start_after - now()) as pause from pgboss.job where state = 'retry'`,
      );
      pauses.push(rows[0]!.pause);
      await queue.drain({ evenLater: true });
    }
    expect(attempts).toEqual([1, 2, 3]);
    expect(pauses[0]).toBeGreaterThan(50);
    expect(pauses[1]).toBeGreaterThan(110);
    expect(givenUp).toEqual(['a']);
    const told = lines.filter(({ level }) => level === 50);
    expect(told).toMatchObject([{ task: plain.name, attempts: 3, msg: 'A task was given up' }]);
    const { rows } = await database.pool.query('select output from pgboss.job where name = $1', [plain.name]);
    expect(rows).toEqual([{ output: { error: 'Error', code: 'EIO' } }]);
  });

  it('leaves the others alone', async () => {
    const { queue } = newQueue();
    queue.work(plain, async ({ id }) => {
      if (id === 'bad') throw new Error('no');
    });
    await queue.prepare();
    for (const id of ['good', 'bad', 'better']) await queue.send(null, plain, { id });
    await queue.drain();
    expect((await statesOf(plain.name)).sort()).toEqual(['completed', 'completed', 'retry']);
  });

  it('is aborted when it takes too long, even if it does not listen', async () => {
    const { queue } = newQueue();
    let signal: AbortSignal | undefined;
    queue.work(hasty, (_data, context) => {
      signal = context.signal;
      return new Promise(() => {});
    });
    await queue.prepare();
    await queue.send(null, hasty, { id: 'a' });
    await queue.drain();
    expect(signal?.aborted).toBe(true);
    expect(await statesOf(hasty.name)).toEqual(['retry']);
  });
});

describe('a started queue', () => {
  it('works on what is sent at once, so many at a time', async () => {
    const { queue } = newQueue();
    const done = Promise.withResolvers<void>();
    let running = 0;
    let most = 0;
    let count = 0;
    queue.work(wide, async () => {
      most = Math.max(most, ++running);
      await new Promise((resolve) => setImmediate(resolve));
      running--;
      if (++count === 100) done.resolve();
    });
    await startQueue(queue);
    const all = Array.from({ length: 100 }, (_unused, n) => ({ id: String(n) }));
    await database.transaction((tx) => queue.sendAll(tx, wide, all));
    await done.promise;
    expect(most).toBe(4);
  });

  it('finds what another process has sent', async () => {
    const [here, there] = [newQueue({ lookEveryMs: 20 }).queue, newQueue().queue];
    const done = Promise.withResolvers<string>();
    here.work(plain, async ({ id }) => done.resolve(id));
    there.work(plain, async () => {});
    await startQueue(here);
    await there.send(null, plain, { id: 'from there' });
    expect(await done.promise).toBe('from there');
  });

  it('lets what runs finish when it is stopped, and begins nothing', async () => {
    const { queue } = newQueue();
    const [begun, mayEnd] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    queue.work(plain, async () => {
      begun.resolve();
      await mayEnd.promise;
    });
    await startQueue(queue);
    await queue.send(null, plain, { id: 'first' });
    await begun.promise;
    const stopped = queue.stop(10_000);
    await queue.send(null, plain, { id: 'second' });
    mayEnd.resolve();
    await stopped;
    expect(await statesOf(plain.name)).toEqual(['completed', 'created']);
  });

  it('aborts what does not finish in time, and does it later', async () => {
    const { queue } = newQueue();
    const begun = Promise.withResolvers<AbortSignal>();
    queue.work(plain, (_data, { signal }) => {
      begun.resolve(signal);
      return new Promise(() => {});
    });
    await startQueue(queue);
    await queue.send(null, plain, { id: 'endless' });
    const signal = await begun.promise;
    await queue.stop(10);
    expect(signal.aborted).toBe(true);
    expect(await statesOf(plain.name)).toEqual(['retry']);
  });
});

describe('a scheduled task', () => {
  it('is sent once however many processes there are, and again the next day', async () => {
    let now = new Date('2026-11-21T00:00:00Z'); // 05:30 in Kolkata
    const queues = [1, 2].map(() => newQueue({ now: () => now }).queue);
    let runs = 0;
    for (const queue of queues) queue.work(nightly, async () => void runs++);
    await queues[0]!.prepare();
    const allSend = async () => {
      await Promise.all(queues.map((queue) => queue.sendScheduled()));
      await queues[0]!.drain();
    };
    await allSend();
    await allSend();
    expect(runs).toBe(1);
    now = new Date('2026-11-21T21:44:00Z'); // 03:14 the next day
    await allSend();
    expect(runs).toBe(1);
    now = new Date('2026-11-21T21:46:00Z');
    await allSend();
    expect(runs).toBe(2);
    // A process that starts later finds that it has been done.
    const late = newQueue({ now: () => now }).queue;
    late.work(nightly, async () => void runs++);
    await late.sendScheduled();
    await late.drain();
    expect(runs).toBe(2);
  });

  it('is refused with a text that is no cron', () => {
    expect(() => defineTask({ name: 'x', schema, cron: 'daily' })).toThrow('Validation error');
  });
});
