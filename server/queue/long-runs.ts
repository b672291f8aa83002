import { z } from 'zod';
import type { Tx } from '../db/client.ts';
import { defineTask, type Task } from './define-task.ts';
import type { TaskQueue } from './task-queue.ts';

type RunTask = Task<{ run_id: string }>;

/** A task works so long on a run (ms), then sends the next one, so that a server that stops need not wait for long. */
const SHIFT = 60_000;

/** Work of many minutes, whose state stands in a row of its own: `run_id`. */
interface LongRun {
  /**
   * Takes a run further until it is over or an instant has come (ms, by the machine's clock). Answers whether it is over,
   * which it also is when it is gone.
   */
  advance(runId: string, shift: { until: number; signal: AbortSignal }): Promise<boolean>;
  /** Ends a run whose task is given up. */
  fail(runId: string): Promise<void>;
  /** Has such a run go on, in the transaction that sends its task again. Answers false when nothing is left to do. */
  revive(tx: Tx, runId: string): Promise<boolean>;
}

/** The task that takes a run of a kind further, of which one waits for each run; named as every task is. */
export function defineRunTask(name: string): RunTask {
  return defineTask({
    name,
    schema: z.object({ run_id: z.uuid() }),
    attempts: 10,
    timeLimitSeconds: 600,
    oneFor: ({ run_id }) => run_id,
  });
}

/** Works on the runs of a kind in this process, a shift at a time. */
export function workOnRuns(tasks: TaskQueue, task: RunTask, run: LongRun): void {
  tasks.work(
    task,
    async ({ run_id }, { signal }) => {
      const isOver = await run.advance(run_id, { until: Date.now() + SHIFT, signal });
      if (!isOver) await tasks.send(null, task, { run_id });
    },
    {
      givenUp: ({ run_id }) => run.fail(run_id),
      again: (tx, { run_id }) => run.revive(tx, run_id),
    },
  );
}
