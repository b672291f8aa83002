import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { TOKEN_PREFIX } from '#contract/api-tokens.ts';
import { assignmentRoutes } from '#contract/assignments.ts';
import { candidateRoutes } from '#contract/candidates.ts';
import { resumeRoutes } from '#contract/resumes.ts';
import { sentSubmissionRoutes } from '#contract/sent-submissions.ts';
import { TOKEN_SCOPES } from '#contract/token-scopes.ts';
import { tokenHash } from '../core/token-hash.ts';
import { apiTokens, auditLog, events, newerResumes, resumeDocuments } from '../db/schema.ts';
import { createTestApp, type Person } from '../test/app.ts';
import { pdfFile } from '../test/factories.ts';
import { buildJob } from '../test/factories.job.ts';
import { newerResumeCalls } from '../test/newer-resume-calls.ts';
import { person, submissionCalls } from '../test/submission-calls.ts';

const app = await createTestApp();
const { submit, setCompany, reset } = submissionCalls(app);
beforeEach(() => reset());
afterAll(() => app.close());

const { db } = app.database;

const { list, told, versions, handIn, addedByHr } = newerResumeCalls(app);

/** The same, with a newer resume that a recruiter sent along for a further job. */
async function withNewer() {
  const { id } = await addedByHr();
  const further = await buildJob(app);
  const { data } = await handIn('recruiter', further, id, pdfFile('newer.pdf', 'the newer'));
  expect(await told()).toMatchObject([{ job_id: further.id }]);
  return { id, further, assignmentId: data.id };
}

describe('a newer resume of somebody who is known', () => {
  it('is told of to HR at the submission with which it came, with who sent it', async () => {
    const job = await buildJob(app);
    const further = await buildJob(app);
    const body = person();
    await submit('vendor', job.id, body, pdfFile('first.pdf', 'first'));
    expect(await told()).toEqual([]);
    await submit('vendor', further.id, body, pdfFile('second.pdf', 'second'));
    // Whoever sends for another company by now sent it for the former one.
    await setCompany('vendor', 'Elsewhere Staffing');
    const [newest] = await db.select().from(resumeDocuments).where(eq(resumeDocuments.is_current, true));
    expect(await told()).toEqual([
      {
        job_id: further.id,
        by_name: 'Vani Shah',
        company_name: 'Talent Bridge',
        at: newest!.created_at.toISOString(),
      },
    ]);
    const all = await list('hr', { sort: 'oldest' });
    expect(all.items.map(({ newer_resume }) => newer_resume === null)).toEqual([true, false]);
    const candidate_id = all.items[0]!.candidate_id!;
    expect((await list('hr', { resume: 'newer', candidate_id })).total).toBe(1);
    expect((await list('hr', { resume: 'newer', search: 'nobody of that name' })).total).toBe(0);
  });

  it('is the last one: another that comes after it takes its place', async () => {
    const { id } = await withNewer();
    const third = await buildJob(app);
    await handIn('recruiter', third, id, pdfFile('third.pdf', 'the third'));
    expect(await told()).toMatchObject([{ job_id: third.id, by_name: 'Ravi Nair', company_name: null }]);
  });

  it('is told of to nobody else, by no field and no filter', async () => {
    const job = await buildJob(app);
    const body = person();
    await submit('vendor', job.id, body, pdfFile('first.pdf', 'first'));
    await submit('vendor', (await buildJob(app)).id, body, pdfFile('second.pdf', 'second'));
    const { id } = await addedByHr();
    await handIn('recruiter', await buildJob(app), id, pdfFile('newer.pdf', 'newer'));
    expect(await told()).toHaveLength(2);
    for (const who of ['vendor', 'recruiter'] as const) {
      const { items } = await list(who);
      expect(items).not.toEqual([]);
      expect(JSON.stringify(items)).not.toContain('newer_resume');
      expect(await list(who, { resume: 'newer' })).toMatchObject({ items: [], total: 0 });
    }
  });

  it('is none when HR brings it, or when it is the file that is there already', async () => {
    const { id } = await addedByHr();
    await handIn('hr', await buildJob(app), id, pdfFile('by-hr.pdf', 'by HR'));
    expect((await versions(id)).map(({ file_name }) => file_name)).toEqual(['by-hr.pdf', 'first.pdf']);
    await handIn('recruiter', await buildJob(app), id, pdfFile('by-hr.pdf', 'by HR'));
    await handIn('recruiter', await buildJob(app), id);
    expect(await told()).toEqual([]);
  });
});

/** Reads somebody's resume with an API token of an HR manager. */
async function readByProgram(id: string): Promise<number> {
  const secret = `${TOKEN_PREFIX}reads_resumes`;
  await db.insert(apiTokens).values({
    user_id: await app.userId('hr'),
    name: 'Reads resumes',
    token_hash: tokenHash(secret),
    starts_with: secret.slice(0, 8),
    scopes: [...TOKEN_SCOPES],
    expires_at: new Date(app.clock.now().getTime() + 86_400_000),
  });
  const headers = { authorization: `Bearer ${secret}` };
  const answer = await app.as('nobody').fetch(`/api/candidates/${id}/resume`, { headers });
  await answer.body?.cancel();
  return answer.status;
}

describe('HR is told of it no more', () => {
  it('once somebody of HR has looked at it, in whichever way; a recruiter or a program has not', async () => {
    const looks: ((of: { id: string; resumeId: string }) => Promise<{ status: number }>)[] = [
      ({ id }) => app.as('hr').call(candidateRoutes.readResume, { params: { id }, query: {} }),
      ({ id }) =>
        app.as('hr2').call(candidateRoutes.readResume, { params: { id }, query: { download: '1' } }),
      ({ id }) => app.as('hr').call(resumeRoutes.text, { params: { id } }),
      (of) => app.as('hr').call(resumeRoutes.readVersion, { params: of, query: {} }),
      (of) => app.as('hr').call(resumeRoutes.versionText, { params: of }),
    ];
    for (const look of looks) {
      await reset();
      const { id } = await withNewer();
      const [newer, older] = await versions(id);
      await app.as('recruiter').call(candidateRoutes.readResume, { params: { id }, query: {} });
      const former = { id, resumeId: older!.id };
      await app.as('hr').call(resumeRoutes.readVersion, { params: former, query: {} });
      expect(await readByProgram(id)).toBe(200);
      expect(await told()).toHaveLength(1);
      await db.delete(events);
      expect((await look({ id, resumeId: newer!.id })).status).toBe(200);
      expect(await told()).toEqual([]);
      // It goes from everybody's screen.
      expect(await db.select().from(events)).toMatchObject([{ kind: 'candidate', record_id: id }]);
      expect((await look({ id, resumeId: newer!.id })).status).toBe(200);
      expect(await db.select().from(events)).toHaveLength(1);
    }
  });

  it('and that is written down, however lately the one before it was looked at', async () => {
    const { id } = await addedByHr();
    const look = () => app.as('hr').call(candidateRoutes.readResume, { params: { id }, query: {} });
    const written = async () =>
      (await db.select().from(auditLog).where(eq(auditLog.record_id, id))).filter(
        ({ action }) => action === 'resume.view',
      ).length;
    await look();
    await look();
    expect(await written()).toBe(1);
    await handIn('recruiter', await buildJob(app), id, pdfFile('newer.pdf', 'the newer'));
    await look();
    await look();
    expect(await written()).toBe(2);
  });

  it('once HR has looked at it as what a vendor sent', async () => {
    const body = person();
    await submit('vendor', (await buildJob(app)).id, body, pdfFile('first.pdf', 'first'));
    const { data } = await submit('vendor', (await buildJob(app)).id, body, pdfFile('second.pdf', 'second'));
    const read = (who: Person) =>
      app.as(who).call(sentSubmissionRoutes.readResume, { params: { id: data.id }, query: {} });
    expect((await read('vendor')).status).toBe(200);
    expect(await told()).toHaveLength(1);
    expect((await read('hr')).status).toBe(200);
    expect(await told()).toEqual([]);
  });

  it('once HR has made a former version current, also when that is taken back', async () => {
    const { id } = await withNewer();
    const [newer, older] = await versions(id);
    const make = (resumeId: string, instead_of: string) =>
      app.as('hr').call(resumeRoutes.makeCurrent, { params: { id, resumeId }, body: { instead_of } });
    expect((await make(older!.id, newer!.id)).status).toBe(204);
    expect(await told()).toEqual([]);
    expect((await make(newer!.id, older!.id)).status).toBe(204);
    expect(await told()).toEqual([]);
  });

  it('once HR has brought one itself', async () => {
    const { id } = await withNewer();
    await app.as('hr').call(candidateRoutes.replaceResume, {
      params: { id },
      body: {},
      files: { resume: pdfFile('by-hr.pdf', 'by HR') },
    });
    expect(await told()).toEqual([]);
    expect(await db.select().from(newerResumes)).toEqual([]);
  });

  it('once HR has moved the person in that job, not in another', async () => {
    const { id, assignmentId } = await withNewer();
    const { data } = await app.as('hr').call(candidateRoutes.read, { params: { id } });
    const move = (of: { id: string; version: number }) =>
      app.as('hr').call(assignmentRoutes.changeStatus, {
        params: { id: of.id },
        body: { status: 'shortlisted', version: of.version },
      });
    const here = data.assignments.find((each) => each.id === assignmentId)!;
    const there = data.assignments.find((each) => each.id !== assignmentId)!;
    expect((await move(there)).status).toBe(200);
    expect(await told()).toHaveLength(1);
    const moved = await move(here);
    expect(moved.status).toBe(200);
    expect(await told()).toEqual([]);
    // Whoever took a card by mistake has looked at nothing.
    const undone = await app.as('hr').call(assignmentRoutes.changeStatus, {
      params: { id: here.id },
      body: { status: here.status, version: moved.data.version, undo: true },
    });
    expect(undone.status).toBe(200);
    expect(await told()).toHaveLength(1);
  });

  it('once the person is out of that job, or gone', async () => {
    const { assignmentId } = await withNewer();
    const out = { params: { id: assignmentId } };
    expect((await app.as('hr').call(assignmentRoutes.remove, out)).status).toBe(204);
    expect(await db.select().from(newerResumes)).toEqual([]);
    const { id } = await withNewer();
    expect((await app.as('hr').call(candidateRoutes.remove, { params: { id } })).status).toBe(204);
    expect(await db.select().from(newerResumes)).toEqual([]);
  });
});
