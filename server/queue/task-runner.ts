import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import type { JobWithMetadata, PgBoss } from 'pg-boss';
import { workingOn } from '../core/work-at-hand.ts';
import type { Log } from '../db/log.ts';
import type { Telemetry } from '../telemetry/telemetry.ts';

/** A task as it lies in the queue. */
export type QueuedTask = JobWithMetadata;

/** A kind of task that this process works on. */
export interface Registration {
  name: string;
  atOnce: number;
  timeLimitSeconds: number;
  handle(task: QueuedTask, signal: AbortSignal): Promise<void>;
}

interface Run {
  done: Promise<void>;
  controller: AbortController;
}

interface RunnerDeps {
  boss: PgBoss;
  /** Which of these kinds have a task that is due (or merely waits, when `evenLater`). */
  namesDue(names: string[], evenLater: boolean): Promise<string[]>;
  /** How often a running task tells that its process lives; without it nobody asks. */
  pulseMs: number | undefined;
  log: Log;
  telemetry: Telemetry | undefined;
}

/** A commit usually follows what was sent in it within this time (ms). */
const COMMITTED_AFTER = 30;
/** Tasks taken at once when the due time does not matter. */
const ALL = 1000;

/**
 * Takes what is due from the queue, so many of each kind at a time, runs it and writes down how it ended. pg-boss' own
 * workers would poll once for each kind; here one look serves all of them.
 */
export class TaskRunner {
  readonly #deps: RunnerDeps;
  readonly #registrations = new Map<string, Registration>();
  readonly #runs = new Map<string, Set<Run>>();
  /** kinds of which the last fetch brought as many as were asked for */
  readonly #backlog = new Set<string>();
  /** Timers and tasks must not inherit the transaction in which somebody sends. */
  readonly #outside = AsyncLocalStorage.snapshot();
  #open = false;
  #wakeTimer: NodeJS.Timeout | undefined;
  #lookWanted = false;
  #again = false;
  #pumping: Promise<void> | undefined;

  constructor(deps: RunnerDeps) {
    this.#deps = deps;
  }

  /** Adds a kind of task. Throws when it has a handler already. */
  register(registration: Registration): void {
    if (this.#registrations.has(registration.name))
      throw new Error(`The task ${registration.name} has a handler already`);
    this.#registrations.set(registration.name, registration);
    this.#runs.set(registration.name, new Set());
  }

  /** Lets tasks run from now on. */
  open(): void {
    this.#open = true;
    this.look();
  }

  /** Looks for due tasks now. */
  look(): void {
    this.#lookWanted = true;
    this.#pump();
  }

  /** Looks for due tasks in a moment, when the transaction that sent one is likely to be committed. */
  lookSoon(): void {
    if (!this.#open || this.#wakeTimer) return;
    this.#wakeTimer = this.#outside(() =>
      setTimeout(() => {
        this.#wakeTimer = undefined;
        this.look();
      }, COMMITTED_AFTER),
    );
  }

  /**
   * Takes no more tasks and lets those under way finish; after `withinMs` they are aborted and go back to the queue.
   * Resolves when none is left.
   */
  async close(withinMs: number): Promise<void> {
    this.#open = false;
    clearTimeout(this.#wakeTimer);
    await this.#pumping;
    const runs = [...this.#runs.values()].flatMap((ofKind) => [...ofKind]);
    const allDone = Promise.all(runs.map(({ done }) => done));
    const patience = new AbortController();
    const outOfTime = wait(withinMs, undefined, { signal: patience.signal }).then(
      () => {
        for (const { controller } of runs) controller.abort(new Error('The server is stopping'));
      },
      () => {},
    );
    await Promise.race([allDone, outOfTime]);
    patience.abort();
    await allDone;
  }

  /**
   * Runs what is due, and what becomes due meanwhile, until nothing is left; with `evenLater`, first everything that
   * waits, each once, whenever it is due. Returns how many tries that were.
   */
  async drain(evenLater: boolean): Promise<number> {
    let tries = 0;
    for (let early = evenLater; ; early = false) {
      const names = await this.#deps.namesDue([...this.#registrations.keys()], early);
      const before = tries;
      for (const registration of this.#registrations.values())
        if (names.includes(registration.name))
          for (const task of await this.#fetch(registration.name, early ? ALL : 1, early)) {
            await this.#run(registration, task, new AbortController());
            tries++;
          }
      if (tries === before) return tries; // what is due may also be held by an open transaction
    }
  }

  #pump(): void {
    this.#again = true;
    this.#pumping ??= this.#outside(() => this.#fill())
      .catch((error: unknown) => this.#deps.log.warn({ err: error }, 'Looking for tasks failed'))
      .finally(() => {
        this.#pumping = undefined;
      });
  }

  async #fill(): Promise<void> {
    while (this.#again && this.#open) {
      this.#again = false;
      const free = [...this.#registrations.values()].filter((kind) => this.#slotsOf(kind) > 0);
      const known = free.filter(({ name }) => this.#backlog.has(name));
      const others = free.filter((kind) => !known.includes(kind));
      const due = this.#lookWanted ? await this.#due(others) : [];
      for (const kind of [...known, ...due]) await this.#takeFor(kind);
    }
  }

  async #due(kinds: Registration[]): Promise<Registration[]> {
    this.#lookWanted = false;
    const names = await this.#deps.namesDue(
      kinds.map(({ name }) => name),
      false,
    );
    return kinds.filter(({ name }) => names.includes(name));
  }

  async #takeFor(kind: Registration): Promise<void> {
    const slots = this.#slotsOf(kind);
    if (slots <= 0 || !this.#open) return;
    const tasks = await this.#fetch(kind.name, slots, false);
    if (tasks.length === slots) this.#backlog.add(kind.name);
    else this.#backlog.delete(kind.name);
    for (const task of tasks) this.#start(kind, task);
  }

  #start(kind: Registration, task: QueuedTask): void {
    const controller = new AbortController();
    const runs = this.#runs.get(kind.name);
    const run: Run = {
      controller,
      done: this.#run(kind, task, controller).finally(() => {
        runs?.delete(run);
        if (this.#backlog.has(kind.name)) this.#pump();
      }),
    };
    runs?.add(run);
  }

  #slotsOf({ name, atOnce }: Registration): number {
    return atOnce - (this.#runs.get(name)?.size ?? 0);
  }

  #fetch(name: string, batchSize: number, ignoreStartAfter: boolean): Promise<QueuedTask[]> {
    return this.#deps.boss.fetch<object>(name, { batchSize, ignoreStartAfter, includeMetadata: true });
  }

  /** Never rejects: how it ended stands in the queue, or is found out by the supervision of dead tasks. */
  #run(kind: Registration, task: QueuedTask, controller: AbortController): Promise<void> {
    return workingOn(`task ${kind.name}`, () => this.#try(kind, task, controller));
  }

  async #try(kind: Registration, task: QueuedTask, controller: AbortController): Promise<void> {
    const { boss, log, pulseMs, telemetry } = this.#deps;
    const start = performance.now();
    const tellEnd = (outcome: 'done' | 'failed') =>
      telemetry?.taskEnded({ task: kind.name, outcome, seconds: (performance.now() - start) / 1000 });
    const { signal } = controller;
    const aborted = Promise.withResolvers<never>();
    signal.addEventListener('abort', () => aborted.reject(signal.reason));
    const limit = setTimeout(
      () => controller.abort(new Error(`It took longer than ${kind.timeLimitSeconds} s`)),
      kind.timeLimitSeconds * 1000,
    );
    const tellFailure = (error: unknown) =>
      log.warn(
        { err: error, task: kind.name, taskId: task.id },
        'The end of a task could not be written down',
      );
    const pulse =
      pulseMs === undefined
        ? undefined
        : setInterval(() => void boss.touch(kind.name, task.id).catch(tellFailure), pulseMs);
    try {
      await Promise.race([kind.handle(task, signal), aborted.promise]);
      await boss.complete(kind.name, task.id);
      tellEnd('done');
    } catch (error) {
      tellEnd('failed');
      log.warn(
        { err: error, task: kind.name, taskId: task.id, attempt: task.retryCount + 1 },
        'A task failed',
      );
      await boss.fail(kind.name, task.id, kindOf(error)).catch(tellFailure);
    } finally {
      clearTimeout(limit);
      clearInterval(pulse);
    }
  }
}

/** What may be kept of an error: messages can hold people's names and addresses. */
function kindOf(error: unknown): { error: string; code?: string } {
  if (!(error instanceof Error)) return { error: typeof error };
  const { code } = error as { code?: unknown };
  return { error: error.name, ...(typeof code === 'string' ? { code } : {}) };
}
