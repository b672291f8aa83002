type Listener = (value?: unknown) => void;

/**
 * As much of Node's `stream.Readable` as word-extractor's one stream uses, for browsers: the build resolves `stream`
 * to this file. Listening for data starts it; each `push` asks for the next chunk and `push(null)` ends it.
 */
export class Readable {
  readonly #listeners = new Map<string, Listener>();

  on(event: 'data' | 'end' | 'error', listener: Listener): this {
    this.#listeners.set(event, listener);
    if (event === 'data') queueMicrotask(() => this.#pull());
    return this;
  }

  push(chunk: Uint8Array | null): void {
    if (chunk === null) {
      this.#listeners.get('end')?.();
      return;
    }
    this.#listeners.get('data')?.(chunk);
    this.#pull();
  }

  /** Overridden by the stream itself: brings one chunk by `push`. */
  _read(): Promise<void> | void {
    this.push(null);
  }

  #pull(): void {
    Promise.resolve(this._read()).catch((error: unknown) => this.#listeners.get('error')?.(error));
  }
}
