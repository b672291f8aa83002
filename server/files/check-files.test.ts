import { utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { candidateRoutes } from '#contract/candidates.ts';
import { intakeRows, resumeDocuments } from '../db/schema.ts';
import { intakeFolder } from '../intake/intake-folder.ts';
import { resumeFolder } from '../resumes/resume-folder.ts';
import { createTestApp } from '../test/app.ts';
import { candidateInput, pdfFile } from '../test/factories.ts';
import { buildJob } from '../test/factories.job.ts';
import { intakeCalls } from '../test/intake-calls.ts';
import { textResume } from '../test/resume-files.ts';
import { checkFolder } from './check-files.ts';

const app = await createTestApp();
const { start, upload } = intakeCalls(app);
beforeEach(() => app.reset());
afterAll(() => app.close());
const { db } = app.database;

const addResume = (n: number, jobId: string) =>
  app.as('hr').call(candidateRoutes.create, {
    body: candidateInput(jobId, { email: `p${n}@example.com`, phone: `912345678${n}` }),
    files: { resume: pdfFile('cv.pdf', `resume ${n}`) },
  });

/** A file without a row, so many hours old. */
async function putOrphan(key: string, hours: number): Promise<void> {
  await app.files.put(key, new Uint8Array([1]));
  const at = new Date(app.clock.now().getTime() - hours * 3_600_000);
  utimesSync(join(app.filesFolder, key), at, at);
}

it('tells files without a row, rows without a file, and files that are not what was stored', async () => {
  const job = await buildJob(app);
  for (const n of [1, 2, 3, 4]) await addResume(n, job.id);
  await upload(await start(), textResume({}));
  const [fine, gone, sameSize, longer] = await db.select().from(resumeDocuments);
  const [row] = await db.select().from(intakeRows);
  await app.files.delete(gone!.file_key);
  writeFileSync(join(app.filesFolder, sameSize!.file_key), Buffer.alloc(sameSize!.size_bytes));
  await app.files.put(longer!.file_key, Buffer.alloc(longer!.size_bytes + 1));
  await putOrphan('resumes/aa/old', 25);
  await putOrphan('resumes/aa/just-uploaded', 23);
  await putOrphan('intake/elsewhere/old', 25);

  const resumes = await checkFolder(app, resumeFolder(db));
  expect({ ...resumes, changed: resumes.changed.sort() }).toEqual({
    folder: 'resumes',
    rows: 4,
    lost: [gone!.file_key],
    changed: [sameSize!.file_key, longer!.file_key].sort(),
    orphans: ['resumes/aa/old'],
  });
  expect(await app.files.get(fine!.file_key)).not.toBeNull();
  expect(await checkFolder(app, intakeFolder(db))).toEqual({
    folder: 'intake',
    rows: 1,
    lost: [],
    changed: [],
    orphans: ['intake/elsewhere/old'],
  });
  expect(row!.file_key).not.toBeNull();
});

it('goes through all rows, however many', async () => {
  const rows = Array.from({ length: 1100 }, (_, at) => ({
    key: `resumes/${at + 1000}`,
    size: 1,
    sha256: '',
  }));
  const folder = {
    ...resumeFolder(db),
    rowsAfter: async (key: string, most: number) => rows.filter((row) => row.key > key).slice(0, most),
    inUse: async (keys: readonly string[]) => new Set(keys),
  };
  const { rows: count, lost } = await checkFolder(app, folder);
  expect([count, lost.length]).toEqual([1100, 1100]);
});

it('takes a file that was deleted with its row meanwhile for no loss', async () => {
  const job = await buildJob(app);
  const { data } = await addResume(1, job.id);
  const [document] = await db.select().from(resumeDocuments);
  const folder = resumeFolder(db);
  const check = await checkFolder(app, {
    ...folder,
    async rowsAfter(key, most) {
      const rows = await folder.rowsAfter(key, most);
      if (rows.length > 0) await app.as('hr').call(candidateRoutes.remove, { params: { id: data.id } });
      await app.tasks.drain();
      return rows;
    },
  });
  expect(check).toMatchObject({ rows: 1, lost: [], changed: [] });
  expect(await app.files.get(document!.file_key)).toBeNull();
});
