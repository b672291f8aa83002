import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { candidateRoutes, candidateSubmitSchema } from '#contract/candidates.ts';
import { addDays } from '#contract/dates.ts';
import { messages } from '#contract/messages.ts';
import { resumeRoutes } from '#contract/resumes.ts';
import { submissionRoutes } from '#contract/submissions.ts';
import { createLogger } from '../core/logger.ts';
import {
  auditLog,
  candidateJobAssignments,
  candidates,
  resumeDocuments,
  statusHistory,
} from '../db/schema.ts';
import { createTestApp } from '../test/app.ts';
import { buildAssignment, buildCandidate, pdfFile } from '../test/factories.ts';
import { buildJob } from '../test/factories.job.ts';
import { person, submissionCalls, type SubmissionInput } from '../test/submission-calls.ts';
import { submitCandidate } from './submit-candidate.ts';

const app = await createTestApp();
const { ledger, setCompany, storedFiles, submit, reset } = submissionCalls(app);
beforeEach(() => reset());
afterAll(() => app.close());

const { db } = app.database;
const OWN_ALREADY = /^You already submitted this person to this job\. Submitted on /;
const OWN_BY_COLLEAGUE = /^Your company already submitted this person to this job\. Submitted on /;

describe('a person whom a vendor may not submit', () => {
  it('is answered in one way, whoever knows them, and HR sees the attempt', async () => {
    const job = await buildJob(app);
    const other = await buildJob(app);
    const own = await buildCandidate(app);
    const second = await buildCandidate(app);
    const theirs = person();
    await submit('vendor2', other.id, theirs);
    const here = person();
    await submit('vendor2', job.id, here);
    const assignedHere = await buildCandidate(app);
    await buildAssignment(app, { candidate_id: assignedHere.id, job_id: job.id });
    const [files, people] = [storedFiles(), await db.select().from(candidates)];
    await submit('vendor', job.id, person()); // not a word of difference to somebody who is new

    const tried: SubmissionInput[] = [
      person({ email: own.email.toUpperCase() }),
      person({ phone: own.phone.replace('+91 ', '0') }),
      person({ email: own.email, phone: second.phone }),
      person({ email: theirs.email }),
      person({ phone: here.phone }),
      person({ email: assignedHere.email }),
    ];
    const answers = [];
    for (const body of tried) {
      const { status, error } = await submit('vendor', job.id, body);
      const { requestId: _request, ...told } = error!;
      answers.push({ status, told });
    }
    const answer = {
      status: 409,
      told: {
        code: 'candidate_exists',
        message: 'This candidate is already known to us. HR has been notified.',
      },
    };
    expect(answers).toEqual(tried.map(() => answer));

    expect(storedFiles()).toBe(files + 1);
    const after = await db.select().from(candidates);
    expect(after).toEqual(expect.arrayContaining(people));
    expect(after).toHaveLength(people.length + 1);
    const seen = await app.as('hr').call(submissionRoutes.ledger, { params: { id: own.id } });
    expect(seen.data.owner).toBeNull();
    expect(seen.data.items).toHaveLength(3);
    expect(seen.data.items[0]).toMatchObject({
      job_id: job.id,
      jd_id: job.jd_id,
      company_name: 'Talent Bridge',
      submitted_by_name: 'Vani Shah',
      owned_until: null,
    });
    const audited = await db.select().from(auditLog).where(eq(auditLog.action, 'submission.refuse'));
    // An e-mail of one and a phone of another speak of both.
    expect(audited.map((row) => row.record_id).filter((id) => id === second.id)).toHaveLength(1);
  });

  it('was tried once when the call is sent twice, and again when it is another one', async () => {
    const job = await buildJob(app);
    const known = await buildCandidate(app);
    const body = person({ email: known.email });
    const resume = pdfFile();
    const answers = [];
    for (const key of ['once', 'once', 'again'])
      answers.push(await submit('vendor', job.id, body, resume, key));
    for (const { status, error } of answers)
      expect([status, error?.code, error?.message]).toEqual([
        409,
        'candidate_exists',
        messages.submission.known,
      ]);
    expect(await ledger()).toHaveLength(2);
    const other = await submit('vendor', job.id, person(), resume, 'once');
    expect(other.error?.code).toBe('conflict');
  });

  it('is still told of in the same way when two companies submit them at the same moment', async () => {
    const job = await buildJob(app);
    const body = person();
    const answers = await Promise.all([submit('vendor', job.id, body), submit('vendor2', job.id, body)]);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201, 409]));
    expect(answers.find(({ status }) => status === 409)?.error).toMatchObject({
      code: 'candidate_exists',
      message: messages.submission.known,
    });
    expect(await db.select().from(candidates)).toHaveLength(1);
    expect(storedFiles()).toBe(1);
    expect((await ledger()).filter(({ owned_until }) => owned_until === null)).toHaveLength(1);
    expect(await ledger()).toHaveLength(2);
  });
});

describe("a company's own candidate", () => {
  it('may be submitted for a further job: the person stays as known, the resume becomes a newer version', async () => {
    const job = await buildJob(app);
    const further = await buildJob(app);
    const body = person({ name: 'Meera Pillai', current_city: 'Kochi' });
    await submit('vendor', job.id, body, pdfFile('first.pdf', 'first'));
    const hr = await app.as('hr').call(candidateRoutes.list, {});
    const { status } = await submit(
      'vendor',
      further.id,
      {
        ...body,
        name: 'M Pillai',
        current_city: 'Pune',
        current_ctc: 1_400_000,
        remarks: 'Can start at once.',
        recommendation_reason: 'Better still for this one.',
      },
      pdfFile('second.pdf', 'second'),
    );
    expect(status).toBe(201);
    const { data } = await app.as('hr').call(candidateRoutes.read, { params: { id: hr.data.items[0]!.id } });
    expect(data).toMatchObject({
      name: 'Meera Pillai',
      current_city: 'Kochi',
      resume: { file_name: 'second.pdf' },
    });
    expect(data.assignments.map(({ job_id }) => job_id).toSorted()).toEqual([job.id, further.id].toSorted());
    const documents = await db.select().from(resumeDocuments);
    expect(Object.fromEntries(documents.map((each) => [each.file_name, each.is_current]))).toEqual({
      'first.pdf': false,
      'second.pdf': true,
    });
    // Whose it is, HR reads, also once the sender is with another company.
    await setCompany('vendor', 'Elsewhere Staffing');
    const versions = await app.as('hr').call(resumeRoutes.versions, { params: { id: data.id } });
    expect(versions.data.items).toMatchObject([
      { file_name: 'second.pdf', uploaded_by_name: 'Vani Shah', company_name: 'Talent Bridge' },
      { file_name: 'first.pdf', uploaded_by_name: 'Vani Shah', company_name: 'Talent Bridge' },
    ]);
    await setCompany('vendor', 'Talent Bridge');
    const steps = await db.select().from(statusHistory).where(eq(statusHistory.job_id, further.id));
    // Nothing that was typed is lost: HR reads what was entered other than it is stored.
    expect(steps[0]?.notes?.split('\n')).toEqual([
      'Better still for this one.',
      '',
      'Sent along, and not taken over:',
      'Full Name: M Pillai',
      'Current City: Pune',
      'Current CTC: ₹14,00,000',
      'Additional Remarks: Can start at once.',
    ]);
    await submit('vendor', (await buildJob(app)).id, { ...body, email: body.email.toUpperCase() });
    const [last] = await db.select().from(statusHistory).orderBy(desc(statusHistory.id)).limit(1);
    expect(last?.notes).toBe(body.recommendation_reason);
  });

  it('keeps one version of a resume that is sent again, and one ownership', async () => {
    const jobs = [await buildJob(app), await buildJob(app)];
    const start = app.clock.today();
    const body = person();
    await submit('vendor', jobs[0]!.id, body);
    app.clock.set(new Date(app.clock.now().getTime() + 10 * 86_400_000));
    await submit('vendor', jobs[1]!.id, body);
    expect(await db.select().from(resumeDocuments)).toHaveLength(1);
    expect(storedFiles()).toBe(1);
    const until = addDays(start, 180);
    expect((await ledger()).map(({ owned_until }) => owned_until)).toEqual([until, until]);
  });

  it('may be submitted for a job once', async () => {
    const job = await buildJob(app);
    const body = person();
    await app.userId('hr');
    await submit('vendor', job.id, body);
    // The 21st in India.
    await db.update(candidateJobAssignments).set({ assigned_at: new Date('2026-11-20T18:30:00Z') });
    const { error } = await submit('vendor', job.id, body);
    const message = `You already submitted this person to this job. Submitted on November 21, 2026: ${body.name}.`;
    expect(error).toMatchObject({ code: 'conflict', message });
    expect(await ledger()).toHaveLength(1);
    expect(await app.mails()).toEqual([]);
    expect(await db.$count(auditLog, eq(auditLog.action, 'submission.refuse'))).toBe(0);
    // To another company it is somebody who is known, and HR hears of it.
    expect((await submit('vendor2', job.id, body)).error?.message).toBe(messages.submission.known);
    expect(await ledger()).toHaveLength(2);
    expect(await app.mails()).toHaveLength(1);
  });

  it('is told to a colleague as what the company did', async () => {
    const job = await buildJob(app);
    const body = person();
    await submit('vendor', job.id, body);
    // Somebody else of the company.
    await db.update(candidateJobAssignments).set({ assigned_by: await app.userId('vendor2') });
    const { error } = await submit('vendor', job.id, body);
    expect(error?.message).toMatch(OWN_BY_COLLEAGUE);
  });

  it('is told to be in the job whatever else is sent, so that neither e-mail nor phone asks about another', async () => {
    const job = await buildJob(app);
    const [body, another] = [person(), person()];
    const known = await buildCandidate(app);
    await submit('vendor', job.id, body);
    const probes = [
      { phone: known.phone },
      { phone: another.phone },
      { email: known.email },
      { email: another.email },
    ];
    const { error: told } = await submit('vendor', job.id, body);
    expect(told?.message).toMatch(OWN_ALREADY);
    for (const probe of probes) {
      const { status, error } = await submit('vendor', job.id, { ...body, ...probe });
      expect([status, error?.code, error?.message]).toEqual([409, 'conflict', told?.message]);
    }
    expect(await ledger()).toHaveLength(1);
    expect(await db.select().from(candidates)).toHaveLength(2);
  });

  it('is submitted once for a job by two of the company at the same moment, and the other is told so', async () => {
    const [first, further] = [await buildJob(app), await buildJob(app)];
    await setCompany('vendor2', 'Talent Bridge');
    const body = person();
    await submit('vendor', first.id, body);
    const answers = await Promise.all([
      submit('vendor', further.id, body, pdfFile('a.pdf', 'a')),
      submit('vendor2', further.id, body, pdfFile('b.pdf', 'b')),
    ]);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201, 409]));
    expect(answers.find(({ error }) => error)?.error?.message).toMatch(OWN_BY_COLLEAGUE);
    expect(await ledger()).toHaveLength(2);
    expect(storedFiles()).toBe(2);
  });

  it("is the company's however its name was typed", async () => {
    const jobs = [await buildJob(app), await buildJob(app)];
    const body = person();
    await submit('vendor', jobs[0]!.id, body);
    await setCompany('vendor2', '  TALENT bridge ');
    expect((await submit('vendor2', jobs[1]!.id, body)).status).toBe(201);
  });

  it('is somebody new when the person is deleted at that moment', async () => {
    const [first, further] = [await buildJob(app), await buildJob(app)];
    const body = person();
    await submit('vendor', first.id, body);
    const [known] = await db.select().from(candidates);
    const actor = {
      userId: await app.userId('vendor'),
      email: 'vendor@niyukti.example',
      role: 'vendor',
      companyName: 'Talent Bridge',
    } as const;
    const bytes = new Uint8Array(await pdfFile('other.pdf', 'other').arrayBuffer());
    const files = {
      ...app.files,
      // After it was seen whose the person is, and before the person is locked.
      put: async (key: string, content: Uint8Array) => {
        await app.as('hr').call(candidateRoutes.remove, { params: { id: known!.id } });
        await app.files.put(key, content);
      },
    };
    const deps = {
      ...app,
      files,
      log: createLogger('silent'),
      appName: 'Niyukti',
      publicUrl: 'https://hire.example',
      vendorOwnershipDays: 180,
    };
    const entered = candidateSubmitSchema.parse(body);
    const id = await submitCandidate(
      deps,
      { actor, origin: null },
      { jobId: further.id, entered, file: { name: 'other.pdf', claimedType: 'application/pdf', bytes } },
    );
    const [assignment] = await db.select().from(candidateJobAssignments);
    expect(assignment).toMatchObject({ id, job_id: further.id });
    const people = await db.select().from(candidates);
    expect(people).toMatchObject([{ email: body.email, submission_type: 'vendor' }]);
    expect(people[0]?.id).not.toBe(known?.id);
    expect(await ledger()).toMatchObject([{ job_id: further.id, candidate_id: people[0]?.id }]);
  });

  it('is free once the ownership has run out, for the company that comes first', async () => {
    const [first, second, third] = [await buildJob(app), await buildJob(app), await buildJob(app)];
    const start = app.clock.now().getTime();
    const on = (days: number) => app.clock.set(new Date(start + days * 86_400_000));
    const body = person();
    await submit('vendor', first.id, body);
    on(180);
    expect((await submit('vendor2', second.id, body)).error?.message).toBe(messages.submission.known);
    on(181);
    // In the first job it is the other company's for ever.
    expect((await submit('vendor2', first.id, body)).error?.message).toBe(messages.submission.known);
    const [one, other] = await Promise.all([
      submit('vendor2', second.id, body, pdfFile('a.pdf', 'a')),
      submit('vendor', third.id, body, pdfFile('b.pdf', 'b')),
    ]);
    expect(new Set([one.status, other.status])).toEqual(new Set([201, 409]));
    expect([one, other].find(({ error }) => error)?.error?.message).toBe(messages.submission.known);
    const [candidate] = await db.select().from(candidates);
    const seen = await app.as('hr').call(submissionRoutes.ledger, { params: { id: candidate!.id } });
    expect(seen.data.owner).toEqual({
      company_name: one.status === 201 ? 'People First' : 'Talent Bridge',
      until: addDays(app.clock.today(), 180),
    });
    expect(storedFiles()).toBe(2);
  });
});
