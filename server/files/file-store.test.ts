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

it('counts a file that is not there as deleted', async () => {
  await expect(files.delete('resumes/ab/never')).resolves.toBeUndefined();
});

it('lists what lies in a folder, however deep, and since when', async () => {
  for (const key of ['listed/a/one', 'listed/b/c/two', 'listed/three', 'elsewhere'])
    await files.put(key, new Uint8Array([1]));
  const keys: string[] = [];
  for await (const some of files.list('listed')) keys.push(...some);
  expect(keys.sort()).toEqual(['listed/a/one', 'listed/b/c/two', 'listed/three']);
  for await (const some of files.list('nowhere')) expect(some).toEqual('no such folder');
  expect(Date.now() - (await files.writtenAt('elsewhere'))!.getTime()).toBeLessThan(60_000);
  expect(await files.writtenAt('nowhere')).toBeNull();
});

it('is closed to other users of the machine', () => {
  expect(statSync(folder).mode & 0o077).toBe(0);
});

it('reaches nothing outside of its folder', async () => {
  await expect(files.get('../../secret')).rejects.toThrow(/traversal/);
});
