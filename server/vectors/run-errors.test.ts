import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { candidateRoutes } from '#contract/candidates.ts';
import { createLogger } from '../core/logger.ts';
import { resumeDocuments, vectorRuns } from '../db/schema.ts';
import { createTestApp } from '../test/app.ts';
import { buildCandidate } from '../test/factories.ts';
import { advanceRun, startRun } from './run-vectors.ts';

const app = await createTestApp();
beforeEach(() => app.reset());
afterAll(() => app.close());

const { db } = app.database;
const keyOf = (id: string) => `resumes/test/${id}`;

/** Somebody whose resume has no text, and whose file is gone. */
async function withoutFile(): Promise<string> {
  const { id } = await buildCandidate(app);
  await db.insert(resumeDocuments).values({
    candidate_id: id,
    file_key: keyOf(id),
    file_name: 'gone.txt',
    mime_type: 'text/plain',
    size_bytes: 1,
    sha256: id,
    text: '',
  });
  return id;
}

it('keeps nobody who is deleted while a run is at work on them or on others', async () => {
  const people: string[] = [];
  for (let i = 0; i < 4; i += 1) people.push(await withoutFile());
  const [before = '', second, now = '', last = ''] = people.toSorted();
  const files = {
    ...app.files,
    // Two at a time: the first is written down by now, the third has failed, and the last is under way.
    get: async (key: string) => {
      if (key === keyOf(last))
        for (const id of [before, now]) await app.as('hr').call(candidateRoutes.remove, { params: { id } });
      return app.files.get(key);
    },
  };
  const { id } = await startRun(app, 'files', null);
  const deps = { ...app, files, log: createLogger('silent') };
  expect(await advanceRun(deps, id, { until: Date.now() + 60_000 })).toBe(true);
  const [run] = await db.select().from(vectorRuns).where(eq(vectorRuns.id, id));
  expect(run?.errors.map((error) => error.id)).toEqual([second, last]);
});
