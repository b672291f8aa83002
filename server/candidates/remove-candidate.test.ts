import { readdirSync } from 'node:fs';
import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { assignmentRoutes } from '#contract/assignments.ts';
import { type Candidate, candidateRoutes } from '#contract/candidates.ts';
import { messages } from '#contract/messages.ts';
import { resumeDocuments, stageEvents, statusHistory, submissionLedger } from '../db/schema.ts';
import { deleteResumesOf } from '../resumes/delete-resumes.ts';
import { createTestApp, type Person } from '../test/app.ts';
import { buildAssignment, candidateInput, pdfFile } from '../test/factories.ts';
import { buildJob } from '../test/factories.job.ts';
import { intakeCalls } from '../test/intake-calls.ts';
import { textResume } from '../test/resume-files.ts';

const app = await createTestApp();
beforeEach(() => app.reset());
afterAll(() => app.close());

const { db } = app.database;

const create = async (jobId: string, name?: string): Promise<Candidate> => {
  const { data } = await app.as('hr').call(candidateRoutes.create, {
    body: candidateInput(jobId, name ? { name } : {}),
    files: { resume: pdfFile() },
    idempotencyKey: crypto.randomUUID(),
  });
  return data;
};

const remove = (id: string, who: Person = 'hr') =>
  app.as(who).call(candidateRoutes.remove, { params: { id } });

/** Every row of the database as text, except the audit log, which keeps ids, and the events, which are ids for a while. */
async function everythingStored(): Promise<string> {
  const { rows } = await app.database.pool.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public' and tablename not in ('audit_log', 'events')`,
  );
  const texts: string[] = [];
  for (const { name } of rows) {
    const found = await app.database.pool.query<{ row: string }>(`select t::text as row from "${name}" t`);
    texts.push(...found.rows.map(({ row }) => row));
  }
  return texts.join('\n');
}

const storedFiles = () =>
  readdirSync(app.filesFolder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => entry.name);

describe('deleting a person', () => {
  it('leaves no row and no file that speaks of the person', async () => {
    const [job, other] = [await buildJob(app), await buildJob(app)];
    const before = storedFiles();
    const person = await create(job.id, 'Zubeida Qureshi');
    await buildAssignment(app, { candidate_id: person.id, job_id: other.id });
    await db
      .insert(submissionLedger)
      .values({ candidate_id: person.id, job_id: job.id, company_name: 'Talent Bridge' });
    await app.as('hr').call(candidateRoutes.replaceResume, {
      params: { id: person.id },
      body: { resume_text: 'Zubeida Qureshi, engineer for six years' },
      files: { resume: pdfFile('newer.pdf', 'newer') },
    });
    expect(storedFiles()).toHaveLength(before.length + 2);

    expect((await remove(person.id)).status).toBe(204);
    await app.tasks.drain();
    expect(storedFiles()).toEqual(before);
    const rest = await everythingStored();
    for (const trace of [person.id, 'Qureshi', person.email, person.phone]) expect(rest).not.toContain(trace);
    expect((await app.as('hr').call(candidateRoutes.read, { params: { id: person.id } })).status).toBe(404);
    expect((await remove(person.id)).error?.message).toBe(messages.candidate.notFound);
  });

  it("leaves other people, and a file that is the same as the person's", async () => {
    const job = await buildJob(app);
    const [gone, staying] = [await create(job.id), await create(job.id)];
    await remove(gone.id);
    await app.tasks.drain();
    const read = await app.as('hr').call(candidateRoutes.readResume, { params: { id: staying.id } });
    expect(read.status).toBe(200);
    const { data } = await app.as('hr').call(assignmentRoutes.pipeline, { body: { job_id_param: job.id } });
    expect(data.map((card) => card.candidate_id)).toEqual([staying.id]);
  });

  it('keeps the steps for the numbers: job, source, company, statuses and days, one trail an assignment', async () => {
    const [job, other] = [await buildJob(app), await buildJob(app)];
    const person = await create(job.id);
    const assignment = await buildAssignment(
      app,
      { candidate_id: person.id, job_id: other.id },
      { source: 'vendor', company_name: 'Talent Bridge', assigned_at: new Date('2026-01-05T20:00:00Z') },
    );
    await db.insert(statusHistory).values({
      assignment_id: assignment.id,
      candidate_id: person.id,
      job_id: other.id,
      previous_status: 'submitted',
      new_status: 'shortlisted',
      notes: 'Zubeida is good',
      changed_at: new Date('2026-01-07T10:00:00Z'),
    });
    await remove(person.id);
    const events = await db
      .select()
      .from(stageEvents)
      .where(eq(stageEvents.job_id, other.id))
      .orderBy(stageEvents.day);
    const kept = { source: 'vendor', company_name: 'Talent Bridge', trail_id: events[0]!.trail_id };
    expect(events).toEqual([
      // 20:00 UTC is the next day in Kolkata
      {
        ...kept,
        id: events[0]!.id,
        job_id: other.id,
        previous_status: null,
        new_status: 'submitted',
        day: '2026-01-06',
      },
      {
        ...kept,
        id: events[1]!.id,
        job_id: other.id,
        previous_status: 'submitted',
        new_status: 'shortlisted',
        day: '2026-01-07',
      },
    ]);
    const [elsewhere] = await db.select().from(stageEvents).where(eq(stageEvents.job_id, job.id));
    expect(elsewhere!.trail_id).not.toBe(kept.trail_id);
    expect([person.id, assignment.id]).not.toContain(kept.trail_id);
    // Ids that hold the instant would tie the steps to the audit log's row of the deletion.
    for (const { id, trail_id } of events) expect([id[14], trail_id[14]]).toEqual(['4', '4']);
  });

  it('survives a move of the same person at the same time', async () => {
    const job = await buildJob(app);
    const person = await create(job.id);
    const [moved, removed] = await Promise.all([
      app.as('hr2').call(assignmentRoutes.changeStatus, {
        params: { id: person.assignments[0]!.id },
        body: { status: 'selected', version: 1 },
      }),
      remove(person.id),
    ]);
    expect(removed.status).toBe(204);
    expect([200, 404]).toContain(moved.status);
    const steps = await db.select().from(stageEvents);
    expect(steps).toHaveLength(moved.status === 200 ? 2 : 1);
  });

  it.each([1, 2, 3, 4, 5])(
    'keeps the numbers of whoever is put into a job at the same time (%i)',
    async () => {
      const [job, another] = [await buildJob(app), await buildJob(app)];
      const person = await create(job.id);
      const [assigned, removed] = await Promise.all([
        app.as('hr2').call(assignmentRoutes.assign, {
          params: { id: another.id },
          body: { candidate_ids: [person.id] },
        }),
        remove(person.id),
      ]);
      expect(removed.status).toBe(204);
      const wasAssigned = assigned.status < 300 && assigned.data.assigned > 0;
      expect(await db.$count(stageEvents)).toBe(wasAssigned ? 2 : 1);
    },
  );

  it('is done even when a file cannot be deleted, which is tried again until it is gone', async () => {
    const job = await buildJob(app);
    const person = await create(job.id);
    const before = storedFiles();
    let failures = 0;
    const failing = vi.spyOn(app.files, 'delete').mockImplementation(async () => {
      failures += 1;
      if (failures === 2) failing.mockRestore();
      throw new Error('the disk is gone');
    });
    await remove(person.id);
    expect(await db.select().from(resumeDocuments)).toEqual([]);
    await app.tasks.drain();
    await app.tasks.drain({ evenLater: true });
    expect(failures).toBe(2);
    expect(storedFiles()).toEqual(before);
    await app.tasks.drain({ evenLater: true });
    expect(storedFiles()).toHaveLength(before.length - 1);
    expect(await app.tasks.drain({ evenLater: true })).toBe(0);
  });

  it('leaves the files when it is undone', async () => {
    const job = await buildJob(app);
    const person = await create(job.id);
    await app.tasks.drain({ evenLater: true });
    const before = storedFiles();
    const undone = app.database.transaction(async (tx) => {
      await deleteResumesOf(tx, app.tasks, person.id);
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    expect(await app.tasks.drain({ evenLater: true })).toBe(0);
    expect(storedFiles()).toEqual(before);
  });

  it("leaves another's draft whose file was attached to the person by mistake", async () => {
    const intake = intakeCalls(app);
    const file = textResume({ name: 'Anjali Mathew', email: 'anjali@example.com', phone: '98470 55667' });
    const { id: batch } = await intake.batchOf(file);
    const job = await buildJob(app);
    const person = await create(job.id);
    await app.as('hr').call(candidateRoutes.replaceResume, {
      params: { id: person.id },
      body: { resume_text: await file.text() },
      files: { resume: file },
    });
    expect((await remove(person.id)).status).toBe(204);
    await app.tasks.drain();
    const { rows } = await intake.read(batch);
    expect(rows).toMatchObject([{ fields: { name: 'Anjali Mathew', email: 'anjali@example.com' } }]);
  });

  it.each(['recruiter', 'vendor'] as const)('is not for a %s', async (who) => {
    const job = await buildJob(app);
    const person = await create(job.id);
    expect((await remove(person.id, who)).status).toBe(403);
    expect((await app.as('hr').call(candidateRoutes.read, { params: { id: person.id } })).status).toBe(200);
  });
});
