import { z } from 'zod';
import { DAY_MS } from '#contract/dates.ts';
import type { Clock } from '../core/clock.ts';
import type { Logger } from '../core/logger.ts';
import type { Database } from '../db/client.ts';
import { defineTask } from '../queue/define-task.ts';
import type { FileStore } from './file-store.ts';
import type { StoredFolder } from './stored-folder.ts';
import { deletionsHeldUntil } from './hold-deletions.ts';

interface Deps {
  database: Database;
  files: FileStore;
  clock: Clock;
  log: Logger;
}

/** A sweep that begins each night at a time (cron) of its own. */
export const nightlySweep = (name: string, cron: string) =>
  defineTask({ name, schema: z.object({}), cron, attempts: 3, timeLimitSeconds: 1800 });

/** A file is put some moments before its row is committed; after a day it has none and gets none (ms). */
const OLD_AFTER = DAY_MS;
/** Deleted in one run; the next goes on. */
const MOST_IN_A_RUN = 1000;
/** Keys asked for in one query. */
const CHUNK = 500;
/** So many orphans can come from failures. More of them than files with a row cannot: then the rows are the wrong ones. */
const PLAUSIBLE = 20;

/**
 * Deletes files of a folder without a row that are older than a day: a failed upload or a deletion that was given up
 * left them. They may also be another installation's (or a database was put beside the wrong files), so that none goes
 * that is not known as ours; where nothing tells, none goes when most files are without a row.
 */
export async function sweepFolder(deps: Deps, folder: StoredFolder, signal: AbortSignal): Promise<void> {
  const { files, log } = deps;
  const { orphans, strangers, withRow } = await findOrphans(deps, folder, signal);
  const areImplausible = !folder.knownAsOurs && orphans.length > PLAUSIBLE && orphans.length > withRow;
  const left = strangers + (areImplausible ? orphans.length : 0);
  if (left > 0)
    log.error(
      { folder: folder.folder, withoutRow: left, withRow },
      'Files without a row were not deleted, for they may be of another installation: does this database belong to these files?',
    );
  if (areImplausible) return;
  // The row of one of them may have gone after a backup saw it: the next night is early enough.
  if (await deletionsHeldUntil(deps.database.db, deps.clock.now())) return;
  for (const key of orphans) {
    signal.throwIfAborted();
    await files
      .delete(key)
      .catch((error: unknown) => log.warn({ err: error, key }, 'a file without a row stays'));
  }
  if (orphans.length > 0)
    log.info({ folder: folder.folder, count: orphans.length }, 'swept files without a row');
}

async function findOrphans(deps: Deps, folder: StoredFolder, signal: AbortSignal) {
  const orphans: string[] = [];
  let strangers = 0;
  let withRow = 0;
  for await (const found of lookThrough(deps, folder, signal)) {
    withRow += found.withRow;
    if (found.orphans.length === 0) continue;
    const ours = folder.knownAsOurs ? await folder.knownAsOurs(found.orphans) : new Set(found.orphans);
    strangers += found.orphans.length - ours.size;
    orphans.push(...ours);
    if (orphans.length >= MOST_IN_A_RUN) break;
  }
  return { orphans: orphans.slice(0, MOST_IN_A_RUN), strangers, withRow };
}

/** The files of a folder, some at a time: how many of them a row names, and which have had none for a day. */
export async function* lookThrough(
  deps: Pick<Deps, 'files' | 'clock'>,
  folder: StoredFolder,
  signal?: AbortSignal,
): AsyncGenerator<{ withRow: number; orphans: string[] }> {
  for await (const keys of deps.files.list(folder.folder)) {
    for (let at = 0; at < keys.length; at += CHUNK) {
      signal?.throwIfAborted();
      const chunk = keys.slice(at, at + CHUNK);
      const used = await folder.inUse(chunk);
      const unused = chunk.filter((key) => !used.has(key));
      yield { withRow: used.size, orphans: await oldOnes(deps, unused) };
    }
  }
}

async function oldOnes(
  { files, clock }: Pick<Deps, 'files' | 'clock'>,
  keys: readonly string[],
): Promise<string[]> {
  const before = clock.now().getTime() - OLD_AFTER;
  const old: string[] = [];
  for (const key of keys) {
    const writtenAt = await files.writtenAt(key);
    if (writtenAt && writtenAt.getTime() < before) old.push(key);
  }
  return old;
}
