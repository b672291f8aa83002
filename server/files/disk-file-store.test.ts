import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { smallDisk } from '../test/small-disk.ts';
import { diskFileStore } from './disk-file-store.ts';

const parent = mkdtempSync(join(tmpdir(), 'niyukti-disk-'));
const disk = smallDisk(256);
afterAll(() => {
  disk?.remove();
  rmSync(parent, { recursive: true });
});

const FITS = new Uint8Array(64 * 1024).fill(1);

it('is closed to other users of the machine', async () => {
  const files = diskFileStore(join(parent, 'data', 'files'));
  await files.put('aa/one', FITS);
  for (const path of ['data/files', 'data/files/aa', 'data/files/aa/one'])
    expect(statSync(join(parent, path)).mode & 0o077).toBe(0);
});

it.runIf(disk)(
  'writes a file whole or not at all on a disk that is full, and still reads and deletes',
  async () => {
    const files = diskFileStore(join(disk!.folder, 'files'));
    await files.put('aa/one', FITS);
    await expect(files.put('aa/large', new Uint8Array(512 * 1024))).rejects.toMatchObject({ code: 'ENOSPC' });
    await expect(files.put('aa/one', new Uint8Array(512 * 1024))).rejects.toMatchObject({ code: 'ENOSPC' });
    expect(readdirSync(join(disk!.folder, 'files', 'aa'))).toEqual(['one']);
    expect(await files.get('aa/one')).toHaveLength(FITS.byteLength);
    await files.delete('aa/one');
    await files.put('aa/one', FITS);
  },
);

it.runIf(disk)('goes on reading on a disk that has become read-only', async () => {
  const files = diskFileStore(join(disk!.folder, 'files'));
  await files.put('bb/one', FITS);
  disk!.setReadOnly(true);
  await expect(files.put('bb/two', FITS)).rejects.toMatchObject({ code: 'EROFS' });
  await expect(files.delete('bb/one')).rejects.toMatchObject({ code: 'EROFS' });
  expect(await files.get('bb/one')).toHaveLength(FITS.byteLength);
  disk!.setReadOnly(false);
  await files.delete('bb/one');
  expect(await files.get('bb/one')).toBeNull();
});
