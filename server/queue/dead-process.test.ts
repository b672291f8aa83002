import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { systemClock } from '../core/clock.ts';
import { createLogger } from '../core/logger.ts';
import { addressOfWorker, openTestDatabase } from '../test/database.ts';
import { fatalTask } from '../test/fatal-task.ts';
import { createTaskQueue } from './task-queue.ts';

const WORKER = new URL('../test/fixtures/dying-worker.ts', import.meta.url).pathname;

const database = await openTestDatabase();
beforeEach(() => database.reset());
afterAll(() => database.close());

it('a task whose process was killed is done by the next one', { timeout: 60_000 }, async () => {
  const queue = createTaskQueue({
    database,
    clock: systemClock('Asia/Kolkata'),
    log: createLogger('error'),
    lookEveryMs: 50,
  });
  const done = Promise.withResolvers<{ id: string; attempt: number }>();
  queue.work(fatalTask, async ({ id }, { attempt }) => done.resolve({ id, attempt }));
  await queue.prepare();
  await queue.send(null, fatalTask, { id: 'survivor' });

  const worker = spawn(process.execPath, [WORKER, JSON.stringify(addressOfWorker())], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [begun] = (await once(worker.stdout, 'data')) as [Buffer];
  expect(begun.toString()).toBe('survivor\n');
  worker.kill('SIGKILL');
  await once(worker, 'exit');

  await queue.start();
  if (database.kind === 'postgres') {
    // Other processes may live there: it is dead once it has been silent for a while.
    await database.pool.query(`update pgboss.job set heartbeat_on = now() - interval '1 hour'`);
    await queue.supervise();
  }
  expect(await done.promise).toEqual({ id: 'survivor', attempt: 2 });
  await queue.stop(1000);
});
