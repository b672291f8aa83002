import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { candidateRoutes } from '#contract/candidates.ts';
import { handInMessages } from '#contract/hand-in-messages.ts';
import { messages } from '#contract/messages.ts';
import { noteRoutes } from '#contract/notes.ts';
import { sentSubmissionRoutes } from '#contract/sent-submissions.ts';
import { submissionRoutes } from '#contract/submissions.ts';
import {
  auditLog,
  candidateJobAssignments,
  candidates,
  jobs,
  newerResumes,
  statusHistory,
  submissionLedger,
} from '../db/schema.ts';
import { readPersonalData } from '../rights/personal-data.read.ts';
import { createTestApp, type Person } from '../test/app.ts';
import { pdfFile } from '../test/factories.ts';
import { buildJob } from '../test/factories.job.ts';
import { newerResumeCalls } from '../test/newer-resume-calls.ts';
import { person, submissionCalls } from '../test/submission-calls.ts';

const app = await createTestApp();
const { submit, setCompany, storedFiles, reset } = submissionCalls(app);
beforeEach(() => reset());
afterAll(() => app.close());

const { db } = app.database;
const { list, told, versions } = newerResumeCalls(app);

const handIn = (who: Person, id: string, resume?: File, body = {}) =>
  app.as(who).call(sentSubmissionRoutes.handIn, {
    params: { id },
    body,
    files: resume ? { resume } : {},
  });
const sent = async (id: string) =>
  (await app.as('vendor').call(sentSubmissionRoutes.read, { params: { id } })).data;

const MEERA = { name: 'Meera Pillai', email: 'meera.pillai@mail.example', phone: '+91 98200 11223' };

/** Somebody whom a vendor submitted. */
async function submitted() {
  const job = await buildJob(app);
  const body = person(MEERA);
  const { data } = await submit('vendor', job.id, body, pdfFile('first.pdf', 'the first'));
  const [stored] = await db.select().from(candidates);
  return { job, body, id: data.id, candidateId: stored!.id };
}

describe('a newer resume that a vendor hands in with an own submission', () => {
  it('becomes the current one and is told of to HR, and nothing else changes', async () => {
    const { job, id, candidateId } = await submitted();
    const owned = (await db.select().from(submissionLedger))[0]!.owned_until;
    const steps = await db.select().from(statusHistory);
    app.clock.set(new Date(app.clock.now().getTime() + 86_400_000));
    const { status, data } = await handIn('vendor', id, pdfFile('newer.pdf', 'the newer'));
    expect([status, data]).toEqual([201, { id }]);
    expect(await versions(candidateId)).toMatchObject([
      {
        file_name: 'newer.pdf',
        is_current: true,
        uploaded_by_name: 'Vani Shah',
        company_name: 'Talent Bridge',
      },
      { file_name: 'first.pdf', is_current: false, company_name: 'Talent Bridge' },
    ]);
    expect(await told()).toMatchObject([
      { job_id: job.id, by_name: 'Vani Shah', company_name: 'Talent Bridge' },
    ]);
    // It is no move, and no further submission.
    expect(await db.select().from(statusHistory)).toEqual(steps);
    expect((await list('vendor')).total).toBe(1);
    const notes = await app.as('hr').call(noteRoutes.list, { params: { id: candidateId }, query: {} });
    expect(notes.data.items).toMatchObject([
      { text: 'Newer resume handed in: newer.pdf', job: { id: job.id } },
    ]);
    const ledger = await app.as('hr').call(submissionRoutes.ledger, { params: { id: candidateId } });
    expect(ledger.data.items).toMatchObject([
      { is_newer_resume: true, owned_until: owned },
      { is_newer_resume: false, owned_until: owned },
    ]);
    expect(ledger.data.owner).toEqual({ company_name: 'Talent Bridge', until: owned });
    const replaced = await db.select().from(auditLog).where(eq(auditLog.action, 'resume.replace'));
    expect(new Set(replaced.map(({ record_id }) => record_id))).toEqual(new Set([id, candidateId]));
    const held = await readPersonalData(db, candidateId);
    expect(held?.submissions.map(({ is_newer_resume }) => is_newer_resume)).toEqual([false, true]);
  });

  it('is what was sent from then on, while the rest stays as it was', async () => {
    const { id, body } = await submitted();
    const before = await sent(id);
    expect(before.handed_in).toBeNull();
    app.clock.set(new Date(app.clock.now().getTime() + 86_400_000));
    await handIn('vendor', id, pdfFile('newer.pdf', 'the newer'));
    expect(await sent(id)).toMatchObject({
      submitted_at: before.submitted_at,
      fields: { name: body.name },
      resume: { file_name: 'newer.pdf' },
      handed_in: { at: app.clock.now().toISOString(), by_name: 'Vani Shah' },
    });
    const { response } = await app
      .as('vendor')
      .call(sentSubmissionRoutes.readResume, { params: { id }, query: { download: '1' } });
    expect(await response.text()).toContain('the newer');
  });

  it('is taken from the company alone, and from nobody who has left it', async () => {
    const { id, candidateId } = await submitted();
    const newer = () => pdfFile('newer.pdf', 'the newer');
    for (const who of ['hr', 'recruiter'] as const) expect((await handIn(who, id, newer())).status).toBe(403);
    expect((await handIn('vendor2', id, newer())).error?.message).toBe(messages.submission.sentGone);
    expect((await handIn('vendor', crypto.randomUUID(), newer())).status).toBe(404);
    await setCompany('vendor', 'Elsewhere Staffing');
    expect((await handIn('vendor', id, newer())).status).toBe(404);
    await setCompany('vendor', 'Talent Bridge');
    expect((await handIn('vendor', id)).error?.message).toBe(messages.candidate.resumeRequired);
    expect(await versions(candidateId)).toHaveLength(1);
    expect(storedFiles()).toBe(1);
  });

  it.each([
    ['over', () => db.update(candidateJobAssignments).set({ status: 'rejected' })],
    ['of a closed job', () => db.update(jobs).set({ status: 'closed' })],
  ])('is not taken once the submission is %s', async (_what, end) => {
    const { id, candidateId, job, body } = await submitted();
    expect((await list('vendor')).items[0]?.can.hand_in).toBe(true);
    const open = await submit('vendor', job.id, body);
    expect(open.error).toMatchObject({ code: 'conflict', current: { submission_id: id } });
    await end();
    expect((await list('vendor')).items[0]?.can.hand_in).toBe(false);
    const { error } = await handIn('vendor', id, pdfFile('newer.pdf', 'the newer'));
    expect(error).toMatchObject({ code: 'conflict', message: handInMessages.isOver });
    expect(await versions(candidateId)).toHaveLength(1);
    expect(storedFiles()).toBe(1);
    const over = await submit('vendor', job.id, body);
    expect(over.error?.current).toBeUndefined();
  });

  it('is no news when the company has sent it, whatever HR has by now', async () => {
    const { id, candidateId } = await submitted();
    const again = () => handIn('vendor', id, pdfFile('again.pdf', 'the first'));
    expect((await again()).error?.message).toBe(handInMessages.sentAlready);
    await app.as('hr').call(candidateRoutes.replaceResume, {
      params: { id: candidateId },
      body: {},
      files: { resume: pdfFile('ours.pdf', 'what HR has') },
    });
    expect((await again()).error?.message).toBe(handInMessages.sentAlready);
    expect((await list('recruiter')).items).toEqual([]);
  });

  it('is taken like any other when HR has that very file, of which nothing shows', async () => {
    const { id, candidateId } = await submitted();
    await app.as('hr').call(candidateRoutes.replaceResume, {
      params: { id: candidateId },
      body: {},
      files: { resume: pdfFile('asks_28L.pdf', 'what HR has') },
    });
    const answer = await handIn('vendor', id, pdfFile('newer.pdf', 'what HR has'));
    expect([answer.status, answer.data]).toEqual([201, { id }]);
    expect(await versions(candidateId)).toHaveLength(2);
    expect(await db.select().from(newerResumes)).toEqual([]);
    expect(JSON.stringify(await sent(id))).toContain('newer.pdf');
    expect(JSON.stringify(await sent(id))).not.toContain('28L');
  });

  it.each(['of nobody here', 'that HR has'])(
    'is asked about when it names somebody else, by what the company sent, of a file %s',
    async (which) => {
      const { id, candidateId } = await submitted();
      // What HR wrote since is not compared: the vendor could find it out.
      const changed = { name: 'Rohan Deshpande', email: 'rohan.d@mail.example', phone: '+91 98333 44556' };
      await db.update(candidates).set(changed);
      const text = 'Rohan Deshpande\nrohan.d@mail.example\n+91 98333 44556\nJava developer, nine years.';
      const file = () => new File([text], 'rohan.txt', { type: 'text/plain' });
      const files = { resume: file() };
      if (which === 'that HR has')
        await app
          .as('hr')
          .call(candidateRoutes.replaceResume, { params: { id: candidateId }, body: {}, files });
      const before = await versions(candidateId);
      const { error } = await handIn('vendor', id, file(), { same_person_only: true });
      expect(error).toMatchObject({ code: 'conflict', current: { name: 'Rohan Deshpande' } });
      expect(error?.message).toContain('not of Meera Pillai');
      expect(await versions(candidateId)).toEqual(before);
      expect((await handIn('vendor', id, file())).status).toBe(201);
    },
  );

  it('comes in with a submission from before it was kept what was sent', async () => {
    const { id } = await submitted();
    await db.update(submissionLedger).set({ sent: null, document_id: null });
    expect((await handIn('vendor', id, pdfFile('newer.pdf', 'the newer'))).status).toBe(201);
    expect(await sent(id)).toMatchObject({ fields: null, resume: { file_name: 'newer.pdf' } });
  });
});
