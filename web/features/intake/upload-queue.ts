import { limits } from '#contract/limits.ts';
import { newKey } from '#web/lib/keys.ts';
import type { Dropped, FileSource } from './unpack-zip.ts';

/** A file on its way to the server. */
export interface Upload {
  /** the same each time that it is sent, so that it arrives once */
  key: string;
  batchId: string;
  name: string;
  /** bytes, as far as a ZIP says the truth */
  size: number;
  state: 'waiting' | 'sending' | 'sent' | 'failed';
  /** why it failed */
  message?: string;
  /** sending it again may help */
  canRetry?: boolean;
}

/** How a try ended that brought nothing; `passing` means that the next one may. */
interface UploadFailure {
  message: string;
  passing: boolean;
  /** nobody is signed in any more: nothing else needs trying until somebody is */
  over?: boolean;
}

interface QueueDeps {
  send: (batchId: string, key: string, file: File) => Promise<void>;
  explain: (error: unknown) => UploadFailure;
  /** told when a file of the batch has arrived */
  onSent: (batchId: string) => void;
  /** told of files that the batch does not take, however often they are sent */
  onRefused: (batchId: string, refused: readonly Upload[]) => void;
  /** milliseconds before each further try of its own accord */
  pauses: readonly number[];
}

interface Queued extends Upload {
  source: FileSource;
}

/**
 * Sends files one after the other, some at the same time, and goes on when one fails. It outlives the screen, so that
 * one may look at something else meanwhile; a closed tab ends it, and the server has what had arrived.
 */
export class UploadQueue {
  readonly #deps: QueueDeps;
  readonly #listeners = new Set<() => void>();
  #queued: readonly Queued[] = [];
  #sending = 0;

  constructor(deps: QueueDeps) {
    this.#deps = deps;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** All uploads, the same array until something changes. */
  readonly snapshot = (): readonly Upload[] => this.#queued;

  /** Whether something is still to be sent. */
  get busy(): boolean {
    return this.#queued.some(({ state }) => state === 'waiting' || state === 'sending');
  }

  /** Sends these to a batch when their turn comes. */
  add(batchId: string, sources: readonly FileSource[]): void {
    // What was sent before is no news any more.
    const former = this.busy ? this.#queued : this.#queued.filter(({ state }) => state === 'failed');
    const added = sources.map((source): Queued => ({
      key: guid(),
      batchId,
      name: source.name,
      size: source.size,
      state: 'waiting',
      source,
    }));
    this.#set([...former, ...added]);
    this.#fill();
  }

  /** Says of files that they cannot be sent at all. */
  refuse(batchId: string, files: Dropped['refused']): void {
    if (files.length === 0) return;
    const refused = files.map(({ name, message }): Queued => {
      const source: FileSource = { name, size: 0, open: () => Promise.reject(new Error(message)) };
      return { key: guid(), batchId, name, size: 0, state: 'failed', message, source };
    });
    this.#set([...this.#queued, ...refused]);
    this.#deps.onRefused(batchId, refused);
  }

  /** Sends again what failed and may go well now: one file, or all of the batch. */
  retry(batchId: string, key?: string): void {
    this.#set(
      this.#queued.map((each) =>
        each.batchId === batchId && each.canRetry && (key === undefined || each.key === key)
          ? { ...each, state: 'waiting', message: undefined, canRetry: false }
          : each,
      ),
    );
    this.#fill();
  }

  /** Forgets the failures of a batch. */
  dismiss(batchId: string): void {
    this.#set(this.#queued.filter((each) => each.batchId !== batchId || each.state !== 'failed'));
  }

  /** Sends nothing more to a batch that is gone. */
  forget(batchId: string): void {
    this.#set(this.#queued.filter((each) => each.batchId !== batchId));
  }

  #fill(): void {
    while (this.#sending < limits.intake.uploadsAtOnce) {
      const next = this.#queued.find(({ state }) => state === 'waiting');
      if (!next) return;
      this.#change(next.key, { state: 'sending' });
      this.#sending += 1;
      void this.#send(next).finally(() => {
        this.#sending -= 1;
        this.#fill();
      });
    }
  }

  async #send({ key, batchId, source }: Queued): Promise<void> {
    const { send, explain, onSent, onRefused, pauses } = this.#deps;
    for (let tries = 0; ; tries += 1) {
      try {
        await send(batchId, key, await source.open());
        this.#change(key, { state: 'sent' });
        onSent(batchId);
        return;
      } catch (error) {
        const { message, passing, over } = explain(error);
        const pause = pauses[tries];
        if (over) this.#stop(message);
        if (over || !this.#queued.some((each) => each.key === key)) return;
        if (!passing || pause === undefined) {
          this.#change(key, { state: 'failed', message, canRetry: passing });
          if (!passing)
            onRefused(
              batchId,
              this.#queued.filter((each) => each.key === key),
            );
          return;
        }
        await new Promise((resolve) => {
          setTimeout(resolve, pause);
        });
      }
    }
  }

  /** Nothing more goes out; what has not arrived stays, to be sent again by whoever signs in. */
  #stop(message: string): void {
    this.#set(
      this.#queued.map((each) =>
        each.state === 'waiting' || each.state === 'sending'
          ? { ...each, state: 'failed', message, canRetry: true }
          : each,
      ),
    );
  }

  #change(key: string, change: Partial<Upload>): void {
    this.#set(this.#queued.map((each) => (each.key === key ? { ...each, ...change } : each)));
  }

  #set(queued: readonly Queued[]): void {
    this.#queued = queued;
    for (const listener of this.#listeners) listener();
  }
}

/** A key in the form of a UUID. */
function guid(): string {
  return newKey().replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
