import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { candidateRoutes } from '#contract/candidates.ts';
import { addDays } from '#contract/dates.ts';
import { JOB_STATUSES } from '#contract/job-status.ts';
import { jobRoutes } from '#contract/jobs.ts';
import { messages } from '#contract/messages.ts';
import { resumeRoutes } from '#contract/resumes.ts';
import { rightsRoutes } from '#contract/rights.ts';
import { submissionRoutes } from '#contract/submissions.ts';
import { candidateJobAssignments, candidates, resumeDocuments, statusHistory } from '../db/schema.ts';
import { createTestApp } from '../test/app.ts';
import { buildCandidate, candidateInput, pdfFile } from '../test/factories.ts';
import { buildJob } from '../test/factories.job.ts';
import { person, submissionCalls } from '../test/submission-calls.ts';

const app = await createTestApp();
const { ledger, setCompany, storedFiles, submit, reset } = submissionCalls(app);
beforeEach(() => reset());
afterAll(() => app.close());

const { db } = app.database;

describe('submitting a candidate', () => {
  it('by an internal recruiter writes person, resume and application, as their own', async () => {
    const job = await buildJob(app);
    const { status, data } = await submit('recruiter', job.id, person({ name: 'Meera Pillai' }));
    expect(status).toBe(201);
    const [candidate] = await db.select().from(candidates);
    expect(candidate).toMatchObject({
      name: 'Meera Pillai',
      submission_type: 'internal',
      company_name: null,
      submitted_by: await app.userId('recruiter'),
      converted_to_vector: true,
    });
    expect(await db.select().from(candidateJobAssignments)).toMatchObject([
      { id: data.id, job_id: job.id, assignment_type: 'applied', status: 'submitted', source: 'internal' },
    ]);
    expect(await db.select().from(resumeDocuments)).toHaveLength(1);
    expect(await ledger()).toEqual([]);
  });

  it('by a vendor is of the company in the profile, whatever is sent, and starts its ownership', async () => {
    const job = await buildJob(app);
    const claimed = { company_name: 'People First', submission_type: 'internal', source: 'internal' };
    const { status, data } = await submit('vendor', job.id, { ...person(), ...claimed });
    expect(status).toBe(201);
    expect(Object.keys(data)).toEqual(['id']);
    expect(await db.select().from(candidates)).toMatchObject([
      { submission_type: 'vendor', company_name: 'Talent Bridge', submitted_by: await app.userId('vendor') },
    ]);
    expect(await db.select().from(candidateJobAssignments)).toMatchObject([
      { id: data.id, source: 'vendor', company_name: 'Talent Bridge', assignment_type: 'applied' },
    ]);
    expect(await ledger()).toMatchObject([
      {
        job_id: job.id,
        company_name: 'Talent Bridge',
        submitted_by: await app.userId('vendor'),
        owned_until: addDays(app.clock.today(), 180),
      },
    ]);
  });

  it('takes people while the job is published only; a vendor does not even learn of a hidden job', async () => {
    for (const status of JOB_STATUSES) {
      const job = await buildJob(app, { status });
      const internal = await submit('recruiter', job.id, person());
      const vendor = await submit('vendor', job.id, person());
      if (status === 'published') {
        expect([internal.status, vendor.status]).toEqual([201, 201]);
        continue;
      }
      expect(internal.error).toMatchObject({
        code: 'conflict',
        message: messages.job.notAcceptingSubmissions,
      });
      expect([status, vendor.error?.code]).toEqual([
        status,
        status === 'applications_closed' ? 'conflict' : 'not_found',
      ]);
    }
    expect(storedFiles()).toBe(2);
  });

  it('is offered on a published job to everybody', async () => {
    const open = await buildJob(app);
    const shut = await buildJob(app, { status: 'applications_closed' });
    for (const who of ['hr', 'recruiter', 'vendor'] as const)
      for (const { id } of [open, shut]) {
        const { data } = await app.as(who).call(jobRoutes.read, { params: { id } });
        expect([who, data.can.submit]).toEqual([who, id === open.id]);
      }
  });

  it('needs a company of a vendor', async () => {
    const job = await buildJob(app);
    await setCompany('vendor', null);
    const { error } = await submit('vendor', job.id, person());
    expect(error).toMatchObject({ code: 'conflict', message: messages.submission.noCompany });
    expect(await db.select().from(candidates)).toEqual([]);
  });

  it('makes one of a call that is sent twice', async () => {
    const job = await buildJob(app);
    const body = person();
    const resume = pdfFile();
    const first = await submit('vendor', job.id, body, resume, 'once');
    const second = await submit('vendor', job.id, body, resume, 'once');
    expect(second.data).toEqual(first.data);
    expect(await db.select().from(candidates)).toHaveLength(1);
  });

  it('counts in the job list of the company', async () => {
    const job = await buildJob(app);
    await submit('vendor', job.id, person());
    await submit('recruiter', job.id, person());
    const { data } = await app.as('vendor').call(jobRoutes.list, {});
    expect(data.items[0]!.candidate_count).toBe(1);
  });
});

describe('a person whom our own people know', () => {
  it('is named to an internal recruiter, who may submit them for this job, once', async () => {
    const job = await buildJob(app);
    const known = await buildCandidate(app);
    const { error } = await submit('recruiter', job.id, person({ email: known.email }));
    expect(error).toMatchObject({
      code: 'candidate_exists',
      current: { id: known.id, name: known.name, email: known.email, phone: known.phone },
    });
    expect(storedFiles()).toBe(0);

    const again = () =>
      app.as('recruiter').call(submissionRoutes.submitExisting, {
        params: { id: job.id },
        body: { candidate_id: known.id, recommendation_reason: 'Knows our payments stack.' },
        files: {},
      });
    const { status, data } = await again();
    expect(status).toBe(201);
    expect(await db.select().from(candidateJobAssignments)).toMatchObject([
      { id: data.id, source: 'internal', assignment_type: 'applied', status: 'submitted' },
    ]);
    expect(await db.select().from(statusHistory)).toMatchObject([{ notes: 'Knows our payments stack.' }]);
    expect((await again()).error).toMatchObject({
      code: 'conflict',
      message: messages.submission.inJobAlready,
    });
  });

  it('is submitted with the remarks and the consent that were entered', async () => {
    const job = await buildJob(app);
    const known = await buildCandidate(app);
    const { status } = await app.as('recruiter').call(submissionRoutes.submitExisting, {
      params: { id: job.id },
      body: {
        candidate_id: known.id,
        recommendation_reason: 'Knows our payments stack.',
        remarks: 'Free on Fridays.',
        consent_given: true,
      },
      files: {},
    });
    expect(status).toBe(201);
    expect(await db.select().from(statusHistory)).toMatchObject([
      {
        notes:
          'Knows our payments stack.\n\nSent along, and not taken over:\nAdditional Remarks: Free on Fridays.',
      },
    ]);
    const consent = await app.as('hr').call(rightsRoutes.listConsents, { params: { id: known.id } });
    expect(consent.data).toMatchObject({ state: 'given', items: [{ source: 'recruiter' }] });
  });

  it('is submitted with the resume that was chosen, which becomes the current one; the former one is kept', async () => {
    const job = await buildJob(app);
    const other = await buildJob(app);
    const { data } = await app.as('hr').call(candidateRoutes.create, {
      body: candidateInput(other.id),
      files: { resume: pdfFile('first.pdf', 'the first') },
    });
    const sent = (id: string, resume: File) =>
      app.as('recruiter').call(submissionRoutes.submitExisting, {
        params: { id },
        body: { candidate_id: data.id, resume_text: 'Nine years of Java.' },
        files: { resume },
      });
    const wrong = await sent(job.id, new File([new Uint8Array([1, 2, 3])], 'wrong.pdf'));
    expect(wrong.error).toMatchObject({ code: 'unsupported_type' });
    expect(await db.select().from(resumeDocuments)).toHaveLength(1);

    const newer = pdfFile('newer.pdf', 'the newer');
    expect((await sent(job.id, newer)).status).toBe(201);
    const versions = () => app.as('hr').call(resumeRoutes.versions, { params: { id: data.id } });
    const both = [
      { file_name: 'newer.pdf', is_current: true, uploaded_by_name: 'Ravi Nair', company_name: null },
      { file_name: 'first.pdf', is_current: false },
    ];
    expect((await versions()).data.items).toMatchObject(both);
    // The very same file makes no further version.
    expect((await sent((await buildJob(app)).id, newer)).status).toBe(201);
    expect((await versions()).data.items).toMatchObject(both);
    expect(storedFiles()).toBe(2);
  });

  it('is submitted for a published job that exists, if they exist themselves', async () => {
    const job = await buildJob(app);
    const shut = await buildJob(app, { status: 'applications_closed' });
    const known = await buildCandidate(app);
    const unknown = '0198c2a0-0000-7000-8000-00000000dead';
    const tried = async (id: string, candidate_id: string) =>
      (
        await app
          .as('recruiter')
          .call(submissionRoutes.submitExisting, { params: { id }, body: { candidate_id }, files: {} })
      ).error?.code;
    expect(await tried(shut.id, known.id)).toBe('conflict');
    expect(await tried(unknown, known.id)).toBe('not_found');
    expect(await tried(job.id, unknown)).toBe('not_found');
  });
});
