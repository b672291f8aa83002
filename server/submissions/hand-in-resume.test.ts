import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { candidateRoutes } from '#contract/candidates.ts';
import { limits } from '#contract/limits.ts';
import { messages } from '#contract/messages.ts';
import { noteRoutes } from '#contract/notes.ts';
import { resumeRoutes } from '#contract/resumes.ts';
import { sentSubmissionRoutes } from '#contract/sent-submissions.ts';
import { submissionRoutes } from '#contract/submissions.ts';
import { auditLog, candidateJobAssignments, statusHistory } from '../db/schema.ts';
import { createTestApp, type Person } from '../test/app.ts';
import { candidateInput, pdfFile } from '../test/factories.ts';
import { buildJob } from '../test/factories.job.ts';
import { person, submissionCalls } from '../test/submission-calls.ts';

const app = await createTestApp();
const { submit, reset } = submissionCalls(app);
beforeEach(() => reset());
afterAll(() => app.close());

const { db } = app.database;

const list = async (who: Person, query: Record<string, unknown> = {}) =>
  (await app.as(who).call(submissionRoutes.list, { query })).data;
/** The submissions by which HR is told of a newer resume, by job. */
const told = async () =>
  (await list('hr', { resume: 'newer' })).items.map(({ job_id, newer_resume }) => ({
    job_id,
    ...newer_resume,
  }));
const versions = async (id: string) =>
  (await app.as('hr').call(resumeRoutes.versions, { params: { id } })).data.items;

const handIn = (who: Person, job: { id: string }, candidate_id: string, resume?: File, said = {}) =>
  app.as(who).call(submissionRoutes.submitExisting, {
    params: { id: job.id },
    body: { candidate_id, resume_text: 'Nine years of Java.', ...said },
    files: resume ? { resume } : {},
  });

/** Somebody whom HR added to a job, with a resume. */
async function addedByHr() {
  const job = await buildJob(app);
  const { data } = await app.as('hr').call(candidateRoutes.create, {
    body: candidateInput(job.id),
    files: { resume: pdfFile('first.pdf', 'the first') },
  });
  return { job, id: data.id };
}

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
