import { type ChildProcess, fork } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { PoolConfig } from 'pg';
import { DEFAULT_LIMITS } from '#server/core/database-config.ts';
import { prepareFolder } from '#server/core/prepare-folder.ts';
import { StartupError } from '#server/core/startup-error.ts';
import type { Log } from '../log.ts';
import type {
  Answer,
  Ask,
  ChildMessage,
  EmbeddedStats,
  Limits,
  Listen,
  MaintenancePlan,
  RequestName,
  StartMessage,
} from './messages.ts';
import { noteConnection, removeConnectionNote } from './connection-note.ts';
import { makeSocketFolder } from './folders.ts';
import { RUNAWAY_SIGNAL } from './watchdog.ts';

const { queryMs, idleTransactionMs } = DEFAULT_LIMITS;
const OWN_LIMITS: Limits = { queryMs, idleTransactionMs, lockWaitMs: 3_000 };
const DEFAULT_MAINTENANCE: MaintenancePlan = {
  lookEveryMs: 15_000,
  everyMs: 300_000,
  quietMs: 2_000,
  walBytes: 64 * 1024 * 1024,
};
const OPEN_WITHIN_MS = 180_000; // recovery after a crash can take long
const STOP_WITHIN_MS = 10_000;
const LONGEST_PAUSE_MS = 5_000;
/** So many times in a row a start may fail before nobody waits for it any more. */
const FAILED_STARTS = 3;
const PORT = 5432; // only part of the socket's name
const USER = 'postgres';

export interface EmbeddedOptions {
  /** Absolute folder of the database, made when missing; left out: a database in memory. */
  folder?: string | undefined;
  /** In memory only: a file made by `dump`, to start from. */
  snapshot?: string | undefined;
  log: Log;
  limits?: Partial<Limits>;
  maintenance?: Partial<MaintenancePlan>;
  /** A private Unix socket, or a loopback port with a password where there are none. */
  transport?: 'unix' | 'tcp';
}

/** A running embedded database: a child process that is started again when it dies. */
export interface Embedded {
  /** for node-postgres; stays the same when the child is started again */
  connection: PoolConfig;
  /** The process number of the present child. */
  pid(): number | undefined;
  /** Whether it has died and could not be started again so far, as on a disk that takes no writes: to wait is no use. */
  isDown(): boolean;
  /** Runs `work` without the limit on a query's time. */
  withoutTimeLimit<T>(work: () => Promise<T>): Promise<T>;
  /** In memory only: writes the whole database to a file, from which others start. */
  dump(file: string): Promise<void>;
  stats(): Promise<EmbeddedStats>;
  /** Closes the database and ends the child. */
  stop(): Promise<void>;
}

/**
 * Starts the embedded database and resolves when it answers.
 * @throws StartupError when the folder cannot be used: not writable, open elsewhere, of another version
 */
export async function startEmbedded(options: EmbeddedOptions): Promise<Embedded> {
  if (options.folder !== undefined) prepareFolder(options.folder);
  const embedded = new EmbeddedProcess(options);
  try {
    await embedded.launch();
  } catch (error) {
    await embedded.stop();
    throw error;
  }
  return embedded;
}

class EmbeddedProcess implements Embedded {
  readonly connection: PoolConfig;
  readonly #options: EmbeddedOptions;
  readonly #limits: Limits;
  readonly #password: string | undefined;
  readonly #waiting = new Map<number, { resolve: (answer: never) => void; reject: (error: Error) => void }>();
  #listen: Listen;
  #child: ChildProcess | undefined;
  #ready: Promise<void> = Promise.resolve();
  #stopping = false;
  /** the folder in which our address is noted; a folder that another process has open keeps that one's */
  #noted: string | undefined;
  /** how many now work without the limit on a query's time */
  #unlimited = 0;
  #requests = 0;
  #failedStarts = 0;

  constructor(options: EmbeddedOptions) {
    this.#options = options;
    this.#limits = { ...OWN_LIMITS, ...options.limits };
    if ((options.transport ?? (process.platform === 'win32' ? 'tcp' : 'unix')) === 'unix') {
      const host = makeSocketFolder();
      this.#listen = { path: `${host}/.s.PGSQL.${PORT}` };
      this.connection = { host, port: PORT, user: USER, database: USER, ssl: false };
    } else {
      this.#password = randomBytes(24).toString('base64url');
      this.#listen = { host: '127.0.0.1', port: 0 };
      this.connection = {
        host: '127.0.0.1',
        user: USER,
        database: USER,
        password: this.#password,
        ssl: false,
      };
    }
  }

  pid(): number | undefined {
    return this.#child?.pid;
  }

  isDown(): boolean {
    return this.#failedStarts >= FAILED_STARTS;
  }

  /** Starts a child and waits until it serves. */
  async launch(): Promise<void> {
    const child = fork(new URL('./child.ts', import.meta.url), [], {
      // Node's own room for young objects would be several times what they take here, and is never given back.
      execArgv: ['--disable-warning=ExperimentalWarning', '--max-semi-space-size=8'],
      env: environmentOf(process.env), // no secrets of the server
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    });
    this.#child = child;
    let complaint = '';
    child.stderr?.on('data', (chunk: Buffer) => (complaint = (complaint + chunk.toString()).slice(-2_000)));
    child.on('message', (message: ChildMessage) => this.#onMessage(message));
    child.on('error', (error) =>
      this.#options.log.warn({ error: error.message }, 'Embedded database process'),
    );
    child.once('exit', () => this.#failRequests());
    child.send(this.#startMessage());
    await this.#started(child, () => complaint);
    const { folder } = this.#options;
    if (folder !== undefined) {
      noteConnection(folder, this.connection);
      this.#noted = folder;
    }
    child.once('exit', (code, signal) => this.#onDeath({ code, signal, complaint }));
  }

  #startMessage(): StartMessage {
    const { folder, snapshot, maintenance } = this.#options;
    return {
      parentPid: process.pid,
      folder,
      snapshot,
      listen: this.#listen,
      password: this.#password,
      limits: { ...this.#limits, ...(this.#unlimited > 0 ? { queryMs: 0 } : {}) },
      maintenance: { ...DEFAULT_MAINTENANCE, ...maintenance },
    };
  }

  #started(child: ChildProcess, complaint: () => string): Promise<void> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        child.kill('SIGKILL');
        reject(new Error(`The embedded database did not open within ${OPEN_WITHIN_MS / 1000} s`));
      }, OPEN_WITHIN_MS);
      const onMessage = (message: ChildMessage) => {
        if (message.type === 'failed')
          settle(() =>
            reject(message.remedy ? new StartupError(message.message) : new Error(message.message)),
          );
        if (message.type !== 'ready') return;
        if (message.port !== undefined) {
          this.#listen = { host: '127.0.0.1', port: message.port };
          this.connection.port = message.port;
        }
        settle(resolve);
      };
      const onExit = (code: number | null, signal: string | null) =>
        settle(() =>
          reject(
            new Error(`The embedded database ended while starting (${signal ?? code}) ${complaint()}`.trim()),
          ),
        );
      const settle = (outcome: () => void) => {
        clearTimeout(timer);
        child.off('message', onMessage).off('exit', onExit);
        outcome();
      };
      child.on('message', onMessage).on('exit', onExit);
    });
  }

  #onMessage(message: ChildMessage): void {
    if (message.type === 'log') this.#options.log[message.level](message.fields ?? {}, message.message);
    if (message.type !== 'reply') return;
    const waiting = this.#waiting.get(message.id);
    this.#waiting.delete(message.id);
    if (message.error === undefined) waiting?.resolve(message.answer as never);
    else waiting?.reject(new Error(message.error));
  }

  #failRequests(): void {
    for (const { reject } of this.#waiting.values()) reject(new Error('The embedded database has ended'));
    this.#waiting.clear();
  }

  #onDeath(how: { code: number | null; signal: string | null; complaint: string }): void {
    if (this.#stopping) return;
    const runaway = how.signal === RUNAWAY_SIGNAL && how.signal !== 'SIGKILL';
    this.#options.log.error(
      how,
      runaway
        ? `A query ran longer than ${this.#limits.queryMs / 1000} s: the embedded database was stopped`
        : 'The embedded database has ended unexpectedly',
    );
    this.#ready = this.#relaunch();
  }

  async #relaunch(): Promise<void> {
    for (let pause = 100; !this.#stopping; pause = Math.min(pause * 2, LONGEST_PAUSE_MS)) {
      try {
        await this.launch();
        this.#failedStarts = 0;
        this.#options.log.info({ pid: this.pid() }, 'The embedded database was started again');
        return;
      } catch (error) {
        this.#failedStarts++;
        this.#options.log.error({ error: String(error) }, 'The embedded database could not be started again');
        await wait(pause);
      }
    }
  }

  #request<N extends RequestName>(name: N, ask: Ask<N>): Promise<Answer<N>> {
    return new Promise((resolve, reject) => {
      const id = ++this.#requests;
      this.#waiting.set(id, { resolve, reject });
      this.#child?.send({ id, name, ask }, (error) => {
        if (!error) return;
        this.#waiting.delete(id);
        reject(error);
      });
    });
  }

  async withoutTimeLimit<T>(work: () => Promise<T>): Promise<T> {
    this.#unlimited++;
    try {
      await this.#ready;
      await this.#request('queryLimit', { ms: 0 });
      return await work();
    } finally {
      this.#unlimited--;
      await this.#ready;
      if (this.#unlimited === 0) await this.#request('queryLimit', { ms: this.#limits.queryMs });
    }
  }

  async dump(file: string): Promise<void> {
    await this.#request('dump', { file });
  }

  stats(): Promise<EmbeddedStats> {
    return this.#request('stats', {});
  }

  async stop(): Promise<void> {
    this.#stopping = true;
    if (this.#noted !== undefined) removeConnectionNote(this.#noted);
    const child = this.#child;
    if (child && child.exitCode === null && child.signalCode === null) {
      const gone = new Promise((resolve) => child.once('exit', resolve));
      if (child.connected) child.disconnect();
      const timer = setTimeout(() => child.kill('SIGKILL'), STOP_WITHIN_MS);
      await gone;
      clearTimeout(timer);
    }
    if ('path' in this.#listen) rmSync(dirname(this.#listen.path), { recursive: true, force: true });
  }
}

/** What the child may know of our environment. */
function environmentOf(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const known = ['PATH', 'HOME', 'TMPDIR', 'TEMP', 'TMP', 'SystemRoot', 'LANG', 'NODE_COMPILE_CACHE'];
  return Object.fromEntries(known.flatMap((name) => (env[name] === undefined ? [] : [[name, env[name]]])));
}
