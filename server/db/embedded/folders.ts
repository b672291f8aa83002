import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The system's limit on a Unix socket's path is 104 to 108 bytes. */
const LONGEST_SOCKET_FOLDER = 80;

/** A new folder that only this user may enter, with a path short enough for a Unix socket. */
export function makeSocketFolder(): string {
  const base = tmpdir().length < LONGEST_SOCKET_FOLDER ? tmpdir() : '/tmp';
  return mkdtempSync(join(base, 'niyukti-')); // mode 0700
}
