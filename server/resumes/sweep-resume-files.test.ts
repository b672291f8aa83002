import { utimesSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { createLogger } from '../core/logger.ts';
import type { FileStore } from '../files/file-store.ts';
import { createTestApp } from '../test/app.ts';
import { buildCandidate, pdfFile } from '../test/factories.ts';
import { acceptResume } from './accept-resume.ts';
import { addResumeDocument, withStoredResume } from './store-resume.ts';
import { sweepResumeFiles } from './sweep-resume-files.ts';

const app = await createTestApp();
beforeEach(() => app.reset());
afterAll(() => app.close());

const HOUR = 3_600_000;
const never = new AbortController().signal;

/** A file in the store, written so long ago. */
async function putFile(key: string, ageHours: number): Promise<string> {
  await app.files.put(key, new Uint8Array([1]));
  age(key, ageHours);
  return key;
}

function age(key: string, hours: number): void {
  const at = new Date(app.clock.now().getTime() - hours * HOUR);
  utimesSync(join(app.filesFolder, key), at, at);
}

/** A resume with its row, two days old. */
async function storeResume(): Promise<string> {
  const { id } = await buildCandidate(app);
  const file = pdfFile();
  const bytes = new Uint8Array(await file.arrayBuffer());
  const resume = acceptResume({ name: file.name, claimedType: file.type, bytes }, 'Five years of Node.js');
  const deps = { ...app, log: createLogger('silent') };
  return withStoredResume(deps, resume, async (stored) => {
    await app.database.transaction((tx) => addResumeDocument(tx, id, stored, null));
    age(stored.fileKey, 48);
    return stored.fileKey;
  });
}

async function keysInStore(): Promise<string[]> {
  const all: string[] = [];
  for await (const keys of app.files.list('')) all.push(...keys);
  return all.sort();
}

it('deletes, once a day, resume files without a row that are older than a day', async () => {
  const kept = [
    await storeResume(),
    await putFile('resumes/aa/just-uploaded', 23),
    await putFile('exports/not-a-resume', 48),
  ];
  await putFile('resumes/aa/orphan', 25);
  await putFile('resumes/bb/orphan', 48);
  await app.tasks.sendScheduled();
  await app.tasks.drain();
  expect(await keysInStore()).toEqual(kept.sort());
  for (const key of kept) await app.files.delete(key);
});

it('deletes nothing where most files have no row: these are not the files of this database', async () => {
  const keys: string[] = [];
  for (let n = 0; n < 21; n++) keys.push(await putFile(`resumes/aa/${n}`, 48));
  const lines: string[] = [];
  const log = createLogger('error', { write: (line: string) => lines.push(line) });
  await sweepResumeFiles({ ...app, log }, never);
  expect(await keysInStore()).toEqual(keys.sort());
  expect(lines).toHaveLength(1);
  for (const key of keys) await app.files.delete(key);
});

it('goes on after a file that cannot be deleted', async () => {
  const stuck = await putFile('resumes/aa/stuck', 48);
  await putFile('resumes/bb/orphan', 48);
  const files: FileStore = {
    ...app.files,
    delete: (key) => (key === stuck ? Promise.reject(new Error('no')) : app.files.delete(key)),
  };
  await sweepResumeFiles({ ...app, files, log: createLogger('silent') }, never);
  expect(await keysInStore()).toEqual([stuck]);
  await app.files.delete(stuck);
});
