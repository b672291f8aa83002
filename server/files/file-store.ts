import { mkdirSync } from 'node:fs';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';

/** Where uploaded files lie. Keys are made by us, never by a sender. */
export interface FileStore {
  put(key: string, bytes: Uint8Array): Promise<void>;
  /** The bytes, or null when there is no such file. */
  get(key: string): Promise<Uint8Array | null>;
  delete(key: string): Promise<void>;
}

/** Files in a folder of this machine, which is made when missing: closed to other users of the machine. */
export function diskFileStore(folder: string): FileStore {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const disk = new Disk(new FSDriver({ location: folder, visibility: 'private' }));
  return {
    put: (key, bytes) => disk.put(key, bytes),
    get: async (key) => ((await disk.exists(key)) ? disk.getBytes(key) : null),
    delete: (key) => disk.delete(key),
  };
}
