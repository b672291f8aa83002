import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PoolConfig } from 'pg';

const NOTE = 'connection.json';

/**
 * Notes in a database folder how the embedded database in it is reached while it runs, for other programs of the same
 * user: a second process must not open the folder itself.
 */
export function noteConnection(folder: string, connection: PoolConfig): void {
  writeFileSync(join(folder, NOTE), JSON.stringify(connection), { mode: 0o600 });
}

/** As far as can be: where one stays, on a disk that takes no writes, nobody answers, as after a crash. */
export function removeConnectionNote(folder: string): void {
  try {
    rmSync(join(folder, NOTE), { force: true });
  } catch {
    // nothing hangs on it
  }
}

/** What was noted last; undefined when nothing is. After a crash nobody answers there. */
export function notedConnection(folder: string): PoolConfig | undefined {
  try {
    return JSON.parse(readFileSync(join(folder, NOTE), 'utf8')) as PoolConfig;
  } catch {
    return undefined;
  }
}
