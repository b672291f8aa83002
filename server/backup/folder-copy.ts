import { constants } from 'node:fs';
import { copyFile, readdir, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { makeFolder } from '../core/make-folder.ts';

/** A file that was written so short a time (ms) before it was looked at may be written again without looking any newer. */
const UNSETTLED = 1000;

/** A copy of a folder that can be brought up to date. */
export class FolderCopy {
  readonly #from: string;
  readonly #to: string;
  readonly #signal: AbortSignal | undefined;
  /** path → what its file looked like before it was copied; '' when that does not tell */
  readonly #copied = new Map<string, string>();

  /**
   * @param to a folder that is not there yet
   * @param signal breaks a copying off
   */
  constructor(from: string, to: string, signal?: AbortSignal) {
    this.#from = from;
    this.#to = to;
    this.#signal = signal;
  }

  /** Copies what has changed since the last time, and takes away what has gone. Files may come and go meanwhile. */
  async refresh(): Promise<void> {
    const entries = await readdir(this.#from, { recursive: true, withFileTypes: true });
    makeFolder(this.#to);
    const there = new Set<string>();
    for (const entry of entries) {
      this.#signal?.throwIfAborted();
      const path = join(entry.parentPath, entry.name).slice(this.#from.length + 1);
      if (entry.isDirectory()) makeFolder(join(this.#to, path));
      else if (await this.#copy(path)) there.add(path);
    }
    for (const path of this.#copied.keys())
      if (!there.has(path)) {
        await rm(join(this.#to, path), { force: true });
        this.#copied.delete(path);
      }
  }

  /** Answers whether the file is there. */
  async #copy(path: string): Promise<boolean> {
    const source = join(this.#from, path);
    try {
      const { mtimeNs, mtimeMs, size } = await stat(source, { bigint: true });
      const look = `${mtimeNs} ${size}`;
      if (this.#copied.get(path) === look) return true;
      const isSettled = Date.now() - Number(mtimeMs) > UNSETTLED;
      makeFolder(dirname(join(this.#to, path)));
      await copyFile(source, join(this.#to, path), constants.COPYFILE_FICLONE); // in no time where the file system can
      this.#copied.set(path, isSettled ? look : '');
      return true;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false;
      throw error;
    }
  }
}
