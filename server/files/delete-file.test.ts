import { utimesSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { createTestApp } from '../test/app.ts';
import { deleteFilesLater } from './delete-file.ts';
import { deletionsHeldUntil, holdDeletions, releaseDeletions } from './hold-deletions.ts';

const app = await createTestApp();
beforeEach(() => app.reset());
afterAll(() => app.close());

const KEY = 'resumes/ab/held';
const inMinutes = (minutes: number) => new Date(app.clock.now().getTime() + minutes * 60_000);
const isThere = async () => (await app.files.get(KEY)) !== null;

test('a file whose row goes while a backup is made stays until that is done', async () => {
  await app.files.put(KEY, new Uint8Array([1]));
  await holdDeletions(app.database.db, inMinutes(10));
  await app.database.transaction((tx) => deleteFilesLater(tx, app.tasks, [KEY]));
  await app.tasks.drain();
  expect(await isThere()).toBe(true);

  await releaseDeletions(app.database.db);
  await app.tasks.drain({ evenLater: true });
  expect(await isThere()).toBe(false);
});

test('so does one that the nightly sweep would take, and a hold runs out by itself', async () => {
  await app.files.put(KEY, new Uint8Array([1]));
  const longAgo = inMinutes(-3 * 24 * 60);
  utimesSync(join(app.filesFolder, KEY), longAgo, longAgo);
  await holdDeletions(app.database.db, inMinutes(10));
  await app.tasks.sendScheduled();
  await app.tasks.drain();
  expect(await isThere()).toBe(true);
  expect(await deletionsHeldUntil(app.database.db, inMinutes(11))).toBeNull();

  await releaseDeletions(app.database.db);
  app.clock.set(inMinutes(24 * 60));
  await app.tasks.sendScheduled();
  await app.tasks.drain();
  expect(await isThere()).toBe(false);
});
