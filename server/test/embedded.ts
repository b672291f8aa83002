import { cpSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, onTestFinished } from 'vitest';
import { connectEmbedded, type Database } from '../db/client.ts';
import { INSTALLED } from '../db/embedded/data-version.ts';
import { type Embedded, type EmbeddedOptions, startEmbedded } from '../db/embedded/start-embedded.ts';
import type { Log } from '../db/log.ts';
import { migratedSnapshot } from './embedded-databases.ts';

const CACHE = join(import.meta.dirname, '../../node_modules/.cache/niyukti');

/** A log that remembers its messages. */
export function recordLog(): { log: Log; messages: string[] } {
  const messages: string[] = [];
  const keep = (_fields: unknown, message?: string) => messages.push(message ?? '');
  return { log: { debug: keep, info: keep, warn: keep, error: keep } as Log, messages };
}

/** A new empty folder, gone after the test (or file). */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'niyukti-test-'));
  cleanUp(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** A new folder with an empty database: a copy of one that is made once, for initdb takes seconds. */
export async function databaseFolder(): Promise<string> {
  const made = join(CACHE, `empty-database-${INSTALLED.pglite}-${INSTALLED.postgres}`);
  if (!existsSync(made)) {
    const partial = `${made}.${process.pid}`;
    mkdirSync(CACHE, { recursive: true });
    const embedded = await startEmbedded({ folder: partial, log: recordLog().log });
    await embedded.stop();
    if (existsSync(made)) rmSync(partial, { recursive: true });
    else renameSync(partial, made);
  }
  const folder = temporaryFolder();
  cpSync(made, folder, { recursive: true });
  return folder;
}

/** Starts an embedded database for a test (or file), a migrated one in memory unless it has a folder, and stops it afterwards. */
export async function startForTest(
  options: Omit<EmbeddedOptions, 'log'> & { log?: Log },
): Promise<{ embedded: Embedded; database: Database }> {
  const log = options.log ?? recordLog().log;
  const start = options.folder === undefined ? { snapshot: await migratedSnapshot() } : {};
  const embedded = await startEmbedded({ ...start, ...options, log });
  const database = connectEmbedded(embedded, log);
  cleanUp(async () => {
    if (!database.pool.ended) await database.close();
  });
  return { embedded, database };
}

/** Waits until `holds` is true; the test's own time limit ends it otherwise. */
export async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await holds())) await wait(20);
}

export function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

function cleanUp(work: () => void | Promise<void>): void {
  try {
    onTestFinished(work);
  } catch {
    afterAll(work); // called outside of a test
  }
}
