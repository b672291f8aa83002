import { afterAll, beforeEach, expect, it } from 'vitest';
import { candidateRoutes } from '#contract/candidates.ts';
import { resumeDocuments } from '../db/schema.ts';
import { createTestApp } from '../test/app.ts';
import { buildCandidate, pdfFile } from '../test/factories.ts';
import { findVersionOfFile } from './current-resume.ts';

const app = await createTestApp();
beforeEach(() => app.reset());
afterAll(() => app.close());
const { db } = app.database;

it('a version is found by its file, whichever is the current one by now', async () => {
  const [one, other] = [await buildCandidate(app), await buildCandidate(app)];
  for (const name of ['first', 'second', 'first'])
    await app.as('hr').call(candidateRoutes.replaceResume, {
      params: { id: one.id },
      body: {},
      files: { resume: pdfFile(`${name}.pdf`, `the ${name} resume`) },
    });
  const stored = await db.select().from(resumeDocuments);
  const [first, second, again] = stored.toSorted(
    (a, b) => a.created_at.getTime() - b.created_at.getTime() || (a.id < b.id ? -1 : 1),
  );
  expect(stored).toHaveLength(3);
  expect(again).toMatchObject({ sha256: first!.sha256, is_current: true });
  expect(await findVersionOfFile(db, one.id, first!.sha256)).toBe(again!.id);
  expect(await findVersionOfFile(db, one.id, second!.sha256)).toBe(second!.id);
  expect(await findVersionOfFile(db, other.id, first!.sha256)).toBeUndefined();
  expect(await findVersionOfFile(db, one.id, '0'.repeat(64))).toBeUndefined();
});
