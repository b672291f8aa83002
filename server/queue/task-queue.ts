import { sql } from 'drizzle-orm';
import { type JobInsert, PgBoss } from 'pg-boss';
import type { Clock } from '../core/clock.ts';
import type { Database, Tx } from '../db/client.ts';
import type { Log } from '../db/log.ts';
import type { Telemetry } from '../telemetry/telemetry.ts';
import { bossDatabase } from './boss-database.ts';
import type { Task } from './define-task.ts';
import { type Busy, type GivenUp, listBusy, listGivenUp } from './given-up.ts';
import { SCHEMA } from './install-tables.ts';
import { repeat, type Repeating } from './repeat.ts';
import { lastDue, scheduledTaskId } from './schedule.ts';
import { type QueuedTask, TaskRunner } from './task-runner.ts';

/** What a handler knows of the try beside the data. */
interface TaskContext {
  /** Aborted when the time is over or the server stops: give up soon, what was done counts as failed. */
  signal: AbortSignal;
  /** 1 for the first try */
  attempt: number;
}

/** Must be idempotent: a task can run again after it did everything, for its process may die before that is written down. */
type TaskHandler<T> = (data: T, context: TaskContext) => Promise<void>;

interface GivenUpOptions<T> {
  /** Is told when a task is given up after its last attempt. */
  givenUp?: (data: T) => Promise<void>;
  /**
   * Takes back what `givenUp` did, in the transaction that sends such a task again. Answers false when there is nothing
   * left to be done: it is not sent then. Whoever has `givenUp` needs it, or trying again does nothing. It may come
   * before `givenUp`, which is then never told: what stands as while the task waited is to be taken, too.
   */
  again?: (tx: Tx, data: T) => Promise<boolean>;
}

/**
 * What has become of a task that was to be tried again: `gone` is not there, of no kind that is known, or has nothing
 * left to do; `unfit` is what an older version put down in another form, and is forgotten.
 */
type Retried = 'sent' | 'gone' | 'unfit';

/** Background work, kept in the database until it is done. */
export interface TaskQueue {
  /** Says who does a kind of task in this process. */
  work<T extends object>(task: Task<T>, handler: TaskHandler<T>, options?: GivenUpOptions<T>): void;
  /** Puts a task on the queue as part of the transaction: after a rollback nothing runs. Without one (null) it stands alone. */
  send<T extends object>(
    tx: Tx | null,
    task: Task<T>,
    data: T,
    options?: { startAfter?: Date },
  ): Promise<void>;
  /**
   * Sends many of a kind, in one query where the kind has no "oneFor", or where what they are about was added by this
   * transaction (`ofNew`), so that none of them can be waiting already.
   */
  sendAll<T extends object>(
    tx: Tx | null,
    task: Task<T>,
    data: readonly T[],
    options?: { ofNew?: boolean },
  ): Promise<void>;
  /**
   * Forgets, as part of the transaction, every task whose data holds these values: what waits, was done or was given up.
   * One under way is left to end.
   */
  forget(tx: Tx, data: Readonly<Record<string, string>>): Promise<void>;
  /** Gets the database ready for the tasks that have a handler; before the first is sent. */
  prepare(): Promise<void>;
  /** Begins to work, first of all on what a former process left when it died. */
  start(): Promise<void>;
  /** Takes no more tasks, and lets those under way finish within that time (ms); what is not done is done later. */
  stop(withinMs: number): Promise<void>;
  /** Sends the scheduled tasks whose time has come and that no process has sent. */
  sendScheduled(): Promise<void>;
  /** Finds tasks whose process died or hangs, and forgets what was done long ago. */
  supervise(): Promise<void>;
  /** The tasks of known kinds that were given up and not tried again, the newest first, and how many there are in all. */
  listGivenUp(limit: number): Promise<{ items: GivenUp[]; total: number }>;
  /** How much of each kind is due or under way, of those of which something is. */
  listBusy(): Promise<Busy[]>;
  /** Sends a task that was given up again, with all its attempts, as part of the transaction. */
  retryGivenUp(tx: Tx, id: string): Promise<Retried>;
  /** Works on what is due until nothing is left, without having started; see TaskRunner.drain. */
  drain(options?: { evenLater?: boolean }): Promise<number>;
}

interface QueueDeps {
  database: Database;
  clock: Clock;
  log: Log;
  telemetry?: Telemetry;
  /** how often this process looks for due tasks (ms) */
  lookEveryMs?: number;
}

const DEAD_LETTER = 'dead-letter';
const DAY = 86_400;
/** How long a task may wait, and what is done or given up stays to be looked at (s). */
const KEPT = { waiting: 90 * DAY, done: 7 * DAY, scheduledDone: 40 * DAY };
/** The database lets a task go later than its own process does (s). */
const MARGIN = 60;

/** Only one process works on an embedded database, and it knows what it sent; several share a PostgreSQL. */
const RHYTHM = {
  embedded: { lookEveryMs: 5_000, superviseEveryMs: 3_600_000, scheduleEveryMs: 30_000 },
  postgres: { lookEveryMs: 1_000, superviseEveryMs: 30_000, scheduleEveryMs: 30_000 },
};
/** A process on PostgreSQL that has been silent for so long (s) is dead. */
const SILENCE = 30;

/** A queue in the given database, whose tables `migrate` has made. */
export function createTaskQueue({ database, clock, log, telemetry, lookEveryMs }: QueueDeps): TaskQueue {
  const rhythm = RHYTHM[database.kind];
  const shared = database.kind === 'postgres';
  const bossDb = bossDatabase(database.pool);
  // Never started: its timers would poll for each kind of task. What it does when asked is all we need.
  const boss = new PgBoss({
    db: bossDb,
    schema: SCHEMA,
    migrate: false,
    reindex: false, // takes longer than a query may
    monitorVacuum: false,
    monitorIntervalSeconds: 10,
    maintenanceIntervalSeconds: 3600,
  });
  boss.on('error', (error) => log.error({ err: error }, 'The task queue failed'));
  boss.on('warning', ({ message }) => log.warn({ message }, 'The task queue warns'));

  const runner = new TaskRunner({
    boss,
    log,
    telemetry,
    pulseMs: shared ? (SILENCE * 1000) / 3 : undefined,
    async namesDue(names, evenLater) {
      const { rows } = await database.pool.query<{ name: string }>(
        `select name from unnest($1::text[]) as kind (name)
         where exists (select 1 from ${SCHEMA}.job
                       where job.name = kind.name and state < 'active' and not blocked
                         and (start_after <= now() or $2))`,
        [names, evenLater],
      );
      return rows.map(({ name }) => name);
    },
  });
  const tasks = new Map<string, Task<object>>();
  const policies = new Map<string, 'short' | 'standard'>();
  const scheduled: { task: Task<object>; sentFor: number }[] = [];
  const givenUp = new Map<string, (data: unknown) => Promise<void>>();
  const again = new Map<string, (tx: Tx, data: unknown) => Promise<boolean>>();
  let repeating: Repeating[] = [];

  runner.register({
    name: DEAD_LETTER,
    atOnce: 1,
    timeLimitSeconds: 60,
    async handle({ sourceName, sourceId, sourceRetryCount, data }) {
      const attempts = (sourceRetryCount ?? 0) + 1;
      log.error({ task: sourceName, taskId: sourceId, attempts }, 'A task was given up');
      await givenUp.get(sourceName ?? '')?.(data);
    },
  });

  const supervise = () => boss.supervise();

  const sendScheduled = async (): Promise<void> => {
    for (const entry of scheduled) {
      const { task } = entry;
      const due = lastDue(task.cron ?? '', clock.now(), clock.timeZone);
      if (due.getTime() === entry.sentFor) continue;
      const id = scheduledTaskId(task.name, due);
      await boss.send(
        task.name,
        {},
        { ...optionsOf(task, shared), id, deleteAfterSeconds: KEPT.scheduledDone },
      );
      entry.sentFor = due.getTime();
      runner.lookSoon();
    }
  };

  /** Nobody else works on an embedded database: what seems to run there ended with its process. */
  const recover = async (): Promise<void> => {
    const { rows } = await database.pool.query<{ name: string; id: string }>(
      `select name, id from ${SCHEMA}.job where state = 'active'`,
    );
    for (const { name, id } of rows) await boss.fail(name, id, { error: 'ProcessEnded' });
  };

  const put = async <T extends object>(
    tx: Tx | null,
    task: Task<T>,
    data: readonly T[],
    { startAfter, ofNew = false }: { startAfter?: Date | undefined; ofNew?: boolean } = {},
  ): Promise<void> => {
    const options = { ...optionsOf(task, shared), startAfter: startAfter?.toISOString() ?? 0 };
    const parsed = data.map((each) => task.schema.parse(each));
    const { oneFor } = task;
    const work = async () => {
      if (!oneFor || ofNew) {
        await boss.insert(
          task.name,
          parsed.map((each) => ({ ...options, data: each, ...(oneFor && { singletonKey: oneFor(each) }) })),
        );
        return;
      }
      // Renewing a waiting task also keeps it from being taken before this transaction is committed.
      for (const each of parsed)
        await boss.upsert(task.name, each, { ...options, singletonKey: oneFor(each) });
    };
    await (tx ? bossDb.within(tx, work) : work());
    runner.lookSoon();
  };

  const retryGivenUp = async (tx: Tx, id: string): Promise<Retried> => {
    // Taken away first: of two who ask at once, one finds it gone.
    const { rows } = await tx.execute<{ source_name: string; data: object }>(
      sql`delete from ${sql.raw(SCHEMA)}.job where name = ${DEAD_LETTER} and id = ${id}
          and source_name in ${[...tasks.keys()]} returning source_name, data`,
    );
    const [dead] = rows;
    const task = dead && tasks.get(dead.source_name);
    if (!task) return 'gone';
    const data = task.schema.safeParse(dead.data);
    if (!data.success) return 'unfit';
    if ((await again.get(task.name)?.(tx, data.data)) === false) return 'gone';
    await put(tx, task, [data.data]);
    return 'sent';
  };

  return {
    work(task, handler, options = {}) {
      runner.register({
        name: task.name,
        atOnce: task.atOnce,
        timeLimitSeconds: task.timeLimitSeconds,
        handle: async ({ data, retryCount }: QueuedTask, signal) =>
          handler(task.schema.parse(data), { signal, attempt: retryCount + 1 }),
      });
      tasks.set(task.name, task as unknown as Task<object>);
      policies.set(task.name, task.oneFor ? 'short' : 'standard');
      if (task.cron !== undefined) scheduled.push({ task: task as unknown as Task<object>, sentFor: 0 });
      const tell = options.givenUp;
      if (tell) givenUp.set(task.name, (data) => tell(task.schema.parse(data)));
      const takeBack = options.again;
      if (takeBack) again.set(task.name, (tx, data) => takeBack(tx, task.schema.parse(data)));
    },

    send: (tx, task, data, options) => put(tx, task, [data], options),
    sendAll: (tx, task, data, options) => put(tx, task, data, options),

    async forget(tx, data) {
      await tx.execute(
        sql`delete from ${sql.raw(SCHEMA)}.job where state <> 'active' and data @> ${JSON.stringify(data)}::jsonb`,
      );
    },

    async prepare() {
      const found = new Map((await boss.getQueues()).map(({ name, policy }) => [name, policy]));
      if (!found.has(DEAD_LETTER))
        await boss.createQueue(DEAD_LETTER, {
          retryLimit: 5,
          retryDelay: 60,
          retryBackoff: true,
          retryDelayMax: 3600,
          expireInSeconds: 60 + MARGIN,
          retentionSeconds: KEPT.waiting,
          deleteAfterSeconds: KEPT.waiting,
        });
      for (const [name, policy] of policies) {
        const former = found.get(name);
        if (former === undefined) await boss.createQueue(name, { policy });
        else if (former !== policy)
          throw new Error(`The task ${name} changed what "oneFor" says; give it another name.`);
      }
    },

    async start() {
      if (!shared) await recover();
      const failed = (error: unknown) => log.warn({ err: error }, 'Work around the tasks failed');
      const look = async () => runner.look();
      repeating = [
        repeat(lookEveryMs ?? rhythm.lookEveryMs, look, failed),
        repeat(rhythm.superviseEveryMs, supervise, failed),
        repeat(rhythm.scheduleEveryMs, sendScheduled, failed),
      ];
      runner.open();
    },

    async stop(withinMs) {
      await Promise.all(repeating.map((each) => each.stop()));
      await runner.close(withinMs);
    },

    listGivenUp: (limit) =>
      listGivenUp(database.pool, { deadLetter: DEAD_LETTER, names: [...tasks.keys()] }, limit),
    listBusy: () => listBusy(database.pool, [...tasks.keys()]),
    retryGivenUp,
    sendScheduled,
    supervise,
    drain: ({ evenLater = false } = {}) => runner.drain(evenLater),
  };
}

function optionsOf<T extends object>(task: Task<T>, shared: boolean): Omit<JobInsert, 'data'> {
  return {
    retryLimit: task.attempts - 1,
    retryDelay: task.pauseSeconds,
    retryBackoff: true,
    retryDelayMax: task.longestPauseSeconds,
    expireInSeconds: Math.ceil(task.timeLimitSeconds) + MARGIN,
    retentionSeconds: KEPT.waiting,
    deleteAfterSeconds: KEPT.done,
    deadLetter: DEAD_LETTER,
    ...(shared ? { heartbeatSeconds: SILENCE } : {}),
  };
}
