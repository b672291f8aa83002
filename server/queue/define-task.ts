import { CronExpressionParser } from 'cron-parser';
import type { z } from 'zod';

/** A kind of background work: what it is given, and how it is tried. */
export interface Task<T extends object> {
  readonly name: string;
  readonly schema: z.ZodType<T>;
  readonly attempts: number;
  readonly pauseSeconds: number;
  readonly longestPauseSeconds: number;
  readonly timeLimitSeconds: number;
  readonly atOnce: number;
  readonly oneFor: ((data: T) => string) | undefined;
  readonly cron: string | undefined;
}

interface TaskOptions<T extends object> {
  /** As kebab-case deed, such as `delete-file`. It stands in the database: a renamed task is another task. */
  name: string;
  /** Ids and keys only, never a person's data: tasks are kept for days after they are done. */
  schema: z.ZodType<T>;
  /** How often it is tried before it is given up. */
  attempts?: number;
  /** The pause after the first failure; each further one is about twice as long, up to the longest. */
  pauseSeconds?: number;
  longestPauseSeconds?: number;
  /** A try that takes longer is aborted and counts as failed; at most a day. */
  timeLimitSeconds?: number;
  /** How many run at the same time in one process. */
  atOnce?: number;
  /**
   * Of the tasks with the same answer at most one waits: sending another one renews it. One that runs already does not
   * count, for it may have read what has changed since. Whether a task has this is fixed once it has run anywhere.
   */
  oneFor?: (data: T) => string;
  /**
   * Sends itself at these times (minute hour day month weekday, in the installation's time zone, at least monthly), once
   * however many processes there are. A time missed because nothing ran is made up for. It is given `{}`.
   */
  cron?: string;
}

/** Describes a kind of task. Make it a constant of the module that it belongs to. Throws for a cron text that is none. */
export function defineTask<T extends object>(options: TaskOptions<T>): Task<T> {
  if (options.cron !== undefined) CronExpressionParser.parse(options.cron);
  return {
    attempts: 6,
    pauseSeconds: 5,
    longestPauseSeconds: 3600,
    timeLimitSeconds: 300,
    atOnce: 1,
    oneFor: undefined,
    cron: undefined,
    ...options,
  };
}
