import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { candidateRoutes } from '#contract/candidates.ts';
import { type IntakeRow, intakeRoutes } from '#contract/intake.ts';
import { importMessages } from '#contract/import-messages.ts';
import { auditLog, candidates, resumeDocuments } from '../db/schema.ts';
import { createTestApp, type Person } from '../test/app.ts';
import { buildCandidate, candidateInput, pdfFile } from '../test/factories.ts';
import { buildJob } from '../test/factories.job.ts';
import { intakeCalls } from '../test/intake-calls.ts';
import { textResume } from '../test/resume-files.ts';

const app = await createTestApp();
const { read, accept, correct, skip, batchOf, intakeFiles, reset } = intakeCalls(app);
beforeEach(() => reset());
afterAll(() => app.close());

const { db } = app.database;
const EMAIL = 'meera.pillai@example.com';

const update = (row: IntakeRow, candidate_id: string, who: Person = 'hr') =>
  app.as(who).call(intakeRoutes.updateResume, { params: { id: row.id }, body: { candidate_id } });

/** Somebody who is known, with a resume of before. */
async function knownWithResume(): Promise<string> {
  const job = await buildJob(app);
  const { data } = await app.as('hr').call(candidateRoutes.create, {
    body: candidateInput(job.id, { name: 'Meera P', email: EMAIL, current_city: 'Kochi' }),
    files: { resume: pdfFile('before.pdf') },
  });
  return data.id;
}

describe('a file that is like a candidate', () => {
  it('becomes the newer resume, once, and the person stays as known', { timeout: 60_000 }, async () => {
    const id = await knownWithResume();
    const batch = await batchOf(textResume({}));
    const [row] = batch.rows;
    // The one job that they are in, so that nobody is offered to put them into it once more.
    expect(row!.duplicate).toMatchObject({
      of: 'candidate',
      id,
      jobs: [{ id: expect.any(String), status: 'submitted' }],
    });
    const answers = await Promise.all([update(row!, id), update(row!, id)]);
    const last = await update(row!, id);
    expect([...answers, last].map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(last.data).toMatchObject({
      decision: 'updated',
      candidate_id: id,
      candidate_name: 'Meera P',
      fields: { name: 'Meera P', email: 'meera.pillai@example.com' },
      duplicate: null,
      problems: {},
    });
    const documents = await db.select().from(resumeDocuments);
    expect(documents.filter(({ is_current }) => is_current)).toMatchObject([{ candidate_id: id }]);
    expect(documents).toHaveLength(2);
    expect(documents.find(({ is_current }) => is_current)!.text).toContain('Kaveri Systems');
    const [person] = await db.select().from(candidates);
    expect(person).toMatchObject({ name: 'Meera P', current_city: 'Kochi', converted_to_vector: true });
    const replaced = await db.select().from(auditLog).where(eq(auditLog.action, 'resume.replace'));
    expect(replaced).toMatchObject([{ record_id: id }]);
    await app.tasks.drain();
    expect(intakeFiles()).toEqual([]);
    expect((await read(batch.id)).batch).toMatchObject({ accepted: 1, open: 0 });
    // What is done is done.
    const job = await buildJob(app);
    const settled = (await read(batch.id)).rows[0]!;
    for (const { error } of [
      await accept(settled, job.id),
      await correct(settled, {}),
      await skip(settled, true),
    ])
      expect(error).toMatchObject({ code: 'conflict', message: importMessages.intake.updatedAlready });
  });

  it('is given to nobody else, and not once something else has become of it', async () => {
    const [known, other] = [await buildCandidate(app, { email: EMAIL }), await buildCandidate(app)];
    const { rows } = await batchOf(textResume({}));
    const [row] = rows;
    expect((await update(row!, other.id)).error?.message).toBe(importMessages.intake.notLike);
    await skip(row!, true);
    expect((await update(row!, known.id)).error?.message).toBe(importMessages.intake.skipped);
    await skip(row!, false);
    await correct(row!, { email: 'another@example.com' }, row!.version + 2);
    expect((await update(row!, known.id)).error?.message).toBe(importMessages.intake.notLike);
    expect(await db.select().from(resumeDocuments)).toEqual([]);
    expect(intakeFiles()).toHaveLength(1);
  });

  it('is given by who brought it in only', async () => {
    const known = await buildCandidate(app, { email: EMAIL });
    const { rows } = await batchOf(textResume({}));
    expect((await update(rows[0]!, known.id, 'hr2')).status).toBe(404);
    for (const who of ['recruiter', 'vendor'] as const)
      expect((await update(rows[0]!, known.id, who)).status).toBe(403);
    expect(await db.select().from(resumeDocuments)).toEqual([]);
  });
});
