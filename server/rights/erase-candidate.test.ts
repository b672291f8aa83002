import { readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { assignmentRoutes } from '#contract/assignments.ts';
import { candidateRoutes } from '#contract/candidates.ts';
import { dashboardRoutes } from '#contract/dashboard.ts';
import { type Executive, executiveRoutes } from '#contract/executive.ts';
import { intakeRoutes } from '#contract/intake.ts';
import { messages } from '#contract/messages.ts';
import { noteRoutes } from '#contract/notes.ts';
import { rightsMessages } from '#contract/rights-messages.ts';
import { rightsRoutes } from '#contract/rights.ts';
import { submissionRoutes } from '#contract/submissions.ts';
import { swotRoutes } from '#contract/swot.ts';
import { createLogger } from '../core/logger.ts';
import { auditLog, candidates, submissionRequests, vectorRuns } from '../db/schema.ts';
import { createTestApp, type Person } from '../test/app.ts';
import { everythingStored, filesStored } from '../test/everything-stored.ts';
import { buildCandidate, candidateInput, pdfFile } from '../test/factories.ts';
import { buildJob } from '../test/factories.job.ts';
import { intakeCalls } from '../test/intake-calls.ts';
import { textResume } from '../test/resume-files.ts';
import { person as personToSubmit, submissionCalls } from '../test/submission-calls.ts';
import { candidateHash } from './candidate-hash.ts';
import { replayErasures } from './replay-erasures.ts';

const app = await createTestApp();
const intake = intakeCalls(app);
const { submit } = submissionCalls(app);
const log = createLogger('silent');

beforeEach(async () => {
  await app.reset();
  rmSync(join(app.dataDir, 'erasures.log'), { force: true });
});
afterAll(() => app.close());

const WHO = { name: 'Zubeida Qureshi', email: 'zubeida.qureshi@example.com', phone: '+91 97654 32109' };
/** Her data as anybody may have written it. */
const TRACES = ['zubeida', 'qureshi', '97654 32109', '9765432109', '97654-32109'];

const erase = (id: string, confirmation = WHO.name, who: Person = 'hr') =>
  app.as(who).call(rightsRoutes.erase, { params: { id }, body: { confirmation } });

const readLog = () => readFileSync(join(app.dataDir, 'erasures.log'), 'utf8');

async function add(jobId: string, fields: Partial<typeof WHO> = {}) {
  const { data, status, error } = await app.as('hr').call(candidateRoutes.create, {
    body: candidateInput(jobId, {
      ...WHO,
      ...fields,
      resume_text: `${WHO.name}\nBackend engineer\n${WHO.email}\n97654-32109\nSix years of Node.js`,
      remarks: `${WHO.name} prefers mornings`,
    }),
    files: { resume: pdfFile('zubeida qureshi.pdf', 'zubeida qureshi') },
    idempotencyKey: crypto.randomUUID(),
  });
  expect([status, error]).toEqual([201, undefined]);
  return data;
}

const move = (
  id: string,
  status: 'shortlisted' | 'interview_scheduled' | 'offer_released',
  version: number,
) => app.as('hr').call(assignmentRoutes.changeStatus, { params: { id }, body: { status, version } });

async function numbers() {
  const hr = app.as('hr');
  const [dashboard, executive, pipeline] = await Promise.all([
    hr.call(dashboardRoutes.counts, {}),
    hr.call(executiveRoutes.read, {}),
    hr.call(dashboardRoutes.pipeline, {}),
  ]);
  await hr.call(swotRoutes.generate, { body: { scope: 'global' } });
  const swot = await hr.call(swotRoutes.latest, {});
  return { dashboard: dashboard.data, executive: executive.data, pipeline: pipeline.data, swot: swot.data };
}

describe('erasing a person', () => {
  it('leaves nothing of name, e-mail and phone in any table or file', { timeout: 60_000 }, async () => {
    const [job, other] = [await buildJob(app), await buildJob(app)];
    const person = await add(job.id);
    const hr = app.as('hr');
    await hr.call(candidateRoutes.replaceResume, {
      params: { id: person.id },
      body: { resume_text: `${WHO.name}, newer` },
      files: { resume: pdfFile('newer.pdf', 'zubeida newer') },
    });
    await hr.call(assignmentRoutes.assign, {
      params: { id: other.id },
      body: { candidate_ids: [person.id] },
    });
    await app.as('recruiter').call(rightsRoutes.noteConsent, {
      params: { id: person.id },
      body: { is_given: true, source: 'self', note: 'Zubeida said so on 97654 32109' },
      idempotencyKey: crypto.randomUUID(),
    });
    await app.as('recruiter').call(noteRoutes.add, {
      params: { id: person.id },
      body: { text: 'Qureshi asks to be called on 97654-32109', job_id: job.id },
      idempotencyKey: crypto.randomUUID(),
    });
    // A vendor tries to submit her: refused, and in the ledger.
    const known = await submit('vendor', job.id, personToSubmit(WHO), pdfFile(), crypto.randomUUID());
    expect(known.error?.code).toBe('candidate_exists');
    // A recruiter asks HR about her, and HR answers in words.
    await app.database.db.insert(submissionRequests).values({
      assignment_id: person.assignments[0]!.id,
      kind: 'correct',
      text: 'Zubeida Qureshi has the phone 97654 32109',
      asked_by: await app.userId('recruiter'),
      outcome: 'done',
      answer: 'Zubeida confirmed 97654 32109',
    });
    // Somebody brings her resume in, twice: once it reads well, once only its text names her.
    const batch = await intake.start('hr2');
    await intake.upload(batch, textResume({ ...WHO, phone: '97654 32109' }), undefined, 'hr2');
    await intake.upload(
      batch,
      new File(
        ['A page that names nobody at its top. Write to zubeida.qureshi@example.com. Thanks.'],
        'a.txt',
      ),
      undefined,
      'hr2',
    );
    await app.tasks.drain();
    await app.database.db.insert(vectorRuns).values({
      kind: 'files',
      state: 'done',
      counts: {} as never,
      errors: [{ record: 'candidate', id: person.id, problem: 'failed' }],
    });
    const before = (await everythingStored(app)).toLowerCase() + filesStored(app).toLowerCase();
    const written = ['zubeida', 'qureshi', '97654 32109', '97654-32109'];
    expect(written.filter((trace) => before.includes(trace))).toEqual(written);

    expect((await erase(person.id)).status).toBe(204);
    await app.tasks.drain();
    const rest = (await everythingStored(app)).toLowerCase() + filesStored(app).toLowerCase();
    expect(TRACES.filter((trace) => rest.includes(trace))).toEqual([]);
    // The id stands in the audit log, and for an hour in the live events; nothing else leads to her.
    const elsewhere = await everythingStored(app, ['audit_log', 'events']);
    expect(elsewhere.includes(person.id)).toBe(false);
    expect((await hr.call(candidateRoutes.read, { params: { id: person.id } })).status).toBe(404);
    expect((await hr.call(candidateRoutes.list, { query: { search: 'zubeida' } })).data.total).toBe(0);
    const rows = await app.as('hr2').call(intakeRoutes.readBatch, { params: { id: batch } });
    expect(rows.data.rows).toEqual([]);
  });

  it("leaves other people's drafts, answers and records alone", async () => {
    const job = await buildJob(app);
    const person = await add(job.id, { email: 'asha@example.com' });
    const batch = await intake.start();
    await intake.upload(
      batch,
      textResume({ name: 'Natasha Rao', email: 'natasha@example.com', phone: '98470 11223' }),
    );
    await app.tasks.drain();
    const key = crypto.randomUUID();
    const body = candidateInput(job.id, { name: 'Zubeida Qureshi Khan' });
    const sent = { body, files: { resume: pdfFile() }, idempotencyKey: key };
    const first = await app.as('hr').call(candidateRoutes.create, sent);
    expect((await erase(person.id)).status).toBe(204);
    await app.tasks.drain();
    const rows = await app.as('hr').call(intakeRoutes.readBatch, { params: { id: batch } });
    expect(rows.data.rows).toHaveLength(1);
    const again = await app.as('hr').call(candidateRoutes.create, sent);
    expect(again.data.id).toBe(first.data.id);
  });

  it('leaves every number of the dashboards as it was, but that of the people there are', async () => {
    const [job, other] = [await buildJob(app), await buildJob(app)];
    const person = await add(job.id);
    await buildCandidate(app);
    const vendors = await submit('vendor', other.id, personToSubmit({ name: 'Somebody Else' }));
    expect(vendors.status).toBe(201);
    const own = person.assignments[0]!;
    let version = 1;
    for (const status of ['shortlisted', 'interview_scheduled', 'offer_released'] as const) {
      app.clock.set(new Date(app.clock.now().getTime() + 3_600_000));
      expect((await move(own.id, status, version)).status).toBe(200);
      version += 1;
    }
    const before = await numbers();
    await erase(person.id);
    await app.tasks.drain();
    const after = await numbers();
    const ofPast = ({ metrics, time_in_stage, ...others }: Executive) => ({
      ...others,
      metrics: { ...metrics, total_candidates: null },
      time_in_stage: time_in_stage.map(({ there: _there, so_far: _soFar, ...stays }) => stays),
    });
    expect(ofPast(after.executive)).toEqual(ofPast(before.executive));
    const total = ({ metrics }: Executive) => metrics.total_candidates.value!;
    expect(total(after.executive)).toBe(total(before.executive) - 1);
    const offered = ({ time_in_stage }: Executive) =>
      time_in_stage.find(({ stage }) => stage === 'offer')!.there;
    expect([offered(before.executive), offered(after.executive)]).toEqual([1, 0]);
    const { generated_at: _then, ...analysis } = before.swot;
    expect(after.swot).toMatchObject(analysis);
    // The cards and the table count who stands where now.
    expect(after.dashboard.jobs).toBe(before.dashboard.jobs);
    expect([before.dashboard.stages.offer, after.dashboard.stages.offer]).toEqual([1, 0]);
  });

  it('asks for the very name, and takes blanks as a browser shows them', async () => {
    const person = await buildCandidate(app, { ...WHO, name: 'Zubeida  Qureshi' });
    for (const wrong of ['', 'zubeida qureshi', 'Zubeida', 'DELETE']) {
      const { status, error } = await erase(person.id, wrong);
      expect([status, error?.fields]).toEqual([422, { confirmation: rightsMessages.confirmationWrong }]);
    }
    expect((await erase(person.id, ' Zubeida Qureshi ')).status).toBe(204);
    expect((await erase(person.id)).error?.message).toBe(messages.candidate.notFound);
  });

  it('is in the audit log without a value, and in a log beside the database without the id', async () => {
    const first = await buildCandidate(app, WHO);
    const second = await buildCandidate(app);
    await erase(first.id);
    await app.tasks.drain();
    await erase(second.id, second.name);
    await app.tasks.drain();
    const audit = await app.database.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.action, 'candidate.erase'))
      .orderBy(auditLog.at, auditLog.id);
    expect(audit.map(({ record_id, fields }) => [record_id, fields])).toEqual([
      [first.id, []],
      [second.id, []],
    ]);
    const lines = readLog()
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line) as object);
    expect(lines).toEqual(
      [first, second].map(({ id }) => ({
        candidate_sha256: candidateHash(id),
        erased_at: app.clock.now().toISOString(),
      })),
    );
    expect(readLog()).not.toContain(first.id);
    expect(statSync(join(app.dataDir, 'erasures.log')).mode & 0o077).toBe(0);
  });

  it('is done again by the next start when an older database was put back', async () => {
    const [gone, stays] = [await buildCandidate(app, WHO), await buildCandidate(app)];
    const [copy] = await app.database.db.select().from(candidates).where(eq(candidates.id, gone.id));
    await erase(gone.id);
    await app.tasks.drain();
    const {
      email_key: _email,
      phone_key: _phone,
      search_text: _search,
      employment_text: _employment,
      ...columns
    } = copy!;
    await app.database.db.insert(candidates).values(columns);
    await app.database.db.execute(sql`delete from erasures`);
    const deps = { ...app, log };
    expect(await replayErasures(deps)).toBe(1);
    expect(await replayErasures(deps)).toBe(0);
    const rest = await app.database.db.select({ id: candidates.id }).from(candidates);
    expect(rest).toEqual([{ id: stays.id }]);
    await app.tasks.drain();
    expect(readLog().match(/sha256/g)).toHaveLength(1);
  });

  it('is looked after at the start however many were erased', async () => {
    const stays = await buildCandidate(app);
    const line = (nth: number) =>
      JSON.stringify({
        candidate_sha256: candidateHash(`nobody-${nth}`),
        erased_at: '2026-01-01T00:00:00.000Z',
      });
    const many = Array.from({ length: 70_000 }, (_, nth) => line(nth));
    writeFileSync(join(app.dataDir, 'erasures.log'), `${many.join('\n')}\n`);
    expect(await replayErasures({ ...app, log })).toBe(0);
    expect(await app.database.db.$count(candidates, eq(candidates.id, stays.id))).toBe(1);
  });

  it('is done once when two ask at the same time', async () => {
    const person = await buildCandidate(app, WHO);
    const answers = await Promise.all([erase(person.id), erase(person.id, WHO.name, 'hr2')]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, 404]);
  });

  it.each(['recruiter', 'vendor'] as const)('is not for a %s', async (who) => {
    const person = await buildCandidate(app, WHO);
    expect((await erase(person.id, WHO.name, who)).status).toBe(403);
    const list = await app.as('hr').call(submissionRoutes.list, {});
    expect(list.status).toBe(200);
    expect((await app.as('hr').call(candidateRoutes.read, { params: { id: person.id } })).status).toBe(200);
  });
});
