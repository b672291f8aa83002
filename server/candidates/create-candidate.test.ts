import { readdirSync } from 'node:fs';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { assignmentRoutes } from '#contract/assignments.ts';
import { candidateRoutes } from '#contract/candidates.ts';
import { addDays } from '#contract/dates.ts';
import { limits } from '#contract/limits.ts';
import { messages } from '#contract/messages.ts';
import {
  auditLog,
  candidateJobAssignments,
  candidates,
  resumeDocuments,
  statusHistory,
} from '../db/schema.ts';
import { createTestApp, type Person } from '../test/app.ts';
import { buildCandidate, candidateInput, pdfFile } from '../test/factories.ts';
import { buildJob } from '../test/factories.job.ts';

const app = await createTestApp();
beforeEach(() => app.reset());
afterAll(() => app.close());

const { db } = app.database;
type Input = ReturnType<typeof candidateInput>;

const create = (body: Input, resume: File | undefined = pdfFile(), who: Person = 'hr') =>
  app.as(who).call(candidateRoutes.create, { body, files: resume ? { resume } : {} });

const pipeline = async (job_id_param: string) =>
  (await app.as('hr').call(assignmentRoutes.pipeline, { body: { job_id_param } })).data;

/** How many files lie in the store. */
function storedFiles(): number {
  const entries = readdirSync(app.filesFolder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).length;
}

/** Runs work and says how many files it left behind. */
async function filesLeftBy(work: () => Promise<unknown>): Promise<number> {
  const before = storedFiles();
  await work();
  return storedFiles() - before;
}

describe('adding a candidate', () => {
  it('writes person, resume, application, history and audit, and answers with the person', async () => {
    const job = await buildJob(app);
    const body = candidateInput(job.id, {
      name: '  Meera Pillai ',
      email: 'Meera.Pillai@Example.com',
      phone: '098765-43210',
      current_city: ' Kochi ',
      remarks: '  ',
    });
    const { status, data } = await create(body, pdfFile('C:\\cvs\\Meera CV.pdf'));
    expect(status).toBe(201);
    expect(data).toMatchObject({
      name: 'Meera Pillai',
      email: 'Meera.Pillai@Example.com',
      phone: '+91 98765 43210',
      current_city: 'Kochi',
      remarks: null,
      submission_type: 'internal',
      submitted_by: await app.userId('hr'),
      submitted_by_name: 'Hema Rao',
      company_name: null,
      converted_to_vector: true,
      vector_status: 'converted',
      resume_url: `/api/candidates/${data.id}/resume`,
      resume_file_path: `${data.id}-Meera CV.pdf`,
      resume: { file_name: 'Meera CV.pdf', mime_type: 'application/pdf' },
      assignments: [
        {
          job_id: job.id,
          jd_id: job.jd_id,
          title: job.title,
          status: 'submitted',
          assignment_type: 'applied',
        },
      ],
      version: 1,
    });
    expect(data.assignments[0]!.ai_match_score).toBeGreaterThan(0);
    expect(await db.select().from(candidateJobAssignments)).toMatchObject([
      { source: 'internal', company_name: null, assigned_by: await app.userId('hr') },
    ]);
    expect(await db.select().from(statusHistory)).toMatchObject([
      { candidate_id: data.id, previous_status: null, new_status: 'submitted' },
    ]);
    const actions = (await db.select().from(auditLog)).map((row) => [row.action, row.record_id, row.fields]);
    expect(actions).toContainEqual(['candidate.create', data.id, []]);
  });

  it('keeps the file under a key that its content makes, readable by the server only', async () => {
    const job = await buildJob(app);
    await create(candidateInput(job.id));
    const [document] = await db.select().from(resumeDocuments);
    expect(document!.file_key).toContain(document!.sha256);
    const bytes = await app.files.get(document!.file_key);
    expect(bytes).toHaveLength(document!.size_bytes);
  });

  it('leaves a resume without text pending, and matches by what was entered', async () => {
    const job = await buildJob(app);
    const { data } = await create(candidateInput(job.id, { resume_text: 'scan' }));
    expect(data.vector_status).toBe('pending');
    expect(data.assignments[0]!.ai_match_score).toBeGreaterThan(0);
  });

  it('takes text that PostgreSQL would refuse', async () => {
    const job = await buildJob(app);
    const { status } = await create(
      candidateInput(job.id, { resume_text: 'Node\0.js and PostgreSQL, five years' }),
    );
    expect(status).toBe(201);
  });

  it('forgets the terms of an offer that is not in hand', async () => {
    const job = await buildJob(app);
    const offer = { offer_ctc: 1_800_000, offer_joining_date: addDays(app.clock.today(), 30) };
    const without = await create(candidateInput(job.id, { ...offer, offer_in_hand: false }));
    expect(without.data).toMatchObject({ offer_in_hand: false, offer_ctc: null, offer_joining_date: null });
    const having = await create(candidateInput(job.id, { ...offer, offer_in_hand: true }));
    expect(having.data).toMatchObject({ offer_in_hand: true, ...offer });
  });

  it('takes texts of the longest kind, which indexes hold too', async () => {
    const job = await buildJob(app);
    // No two letters the same, for what repeats itself is stored in less.
    const ofLength = (length: number) =>
      String.fromCharCode(...Array.from({ length }, (_, at) => 0x4e_00 + at * 97));
    const longest = ofLength(limits.shortText.max);
    const body = candidateInput(job.id, {
      name: ofLength(limits.name.max),
      email: `${'e'.repeat(64)}@${'m'.repeat(63)}.${'a'.repeat(63)}.${'i'.repeat(52)}.example`,
      current_position: longest,
      current_company: longest,
    });
    expect((await create(body)).data).toMatchObject({ current_position: longest, current_company: longest });
  });

  it('counts the days to the joining date', async () => {
    const job = await buildJob(app);
    const joining_date = addDays(app.clock.today(), 30);
    expect((await create(candidateInput(job.id, { joining_date }))).data.days_to_join).toBe(30);
  });

  it('answers the same call sent twice with the same person', async () => {
    const job = await buildJob(app);
    const send = () =>
      app.as('hr').call(candidateRoutes.create, {
        body,
        files: { resume: pdfFile() },
        idempotencyKey: 'once',
      });
    const body = candidateInput(job.id);
    const first = await send();
    const again = await send();
    expect(again.data.id).toBe(first.data.id);
    expect(await db.select().from(candidates)).toHaveLength(1);
  });

  it.each(['recruiter', 'vendor', 'vendor2'] as const)('is not for a %s', async (who) => {
    const job = await buildJob(app);
    expect((await create(candidateInput(job.id), pdfFile(), who)).status).toBe(403);
    expect(await db.select().from(candidates)).toEqual([]);
  });
});

describe('what is refused', () => {
  const wrong = async (fields: Partial<Input>) =>
    (await create(candidateInput((await buildJob(app)).id, fields))).error?.fields;

  it('says on each field what is wrong with it', async () => {
    const text = messages.candidate;
    expect(await wrong({ name: 'A' })).toEqual({ name: text.nameShort });
    expect(await wrong({ email: 'not an address' })).toEqual({ email: text.emailInvalid });
    expect(await wrong({ phone: '12345' })).toEqual({ phone: text.phoneRequired });
    expect(await wrong({ phone: '+91 12345 67890' })).toEqual({ phone: text.phoneInvalid });
    expect(await wrong({ experience_years: -1 })).toEqual({ experience_years: text.experienceNegative });
    expect(await wrong({ experience_years: 51 })).toEqual({ experience_years: text.experienceTooLong });
    expect(await wrong({ skills: [] })).toEqual({ skills: text.skillRequired });
    expect(await wrong({ expected_ctc: -1 })).toEqual({ expected_ctc: text.expectedCtcPositive });
    expect(await wrong({ recommendation_reason: 'good' })).toEqual({
      recommendation_reason: text.recommendationShort,
    });
    expect(await wrong({ offer_in_hand: true })).toEqual({ offer_ctc: text.offerCtcRequired });
    expect(await wrong({ relevant_experience_years: 6 })).toEqual({
      relevant_experience_years: text.relevantAboveTotal,
    });
    // What shows nothing is nothing.
    expect(await wrong({ name: '\u200B\u200B', recommendation_reason: '\u2060'.repeat(12) })).toEqual({
      name: text.nameShort,
      recommendation_reason: text.recommendationShort,
    });
    expect(await wrong({ job_id: 'none' })).toEqual({ job_id: text.jobRequired });
  });

  it('is a joining date before today, in the time zone of the installation', async () => {
    app.clock.set(new Date('2026-03-10T19:00:00Z')); // the 11th in Kolkata
    expect(await wrong({ joining_date: '2026-03-10' })).toEqual({
      joining_date: messages.candidate.dateInPast,
    });
    expect(await wrong({ joining_date: '2026-03-11' })).toBeUndefined();
    const offer = { offer_in_hand: true, offer_ctc: 1_800_000 };
    expect(await wrong({ ...offer, offer_joining_date: '2026-03-10' })).toEqual({
      offer_joining_date: messages.candidate.dateInPast,
    });
    expect(await wrong({ ...offer, offer_joining_date: '2026-03-11' })).toBeUndefined();
  });

  it.each(['draft', 'applications_closed', 'closed', 'on_hold'])('is a job that is %s', async (status) => {
    const job = await buildJob(app, { status });
    const left = await filesLeftBy(async () => {
      const { error } = await create(candidateInput(job.id));
      expect(error).toMatchObject({
        code: 'conflict',
        fields: { job_id: messages.job.notAcceptingSubmissions },
      });
    });
    expect(left).toBe(0);
    expect(await db.select().from(candidates)).toEqual([]);
  });

  it('is a job that is not there', async () => {
    const { error } = await create(candidateInput(crypto.randomUUID()));
    expect(error?.fields).toEqual({ job_id: messages.job.notAcceptingSubmissions });
  });
});

describe('the resume of a new candidate', () => {
  const withFile = async (file: File | undefined) => {
    const job = await buildJob(app);
    return app.as('hr').call(candidateRoutes.create, {
      body: candidateInput(job.id),
      files: file ? { resume: file } : {},
    });
  };
  const file = (name: string, ...parts: (string | Uint8Array<ArrayBuffer>)[]) => new File(parts, name);

  it('is required', async () => {
    expect((await withFile(undefined)).error).toMatchObject({
      code: 'invalid_input',
      fields: { resume: messages.candidate.resumeRequired },
    });
  });

  it('is known by its content, whatever its name and type claim', async () => {
    const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13]);
    const liar = new File([png], 'resume.pdf', { type: 'application/pdf' });
    expect((await withFile(liar)).error).toMatchObject({
      code: 'unsupported_type',
      fields: { resume: messages.resume.mislabelled },
    });
    const page = file('resume.html', '<html><script>alert(1)</script></html>');
    expect((await withFile(page)).error).toMatchObject({
      code: 'unsupported_type',
      message: messages.resume.wrongTypeOnCreate,
    });
    expect((await withFile(file('empty.pdf', ''))).error?.message).toBe(messages.resume.empty);
    const disguised = await withFile(pdfFile('holiday.png'));
    expect(disguised.data.resume?.mime_type).toBe('application/pdf');
    expect(await db.select().from(resumeDocuments)).toHaveLength(1);
  });

  it('may be plain text', async () => {
    const { data } = await withFile(file('resume.txt', 'Asha Menon, engineer, ₹12 LPA'));
    expect(data.resume?.mime_type).toBe('text/plain');
  });

  it('must be under 10 MB', async () => {
    const ofSize = (size: number) => file('big.pdf', '%PDF-1.4\n', new Uint8Array(size - 9));
    const { error } = await withFile(ofSize(limits.resume.maxBytes));
    expect(error).toMatchObject({ code: 'too_large', fields: { resume: messages.resume.tooLarge } });
    expect((await withFile(ofSize(limits.resume.maxBytes - 1))).status).toBe(201);
  });
});

describe('a person who is there already', () => {
  it('is shown instead, by e-mail in any case or by phone however written', async () => {
    const job = await buildJob(app);
    const there = await buildCandidate(app, { email: 'ravi@example.com', phone: '+91 98111 22333' });
    const current = { id: there.id, name: there.name, email: there.email, phone: there.phone };
    const text = messages.candidate.exists;
    const sameEmail = await create(candidateInput(job.id, { email: ' RAVI@example.com ' }));
    expect(sameEmail.status).toBe(409);
    expect(sameEmail.error).toMatchObject({ code: 'candidate_exists', message: text, current });
    expect(sameEmail.error?.fields).toEqual({ email: text });
    expect(Object.keys(sameEmail.error?.current as object).sort()).toEqual(['email', 'id', 'name', 'phone']);
    const samePhone = await create(candidateInput(job.id, { phone: '09811122333' }));
    expect(samePhone.error).toMatchObject({ fields: { phone: text }, current });
    const another = await buildCandidate(app);
    const both = await create(candidateInput(job.id, { email: there.email, phone: another.phone }));
    expect(both.error).toMatchObject({ fields: { email: text, phone: text }, current });
    expect(await db.select().from(candidates)).toHaveLength(2);
  });

  it('cannot be added by two people at once, and leaves no file of the second', async () => {
    const job = await buildJob(app);
    const body = candidateInput(job.id);
    const left = await filesLeftBy(async () => {
      const answers = await Promise.all([
        create(body, pdfFile(), 'hr'),
        create({ ...body, name: 'Asha M.' }, pdfFile(), 'hr2'),
        create({ ...body, email: 'asha.other@example.com' }, pdfFile(), 'hr'),
      ]);
      const won = answers.find((answer) => answer.status === 201);
      const lost = answers.filter((answer) => answer.status !== 201);
      expect(lost.map((answer) => answer.error)).toMatchObject([
        { code: 'candidate_exists', current: { id: won?.data.id } },
        { code: 'candidate_exists', current: { id: won?.data.id } },
      ]);
    });
    expect(left).toBe(1);
    expect(await db.select().from(candidates)).toHaveLength(1);
    expect(await db.select().from(resumeDocuments)).toHaveLength(1);
  });
});

describe('an engine that fails', () => {
  it('keeps nobody from being added; the score is made when the pipeline is next read', async () => {
    const job = await buildJob(app);
    await db.execute('alter table candidate_vectors add constraint none check (false) not valid');
    let id = '';
    try {
      const { status, data } = await create(candidateInput(job.id));
      expect(status).toBe(201);
      expect(data).toMatchObject({ vector_status: 'pending', assignments: [{ ai_match_score: null }] });
      id = data.id;
      expect((await pipeline(job.id))[0]).toMatchObject({ candidate_id: id, match_similarity: null });
    } finally {
      await db.execute('alter table candidate_vectors drop constraint none');
    }
    expect((await pipeline(job.id))[0]!.match_similarity).toBeGreaterThan(0);
  });
});
