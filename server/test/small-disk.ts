import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, rmdirSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';

const run = (command: string, ...args: string[]) => spawnSync(command, args).status === 0;

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
  if (!run('mount', '-t', 'tmpfs', '-o', `size=${size}k`, 'niyukti-test', folder)) {
    rmdirSync(folder);
    return null;
  }
  return {
    folder,
    setReadOnly: (isReadOnly) => run('mount', '-o', `remount,${isReadOnly ? 'ro' : 'rw'}`, folder),
    remove() {
      run('umount', folder);
      rmdirSync(folder);
    },
  };
}

/** A disk that breaks. */
export interface FailingDisk {
  folder: string;
  /** The system has seen an error of the disk: it takes no more writes, not to files that are open either. */
  fail(): void;
  /** What the system's administrator does then. Nobody may have a file open. */
  repair(): void;
  remove(): void;
}

/** A disk of so many kB with a file system of its own, or null where this user may not make and mount one. */
export function failingDisk(size: number): FailingDisk | null {
  if (process.platform !== 'linux') return null;
  const folder = mkdtempSync(join(tmpdir(), 'niyukti-disk-'));
  const image = `${folder}.image`;
  writeFileSync(image, '');
  truncateSync(image, size * 1024);
  const mount = () => run('mount', '-t', 'ext4', '-o', 'loop,errors=remount-ro', image, folder);
  const remove = () => {
    run('umount', folder);
    rmdirSync(folder);
    rmSync(image);
  };
  if (!run('mkfs.ext4', '-q', image) || !mount()) {
    remove();
    return null;
  }
  return {
    folder,
    fail() {
      const mounted = readFileSync('/proc/mounts', 'utf8').split('\n');
      const [device] = mounted.find((line) => line.includes(` ${folder} `))!.split(' ');
      writeFileSync(`/sys/fs/ext4/${basename(device!)}/trigger_fs_error`, 'test');
    },
    repair() {
      run('umount', folder);
      run('e2fsck', '-fy', image);
      mount();
    },
    remove,
  };
}
