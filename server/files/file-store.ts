import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import { makeFolder } from '../core/make-folder.ts';

/** Where uploaded files lie. Keys are made by us, never by a sender. */
export interface FileStore {
  put(key: string, bytes: Uint8Array): Promise<void>;
  /** The bytes, or null when there is no such file. */
  get(key: string): Promise<Uint8Array | null>;
  /** Deletes the file; one that is not there is no failure. */
  delete(key: string): Promise<void>;
  /** The keys of all files in a folder and the folders in it, some at a time. None when there is no such folder. */
  list(folder: string): AsyncIterable<string[]>;
  /** When the file was last written, or null when there is no such file. */
  writtenAt(key: string): Promise<Date | null>;
}

/** Files in a folder of this machine, which is made when missing: closed to other users of the machine. */
export function diskFileStore(folder: string): FileStore {
  makeFolder(folder);
  const disk = new Disk(new FSDriver({ location: folder, visibility: 'private' }));
  return {
    put: (key, bytes) => disk.put(key, bytes),
    get: async (key) => ((await disk.exists(key)) ? disk.getBytes(key) : null),
    delete: (key) => disk.delete(key),
    list: (within) => keysIn(disk, within),
    writtenAt: async (key) => ((await disk.exists(key)) ? (await disk.getMetaData(key)).lastModified : null),
  };
}

/** Folder by folder, for all keys at once may be too many. */
async function* keysIn(disk: Disk, folder: string): AsyncIterable<string[]> {
  const folders = [folder];
  for (let current; (current = folders.shift()) !== undefined;) {
    let paginationToken: string | undefined;
    do {
      const page = await listed(disk, current, paginationToken);
      const keys: string[] = [];
      for (const entry of page?.objects ?? []) {
        if (entry.isFile) keys.push(entry.key);
        else folders.push(entry.prefix);
      }
      if (keys.length > 0) yield keys;
      paginationToken = page?.paginationToken;
    } while (paginationToken);
  }
}

async function listed(disk: Disk, folder: string, paginationToken: string | undefined) {
  try {
    return await disk.listAll(folder, { recursive: false, paginationToken });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
