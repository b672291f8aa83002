import { randomUUID } from 'node:crypto';
import { open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, posix } from 'node:path';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { makeFolder } from '../core/make-folder.ts';
import { checkedKey, type FileContent, type FileStore, isKey } from './file-store.ts';

const UNFINISHED = '.part';

/** Whether a key is of a file that was being written when the machine or the program died: nobody's, until it is swept. */
export const isUnfinished = (key: string): boolean => key.endsWith(UNFINISHED);

/** Files in a folder of this machine, which the first one makes when it is missing: closed to other users of the machine. */
export function diskFileStore(folder: string): FileStore {
  const pathOf = (key: string) => join(folder, checkedKey(key));
  return {
    put: async (key, bytes) => write(folder, pathOf(key), bytes),
    get: async (key) => orNull(readFile(pathOf(key))),
    open: async (key) => orNull(openFile(pathOf(key))),
    delete: async (key) => rm(pathOf(key), { force: true }),
    list: (within) => keysIn(folder, within),
    writtenAt: async (key) => (await orNull(stat(pathOf(key))))?.mtime ?? null,
  };
}

/**
 * Under another name first, so that nobody sees half a file, and on the disk before this resolves: the database, whose
 * row comes after it, does not lose what it has acknowledged either. What a crash leaves is swept away as files
 * without a row are.
 */
async function write(root: string, path: string, bytes: Uint8Array): Promise<void> {
  const unfinished = `${path}.${randomUUID()}${UNFINISHED}`;
  makeFolder(dirname(path));
  try {
    await writeFile(unfinished, bytes, { mode: 0o600, flush: true });
    await rename(unfinished, path);
  } catch (error) {
    await rm(unfinished, { force: true }).catch(() => {}); // the first failure is the one that tells something
    throw error;
  }
  // Folders may be new themselves, so their names are put on the disk too.
  for (let folder = dirname(path); folder.length >= root.length; folder = dirname(folder))
    await syncFolder(folder);
}

async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return; // which has no such call
  const handle = await open(folder);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function openFile(path: string): Promise<FileContent> {
  const handle = await open(path);
  try {
    const { size } = await handle.stat();
    const stream = Readable.toWeb(handle.createReadStream()) as ReadableStream<Uint8Array>;
    return { size, stream };
  } catch (error) {
    await handle.close();
    throw error;
  }
}

async function orNull<T>(work: Promise<T>): Promise<T | null> {
  try {
    return await work;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

/** Folder by folder, for all keys at once may be too many. What has no key (lost+found) is none of ours. */
async function* keysIn(root: string, within: string): AsyncGenerator<string[]> {
  const folders = [within === '' ? '' : checkedKey(within)];
  for (let current; (current = folders.shift()) !== undefined;) {
    const keys: string[] = [];
    for (const entry of (await orNull(readdir(join(root, current), { withFileTypes: true }))) ?? []) {
      const key = posix.join(current, entry.name);
      if (!isKey(key)) continue;
      if (entry.isFile()) keys.push(key);
      else if (entry.isDirectory()) folders.push(key);
    }
    if (keys.length > 0) yield keys;
  }
}
