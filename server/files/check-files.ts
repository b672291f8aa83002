import { createHash } from 'node:crypto';
import type { Clock } from '../core/clock.ts';
import type { FileStore } from './file-store.ts';
import type { RowOfFile, StoredFolder } from './stored-folder.ts';
import { lookThrough } from './sweep-folder.ts';

interface Deps {
  files: FileStore;
  clock: Clock;
}

/** How the files of a folder and their rows agree; files are named by their keys. */
export interface FolderCheck {
  folder: string;
  /** that name a file */
  rows: number;
  /** rows whose file is gone */
  lost: string[];
  /** rows whose file is not what was stored: another size or hash */
  changed: string[];
  /** files that no row has named for a day */
  orphans: string[];
}

/** Rows asked for in one query. */
const PAGE = 500;
/** Files read at the same time. */
const AT_ONCE = 8;

/**
 * Reads every file that a row names, and looks for those that none names. Changes nothing; may run beside a server, whose
 * deletions are no losses.
 */
export async function checkFolder(deps: Deps, folder: StoredFolder): Promise<FolderCheck> {
  const check: FolderCheck = { folder: folder.folder, rows: 0, lost: [], changed: [], orphans: [] };
  for (let after = '', page: RowOfFile[]; ; after = page.at(-1)!.key) {
    page = await folder.rowsAfter(after, PAGE);
    if (page.length === 0) break;
    check.rows += page.length;
    const amiss = await filesAmiss(deps.files, page);
    // A row that has gone since took its file along.
    const still = amiss.length > 0 ? await folder.inUse(amiss.map(({ key }) => key)) : new Set();
    for (const { key, how } of amiss) if (still.has(key)) check[how].push(key);
  }
  for await (const { orphans } of lookThrough(deps, folder)) check.orphans.push(...orphans);
  return check;
}

async function filesAmiss(files: FileStore, rows: readonly RowOfFile[]) {
  const amiss: { key: string; how: 'lost' | 'changed' }[] = [];
  for (let at = 0; at < rows.length; at += AT_ONCE)
    await Promise.all(
      rows.slice(at, at + AT_ONCE).map(async ({ key, size, sha256 }) => {
        const found = await contentOf(files, key);
        if (!found) amiss.push({ key, how: 'lost' });
        else if (found.size !== size || found.sha256 !== sha256) amiss.push({ key, how: 'changed' });
      }),
    );
  return amiss;
}

async function contentOf(files: FileStore, key: string): Promise<Omit<RowOfFile, 'key'> | null> {
  const opened = await files.open(key);
  if (!opened) return null;
  const hash = createHash('sha256');
  let size = 0;
  for await (const piece of opened.stream) {
    hash.update(piece);
    size += piece.byteLength;
  }
  return { size, sha256: hash.digest('hex') };
}
