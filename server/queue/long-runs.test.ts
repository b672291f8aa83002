import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { systemClock } from '../core/clock.ts';
import { createLogger } from '../core/logger.ts';
import { openTestDatabase } from '../test/database.ts';
import { defineRunTask, workOnRuns } from './long-runs.ts';
import { createTaskQueue } from './task-queue.ts';

const database = await openTestDatabase();
beforeEach(() => database.reset());
afterAll(() => database.close());

const ID = '0198c2a0-0000-7000-8000-000000000001';
const task = defineRunTask('test-run');

/** A queue that works on runs, of which it is written down what is asked. */
async function queueOf(advance: (shift: number) => boolean, isLeft = true) {
  const asked: string[] = [];
  const shifts: number[] = [];
  const queue = createTaskQueue({
    database,
    clock: systemClock('Asia/Kolkata'),
    log: createLogger('silent'),
  });
  workOnRuns(queue, task, {
    advance: async (id, { until, signal }) => {
      shifts.push(until - Date.now());
      asked.push(`advance ${id} ${signal.aborted}`);
      return advance(shifts.length);
    },
    fail: async (id) => void asked.push(`fail ${id}`),
    revive: async (_tx, id) => {
      asked.push(`revive ${id}`);
      return isLeft;
    },
  });
  await queue.prepare();
  return { queue, asked, shifts };
}

describe('a long run', () => {
  it('is taken further shift by shift until it is over, each shift within a minute', async () => {
    const { queue, asked, shifts } = await queueOf((shift) => shift === 3);
    await queue.send(null, task, { run_id: ID });
    expect(await queue.drain()).toBe(3);
    expect(asked).toEqual(Array.from({ length: 3 }, () => `advance ${ID} false`));
    for (const length of shifts) {
      expect(length).toBeGreaterThan(30_000);
      expect(length).toBeLessThanOrEqual(60_000);
    }
  });

  it('waits once, however often it is sent', async () => {
    const { queue } = await queueOf(() => true);
    for (let i = 0; i < 2; i += 1) await queue.send(null, task, { run_id: ID });
    expect(await queue.drain()).toBe(1);
  });

  it.each([
    [true, 'sent'],
    [false, 'gone'],
  ] as const)(
    'fails when its task is given up, and tried again goes on if anything is left: %s',
    async (isLeft, outcome) => {
      let fails = true;
      const { queue, asked } = await queueOf(() => {
        if (fails) throw new Error('no');
        return true;
      }, isLeft);
      await queue.send(null, task, { run_id: ID });
      for (let i = 0; i < task.attempts; i += 1) await queue.drain({ evenLater: true });
      await queue.drain();
      expect(asked.splice(0).at(-1)).toBe(`fail ${ID}`);
      fails = false;
      const [dead] = (await queue.listGivenUp(10)).items;
      expect(await database.transaction((tx) => queue.retryGivenUp(tx, dead?.id ?? ''))).toBe(outcome);
      await queue.drain();
      expect(asked).toEqual([`revive ${ID}`, ...(isLeft ? [`advance ${ID} false`] : [])]);
    },
  );
});
