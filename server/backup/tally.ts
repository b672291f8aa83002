import { createHash, type Hash } from 'node:crypto';

/** How many rows a table has, and the SHA-256 of their lines. */
export interface TableSum {
  rows: number;
  sha256: string;
}

/** How many files there are, their bytes, and the SHA-256 of the list of them. */
export interface FilesSum {
  count: number;
  bytes: number;
  sha256: string;
}

/** The SHA-256 of bytes, in hexadecimal. */
export const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** Counts and hashes a table's lines as they come, in order. */
export class TableTally {
  readonly #hash: Hash = createHash('sha256');
  #rows = 0;

  add(lines: readonly string[]): void {
    this.#rows += lines.length;
    this.#hash.update(`${lines.join('\n')}\n`);
  }

  sum(): TableSum {
    return { rows: this.#rows, sha256: this.#hash.copy().digest('hex') };
  }
}

/** Counts and hashes files as they come, in order. */
export class FilesTally {
  readonly #hash: Hash = createHash('sha256');
  #count = 0;
  #bytes = 0;

  add(key: string, bytes: Uint8Array): void {
    this.#count++;
    this.#bytes += bytes.byteLength;
    this.#hash.update(`${JSON.stringify([key, bytes.byteLength, sha256(bytes)])}\n`);
  }

  sum(): FilesSum {
    return { count: this.#count, bytes: this.#bytes, sha256: this.#hash.copy().digest('hex') };
  }
}
