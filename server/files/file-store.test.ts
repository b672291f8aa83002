import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { diskFileStore } from './file-store.ts';

const parent = mkdtempSync(join(tmpdir(), 'niyukti-files-'));
afterAll(() => rmSync(parent, { recursive: true }));
const folder = join(parent, 'data', 'files');
const files = diskFileStore(folder);

it('gives back what was put, until it is deleted', async () => {
  await files.put('resumes/ab/one', new Uint8Array([1, 2]));
  expect([...((await files.get('resumes/ab/one')) ?? [])]).toEqual([1, 2]);
  await files.delete('resumes/ab/one');
  expect(await files.get('resumes/ab/one')).toBeNull();
});

it('is closed to other users of the machine', () => {
  expect(statSync(folder).mode & 0o077).toBe(0);
});

it('reaches nothing outside of its folder', async () => {
  await expect(files.get('../../secret')).rejects.toThrow(/traversal/);
});
