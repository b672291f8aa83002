import { type ChildProcess, fork } from 'node:child_process';
import { realpathSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { ResumeReadError, type ResumeReadProblem } from '#reading/resume-read-error.ts';
import type { ReadResume } from '#reading/resume-text.ts';
import { readingAnswerSchema, type ReadingRequest } from './reading-messages.ts';

const ROOT = join(import.meta.dirname, '../..');
/** The reader and what it is made of; not the data folder. Where a link leads as well: a link alone allows nothing behind it. */
const MAY_READ = ['contract', 'reading', 'server/resumes', 'node_modules']
  .map((folder) => join(ROOT, folder))
  .flatMap((folder) => [folder, realpathSync(folder)])
  .map((folder) => join(folder, '*'));

/**
 * A process that reads one resume after the other, and is over after the first that it cannot be trusted with. It is a
 * process and no thread, because running out of memory can end the whole process that it happens in.
 */
export class ReadingProcess {
  readonly #child: ChildProcess;
  readonly #exited: Promise<void>;
  #over = false;

  constructor() {
    this.#child = fork(new URL('./reading-child.ts', import.meta.url), [], {
      // Who reads strangers' files sees none of our settings and data, writes no logs, and can start nothing: no
      // process, and no thread either, for a thread is free of Node's permissions.
      env: {},
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      execArgv: [
        '--permission',
        ...[join(ROOT, 'package.json'), ...MAY_READ].map((path) => `--allow-fs-read=${path}`),
        '--max-old-space-size=256',
        '--disable-warning=ExperimentalWarning',
      ],
      serialization: 'advanced',
    });
    this.#exited = new Promise((resolve) => {
      this.#child.on('exit', () => {
        this.#over = true;
        resolve();
      });
      this.#child.on('error', () => {
        this.#over = true;
        resolve();
      });
    });
    this.#watchMemory();
    this.#rest();
  }

  /** Whether it can read no more. */
  get over(): boolean {
    return this.#over;
  }

  /** Resolves when the process is gone. */
  async end(): Promise<void> {
    this.#over = true;
    this.#child.kill('SIGKILL');
    await this.#exited;
  }

  /**
   * Reads one file within a time (ms).
   * @throws ResumeReadError `too-complex` beyond the limits of time and memory (the process is over then), or what the
   *   reader throws
   * @throws the signal's reason when it is aborted (the process is over then, too)
   */
  async read(request: ReadingRequest, timeLimit: number, signal?: AbortSignal): Promise<ReadResume> {
    signal?.throwIfAborted();
    const done = new AbortController();
    const child = this.#child;
    try {
      return await new Promise<ReadResume>((resolve, reject) => {
        const endWith = (reason: unknown): void => void this.end().then(() => reject(reason));
        const timer = setTimeout(
          () => endWith(new ResumeReadError('too-complex', { cause: 'took too long' })),
          timeLimit,
        );
        const onAbort = (): void => endWith(signal?.reason);
        const onError = (cause: Error): void => reject(new ResumeReadError('failed', { cause }));
        const onExit = (code: number | null, name: string | null): void => reject(explainExit(code, name));
        const onMessage = (message: unknown): void => {
          const { data: answer, error: cause } = readingAnswerSchema.safeParse(message);
          if (!answer) endWith(new ResumeReadError('failed', { cause }));
          else if ('resume' in answer) resolve(answer.resume);
          else {
            const { problem, scannedPages, reason } = answer;
            reject(new ResumeReadError(problem, { scannedPages, cause: reason }));
          }
        };
        child.on('error', onError).on('exit', onExit).on('message', onMessage);
        signal?.addEventListener('abort', onAbort);
        done.signal.addEventListener('abort', () => {
          clearTimeout(timer);
          child.off('error', onError).off('exit', onExit).off('message', onMessage);
          signal?.removeEventListener('abort', onAbort);
        });
        child.ref();
        child.channel?.ref();
        child.send(request, (error) => error && onError(error));
      });
    } finally {
      done.abort();
      this.#rest();
    }
  }

  /** A thread that ends the process when it takes too much memory. */
  #watchMemory(): void {
    const { pid } = this.#child;
    if (pid === undefined) return;
    const watchdog = new Worker(new URL('./reading-watchdog.ts', import.meta.url), {
      workerData: { pid },
      execArgv: [],
    });
    // Unwatched, nothing is read.
    watchdog.on('error', () => void this.end());
    watchdog.unref();
    void this.#exited.then(() => watchdog.terminate());
  }

  /** Lets our own process end although this one waits for work. */
  #rest(): void {
    this.#child.unref();
    this.#child.channel?.unref();
  }
}

/** Killed by the watchdog or out of memory is the file's fault, everything else is ours. */
function explainExit(code: number | null, signal: string | null): ResumeReadError {
  const problem: ResumeReadProblem = signal === 'SIGKILL' || signal === 'SIGABRT' ? 'too-complex' : 'failed';
  return new ResumeReadError(problem, { cause: `reading ended with ${signal ?? code}` });
}
