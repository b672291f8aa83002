import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const mount = (...args: string[]) => spawnSync('mount', args).status === 0;

/** A disk that is soon full. */
export interface SmallDisk {
  folder: string;
  setReadOnly(isReadOnly: boolean): void;
  remove(): void;
}

/** A disk in memory of so many kB, or null where this user may not mount one. */
export function smallDisk(size: number): SmallDisk | null {
  if (process.platform !== 'linux') return null;
  const folder = mkdtempSync(join(tmpdir(), 'niyukti-disk-'));
  if (!mount('-t', 'tmpfs', '-o', `size=${size}k`, 'niyukti-test', folder)) {
    rmdirSync(folder);
    return null;
  }
  return {
    folder,
    setReadOnly: (isReadOnly) => mount('-o', `remount,${isReadOnly ? 'ro' : 'rw'}`, folder),
    remove() {
      spawnSync('umount', [folder]);
      rmdirSync(folder);
    },
  };
}
