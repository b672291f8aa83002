import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { candidateRoutes } from '#contract/candidates.ts';
import { submissionRequestRoutes } from '#contract/submission-requests.ts';
import { sentSubmissionRoutes } from '#contract/sent-submissions.ts';
import { ONE_LOOK_MINUTES } from '../audit/record-look.ts';
import { auditLog, candidateJobAssignments, candidates, submissionLedger } from '../db/schema.ts';
import { createTestApp, type Person } from '../test/app.ts';
import { buildAssignment, buildCandidate, pdfFile } from '../test/factories.ts';
import { readPersonalData } from '../rights/personal-data.read.ts';
import { buildJob } from '../test/factories.job.ts';
import { person, submissionCalls } from '../test/submission-calls.ts';

const app = await createTestApp();
const { submit, setCompany, reset } = submissionCalls(app);
beforeEach(() => reset());
afterAll(() => app.close());
const { db } = app.database;

const sent = (who: Person, id: string) => app.as(who).call(sentSubmissionRoutes.read, { params: { id } });
const sentResume = (who: Person, id: string, download: '0' | '1' = '0') =>
  app.as(who).call(sentSubmissionRoutes.readResume, { params: { id }, query: { download } });

/** Somebody whom a vendor submitted, and whom HR has corrected and given a newer resume since. */
async function submitted() {
  const job = await buildJob(app);
  const body = person({ name: 'Meera Pillai', current_city: 'Kochi', expected_ctc: 1_500_000 });
  const { data } = await submit('vendor', job.id, body, pdfFile('theirs.pdf', 'what the vendor sent'));
  const [stored] = await db.select().from(candidates);
  await db.update(candidates).set({ name: 'Meera R Pillai', expected_ctc: 1_900_000 });
  await app.as('hr').call(candidateRoutes.replaceResume, {
    params: { id: stored!.id },
    body: {},
    files: { resume: pdfFile('ours.pdf', 'what HR has') },
  });
  return { id: data.id, candidateId: stored!.id, body, job };
}

describe('what a vendor sent', () => {
  it('is read by the company as it was sent, whatever HR has made of it', async () => {
    const { id, body } = await submitted();
    const { status, data } = await sent('vendor', id);
    expect(status).toBe(200);
    expect(data).toMatchObject({
      submitted_by_name: 'Vani Shah',
      fields: {
        name: 'Meera Pillai',
        email: body.email,
        current_city: 'Kochi',
        expected_ctc: 1_500_000,
        recommendation_reason: body.recommendation_reason,
      },
      resume: { file_name: 'theirs.pdf', mime_type: 'application/pdf' },
    });
    // Nothing of the person beside it.
    expect(JSON.stringify(data)).not.toMatch(/1900000|ours|candidate_id|resume_text/);
    const { response } = await sentResume('vendor', id, '1');
    expect(await response.text()).toContain('what the vendor sent');
    expect(response.headers.get('content-disposition')).toContain(
      'attachment; filename="Meera Pillai_resume.pdf"',
    );
  });

  it('is told of each submission of its own, and a resume that is sent again is that of both', async () => {
    const { body } = await submitted();
    const further = await buildJob(app);
    const again = pdfFile('again.pdf', 'sent for another job');
    const second = await submit('vendor', further.id, { ...body, expected_ctc: 1_700_000 }, again);
    const third = await submit('vendor', (await buildJob(app)).id, body, again);
    expect((await sent('vendor', second.data.id)).data).toMatchObject({
      fields: { expected_ctc: 1_700_000 },
      resume: { file_name: 'again.pdf' },
    });
    expect((await sent('vendor', third.data.id)).data).toMatchObject({
      fields: { expected_ctc: 1_500_000 },
      resume: { file_name: 'again.pdf' },
    });
  });

  it('is for that company and HR alone: no other company, no recruiter, and nobody once they have left it', async () => {
    const { id } = await submitted();
    expect((await sent('hr', id)).status).toBe(200);
    for (const who of ['vendor2', 'recruiter'] as const) {
      expect((await sent(who, id)).status).toBe(404);
      expect((await sentResume(who, id)).status).toBe(404);
    }
    await setCompany('vendor', 'Elsewhere Staffing');
    expect((await sent('vendor', id)).status).toBe(404);
    expect((await sentResume('vendor', id)).status).toBe(404);
    await setCompany('vendor', 'Talent Bridge');
  });

  it("says what HR has corrected since at the company's own request, and nothing else", async () => {
    const { id } = await submitted();
    expect((await sent('vendor', id)).data.corrected).toEqual([]);
    const answers = [
      { kind: 'correct', text: 'CTC is 19 lakhs', outcome: 'done', note: 'Changed to 19 lakhs.' },
      { kind: 'correct', text: 'Lives in Kochi', outcome: 'left', note: 'Kochi stands there.' },
      { kind: 'correct', text: 'The name', outcome: 'done', note: null },
      { kind: 'withdraw', text: null, outcome: 'done', note: null },
    ] as const;
    for (const { kind, text, outcome, note } of answers) {
      const asked = await app
        .as('vendor')
        .call(submissionRequestRoutes.ask, { params: { id }, body: { kind, text } });
      await app.as('hr').call(submissionRequestRoutes.answer, {
        params: { id: asked.data.id },
        body: { outcome, note, version: 1 },
      });
      app.clock.set(new Date(app.clock.now().getTime() + 60_000));
    }
    const { data } = await sent('vendor', id);
    expect(data.corrected).toMatchObject([
      { text: 'CTC is 19 lakhs', answer: 'Changed to 19 lakhs.' },
      { text: 'The name', answer: null },
    ]);
    expect(Object.keys(data.corrected[0]!).sort()).toEqual(['answer', 'answered_at', 'text']);
    expect((await sent('vendor2', id)).status).toBe(404);
  });

  it('is nothing of somebody whom the company did not submit', async () => {
    const job = await buildJob(app);
    const known = await buildCandidate(app);
    const assignment = await buildAssignment(app, { candidate_id: known.id, job_id: job.id });
    // It tries, and is refused: nothing is learned of the assignment that stands in its way.
    await submit('vendor', job.id, person({ email: known.email }));
    expect((await sent('vendor', assignment.id)).status).toBe(404);
    expect((await sent('vendor', crypto.randomUUID())).status).toBe(404);
  });

  it('is called as its sender called the file, whatever it is called where it was known before', async () => {
    const { body } = await submitted();
    const again = pdfFile('Meera_of_Talent_Bridge_asks_28L.pdf', 'the same resume');
    await submit('vendor', (await buildJob(app)).id, body, again);
    await db.update(submissionLedger).set({ owned_until: '2020-01-01' });
    const { status, data } = await submit(
      'vendor2',
      (await buildJob(app)).id,
      body,
      pdfFile('meera.pdf', 'the same resume'),
    );
    expect(status).toBe(201);
    expect((await sent('vendor2', data.id)).data.resume?.file_name).toBe('meera.pdf');
    const { response } = await sentResume('vendor2', data.id, '1');
    expect(response.headers.get('content-disposition')).not.toContain('Talent');
    expect(await response.text()).toContain('the same resume');
  });

  const bela = { name: 'Bela Das', email: 'bela@mail.example', phone: '+91 98111 22333' };
  it.each([
    ['name', { name: bela.name }],
    ['e-mail', { email: bela.email }],
    ['phone', { phone: bela.phone }],
  ])('is forgotten with another person of whom it had the %s', async (_what, slip) => {
    const { body } = await submitted();
    const second = await submit('vendor', (await buildJob(app)).id, { ...body, ...slip });
    expect(second.status).toBe(201);
    const { id } = await buildCandidate(app, bela);
    await app.as('hr').call(candidateRoutes.remove, { params: { id } });
    expect((await sent('vendor', second.data.id)).data).toMatchObject({ fields: null, resume: null });
  });

  it('is given to the person but for who referred them, and not at all under another name', async () => {
    const { candidateId, body } = await submitted();
    const referred = { found_through: 'referral', referred_by: 'Nisha Shah' } as const;
    await submit('vendor', (await buildJob(app)).id, { ...body, ...referred });
    await submit('vendor', (await buildJob(app)).id, { ...body, name: bela.name, phone: bela.phone });
    const given = (await readPersonalData(db, candidateId))?.submissions;
    expect(given?.map((each) => each.sent?.name)).toEqual(['Meera Pillai', 'Meera Pillai', undefined]);
    expect(JSON.stringify(given)).not.toMatch(/Nisha|Bela/);
  });

  it('is not told of before it was kept, but for who sent it and when', async () => {
    const { id } = await submitted();
    await db.update(submissionLedger).set({ sent: null, document_id: null });
    expect((await sent('vendor', id)).data).toMatchObject({ fields: null, resume: null });
    expect((await sentResume('vendor', id)).status).toBe(404);
  });

  it('is written down once for looks at its resume within a quarter of an hour, however many', async () => {
    const { id, candidateId } = await submitted();
    const looks = async () =>
      (await db.select().from(auditLog).where(eq(auditLog.record_id, candidateId)).orderBy(auditLog.id))
        .filter(({ action }) => action.startsWith('resume.'))
        .map(({ action, actor_id }) => [action, actor_id]);
    const [vendor, hr] = [await app.userId('vendor'), await app.userId('hr')];
    const before = (await looks()).length;
    await Promise.all(Array.from({ length: 8 }, () => sentResume('vendor', id)));
    await sentResume('vendor', id);
    expect((await looks()).slice(before)).toEqual([['resume.view', vendor]]);
    // A copy is something else than a look, and so is somebody else's.
    await sentResume('vendor', id, '1');
    await sentResume('hr', id);
    await sentResume('hr', id);
    expect((await looks()).slice(before)).toEqual([
      ['resume.view', vendor],
      ['resume.download', vendor],
      ['resume.view', hr],
    ]);
  });

  it('is written down anew once that time is over', async () => {
    const { id, candidateId } = await submitted();
    const at = new Date(Date.now() - ONE_LOOK_MINUTES * 60_000 - 1000);
    const actor_id = await app.userId('vendor');
    const earlier = { action: 'resume.view', record_type: 'candidate', record_id: candidateId, actor_id, at };
    await db.insert(auditLog).values(earlier);
    await sentResume('vendor', id);
    const rows = await db.select().from(auditLog).where(eq(auditLog.action, 'resume.view'));
    expect(rows.filter(({ record_type }) => record_type === 'candidate')).toHaveLength(2);
  });

  it('is written down when its resume is looked at, and gone with the person', async () => {
    const { id, candidateId } = await submitted();
    await (await sentResume('vendor', id)).response.arrayBuffer();
    const looks = await db.select().from(auditLog).where(eq(auditLog.action, 'resume.view'));
    expect(looks).toHaveLength(2);
    expect(looks[0]).toMatchObject({ actor_id: await app.userId('vendor') });
    const removed = await app.as('hr').call(candidateRoutes.remove, { params: { id: candidateId } });
    expect(removed.status).toBeLessThan(300);
    expect(await db.select().from(submissionLedger)).toEqual([]);
    expect(await db.select().from(candidateJobAssignments)).toEqual([]);
    expect((await sent('vendor', id)).status).toBe(404);
  });
});
