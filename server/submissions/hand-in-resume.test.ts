import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { limits } from '#contract/limits.ts';
import { messages } from '#contract/messages.ts';
import { noteRoutes } from '#contract/notes.ts';
import { sentSubmissionRoutes } from '#contract/sent-submissions.ts';
import { auditLog, candidateJobAssignments, statusHistory } from '../db/schema.ts';
import { createTestApp } from '../test/app.ts';
import { pdfFile } from '../test/factories.ts';
import { buildJob } from '../test/factories.job.ts';
import { newerResumeCalls } from '../test/newer-resume-calls.ts';
import { person, submissionCalls } from '../test/submission-calls.ts';

const app = await createTestApp();
const { submit, reset } = submissionCalls(app);
beforeEach(() => reset());
afterAll(() => app.close());

const { db } = app.database;

const { list, told, versions, handIn, addedByHr } = newerResumeCalls(app);

describe('somebody who is in the job already', () => {
  it('is given the newer resume by a recruiter, and stays there once, as they are', async () => {
    const { job, id } = await addedByHr();
    await db.update(candidateJobAssignments).set({ assignment_type: 'assigned' });
    const before = await db.select().from(candidateJobAssignments);
    const steps = await db.select().from(statusHistory);
    const { status, data } = await handIn('recruiter', job, id, pdfFile('newer.pdf', 'the newer'), {
      recommendation_reason: 'Has led a team since.',
      remarks: 'Free on Fridays.',
      consent_given: true,
    });
    expect([status, data]).toEqual([201, { id: before[0]!.id }]);
    expect(await versions(id)).toMatchObject([
      { file_name: 'newer.pdf', is_current: true, uploaded_by_name: 'Ravi Nair', company_name: null },
      { file_name: 'first.pdf', is_current: false },
    ]);
    const { candidate_id, job_id, status: stage, assigned_by, assignment_type } = before[0]!;
    expect(await db.select().from(candidateJobAssignments)).toMatchObject([
      { candidate_id, job_id, status: stage, assigned_by, assignment_type },
    ]);
    // It is no move, which every number is counted from.
    expect(await db.select().from(statusHistory)).toEqual(steps);
    const notes = await app.as('hr').call(noteRoutes.list, { params: { id }, query: {} });
    expect(notes.data.items).toMatchObject([
      {
        text: 'Newer resume handed in: newer.pdf\n\nHas led a team since.\n\nSent along, and not taken over:\nAdditional Remarks: Free on Fridays.',
        job: { id: job.id },
        written_by_name: 'Ravi Nair',
      },
    ]);
    const replaced = await db
      .select()
      .from(auditLog)
      .where(eq(auditLog.action, 'resume.replace'))
      .orderBy(auditLog.record_type);
    expect(replaced.map(({ record_type, record_id }) => [record_type, record_id])).toEqual([
      ['assignment', before[0]!.id],
      ['candidate', id],
    ]);
    // HR is told of it although it put the person there itself.
    expect(await told()).toMatchObject([{ job_id: job.id, by_name: 'Ravi Nair', company_name: null }]);
    expect((await list('hr')).total).toBe(0);
  });

  it('is given it beside a vendor, who learns nothing of it', async () => {
    const job = await buildJob(app);
    const { data: sent } = await submit('vendor', job.id, person(), pdfFile('vendor.pdf', 'vendor'));
    const candidate_id = (await list('hr')).items[0]!.candidate_id!;
    const before = await list('vendor');
    expect((await handIn('recruiter', job, candidate_id, pdfFile('ours.pdf', 'ours'))).status).toBe(201);
    expect(await list('vendor')).toEqual(before);
    const read = await app.as('vendor').call(sentSubmissionRoutes.read, { params: { id: sent.id } });
    expect(read.data.resume?.file_name).toBe('vendor.pdf');
    expect(await told()).toMatchObject([{ by_name: 'Ravi Nair', company_name: null }]);
  });

  it('is refused without a resume, with the one that is current, and to a vendor', async () => {
    const { job, id } = await addedByHr();
    const first = pdfFile('first.pdf', 'the first');
    expect((await handIn('recruiter', job, id)).error?.message).toBe(messages.submission.inJobAlready);
    expect((await handIn('recruiter', job, id, first)).error?.message).toBe(
      messages.submission.inJobWithResume,
    );
    expect((await handIn('vendor', job, id, pdfFile('newer.pdf', 'newer'))).status).toBe(403);
    expect(await versions(id)).toHaveLength(1);
  });

  it('keeps what was said of them however long it is, in more notes than one', async () => {
    const { job, id } = await addedByHr();
    const said = { recommendation_reason: 'x'.repeat(limits.recommendation.max) };
    await handIn('recruiter', job, id, pdfFile('newer.pdf', 'newer'), said);
    const { data } = await app.as('hr').call(noteRoutes.list, { params: { id }, query: {} });
    expect(data.total).toBe(3);
    const kept = data.items.map(({ text }) => text).join('');
    expect(kept.match(/x/g)?.length).toBe(limits.recommendation.max);
  });
});
