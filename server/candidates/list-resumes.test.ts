import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { candidateRoutes } from '#contract/candidates.ts';
import { dayOf } from '#contract/dates.ts';
import { messages } from '#contract/messages.ts';
import { resumeRoutes } from '#contract/resumes.ts';
import { auditLog, candidates, candidateVectors, resumeDocuments } from '../db/schema.ts';
import { createTestApp, type Person } from '../test/app.ts';
import { buildCandidate, candidateInput, pdfFile } from '../test/factories.ts';
import { buildJob } from '../test/factories.job.ts';

const app = await createTestApp();
beforeEach(() => app.reset());
afterAll(() => app.close());

/** Somebody whose resume was replaced by another HR manager. */
async function withTwoResumes() {
  const job = await buildJob(app);
  const { data } = await app.as('hr').call(candidateRoutes.create, {
    body: candidateInput(job.id, { name: 'Meera Pillai', resume_text: 'Four years of payroll in Tally.' }),
    files: { resume: pdfFile('first.pdf', 'the first') },
  });
  await app.as('hr2').call(candidateRoutes.replaceResume, {
    params: { id: data.id },
    body: { resume_text: 'Java and Spring Boot for nine years.' },
    files: { resume: pdfFile('second.pdf', 'the second') },
  });
  return data.id;
}

const list = (id: string, who: Person | 'nobody' = 'hr') =>
  app.as(who).call(resumeRoutes.versions, { params: { id } });

const read = (id: string, resumeId: string, who: Person | 'nobody' = 'hr', download: '0' | '1' = '0') =>
  app.as(who).call(resumeRoutes.readVersion, { params: { id, resumeId }, query: { download } });

/** Instead of the version that is the current one, or that the screen takes for it. */
async function makeCurrent(id: string, resumeId: string, who: Person | 'nobody' = 'hr', insteadOf?: string) {
  const current = (await list(id)).data.items?.find(({ is_current }) => is_current)?.id ?? null;
  const body = { instead_of: insteadOf ?? current };
  return app.as(who).call(resumeRoutes.makeCurrent, { params: { id, resumeId }, body });
}

describe('a former version', () => {
  it('becomes the current resume again, with what it says, and back', async () => {
    const id = await withTwoResumes();
    const [newer, older] = (await list(id)).data.items;
    expect((await makeCurrent(id, older!.id)).status).toBe(204);
    const { data } = await app.as('hr').call(candidateRoutes.read, { params: { id } });
    expect(data.resume?.file_name).toBe('first.pdf');
    expect((await list(id)).data.items).toMatchObject([
      { file_name: 'second.pdf', is_current: false },
      { file_name: 'first.pdf', is_current: true },
    ]);
    const found = async (resume: string) =>
      (await app.as('hr').call(candidateRoutes.list, { query: { resume } })).data.total;
    expect([await found('payroll'), await found('"Spring Boot"')]).toEqual([1, 0]);
    await makeCurrent(id, newer!.id);
    expect([await found('payroll'), await found('"Spring Boot"')]).toEqual([0, 1]);
  });

  it('brings back the summary that the person had by it, whoever wrote that', async () => {
    const id = await withTwoResumes();
    const [newer, older] = (await list(id)).data.items;
    const summary = async () => (await app.database.db.select().from(candidates))[0]?.resume_summary;
    await app.database.db.update(candidates).set({ resume_summary: 'Written by somebody of the second.' });
    await makeCurrent(id, older!.id);
    expect(await summary()).not.toContain('Written by somebody');
    await makeCurrent(id, newer!.id);
    expect(await summary()).toBe('Written by somebody of the second.');
  });

  it('does not take the place of a resume that has come meanwhile, which nobody has looked at', async () => {
    const id = await withTwoResumes();
    const [newer, older] = (await list(id)).data.items;
    await app.as('hr2').call(candidateRoutes.replaceResume, {
      params: { id },
      body: {},
      files: { resume: pdfFile('third.pdf', 'the third') },
    });
    const { status, error } = await makeCurrent(id, older!.id, 'hr', newer!.id);
    expect([status, error?.message]).toEqual([409, messages.resume.renewedMeanwhile]);
    const { data } = await app.as('hr').call(candidateRoutes.read, { params: { id } });
    expect(data.resume?.file_name).toBe('third.pdf');
  });

  it('is matched by, once it is the current one', async () => {
    const id = await withTwoResumes();
    const vector = async () => {
      const [row] = await app.database.db.select().from(candidateVectors);
      return row?.content_hash;
    };
    const [, older] = (await list(id)).data.items;
    const before = await vector();
    await makeCurrent(id, older!.id);
    expect(await vector()).not.toBe(before);
    const { data } = await app.as('hr').call(candidateRoutes.read, { params: { id } });
    expect(data.converted_to_vector).toBe(true);
  });

  it('says nothing in the audit log where it was the current one already', async () => {
    const id = await withTwoResumes();
    const [newer] = (await list(id)).data.items;
    expect((await makeCurrent(id, newer!.id)).status).toBe(204);
    const made = eq(auditLog.action, 'resume.make_current');
    expect(await app.database.db.select().from(auditLog).where(made)).toEqual([]);
  });

  it("is none of another person's, nor a recruiter's or a vendor's to choose", async () => {
    const id = await withTwoResumes();
    const other = await buildCandidate(app);
    const [newer, older] = (await list(id)).data.items;
    expect((await makeCurrent(other.id, older!.id)).error?.message).toBe(messages.resume.none);
    expect((await makeCurrent(crypto.randomUUID(), older!.id)).status).toBe(404);
    expect((await makeCurrent(id, older!.id, 'recruiter')).status).toBe(403);
    expect((await makeCurrent(id, older!.id, 'vendor')).status).toBe(403);
    expect((await list(id)).data.items[0]).toMatchObject({ id: newer!.id, is_current: true });
  });
});

describe('the versions of a resume', () => {
  it('are listed, the newest first, with their size and who uploaded them', async () => {
    const id = await withTwoResumes();
    const { status, data } = await list(id);
    expect(status).toBe(200);
    expect(data.items).toMatchObject([
      { file_name: 'second.pdf', is_current: true, uploaded_by_name: 'Harish Iyer' },
      { file_name: 'first.pdf', is_current: false, uploaded_by_name: 'Hema Rao' },
    ]);
    expect(data.items[0]!.size_bytes).toBeGreaterThan(0);
    // Where the file lies and what it says stay on the server.
    expect(JSON.stringify(data)).not.toMatch(/file_key|sha256|Spring/);
  });

  it('are none of somebody without a resume', async () => {
    const { id } = await buildCandidate(app);
    expect((await list(id)).data.items).toEqual([]);
    expect((await list(crypto.randomUUID())).error?.message).toBe(messages.candidate.notFound);
  });

  it('can be read one by one, and that goes into the audit log', async () => {
    const id = await withTwoResumes();
    const [, first] = (await list(id)).data.items;
    const { response } = await read(id, first!.id, 'hr', '1');
    expect(await response.text()).toContain('the first');
    expect(response.headers.get('content-disposition')).toContain(
      `attachment; filename="Meera Pillai_resume_${dayOf(new Date(first!.created_at), 'Asia/Kolkata')}.pdf"`,
    );
    const rows = await app.database.db.select().from(auditLog).where(eq(auditLog.action, 'resume.download'));
    const actor_id = await app.userId('hr');
    expect(rows).toHaveLength(2);
    expect(rows).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ record_type: 'candidate', record_id: id, actor_id }),
        expect.objectContaining({ record_type: 'resume_document', record_id: first!.id, actor_id }),
      ]),
    );
  });

  it("are not read as another person's", async () => {
    const id = await withTwoResumes();
    const other = await buildCandidate(app);
    const [first] = (await list(id)).data.items;
    expect((await read(other.id, first!.id)).error).toMatchObject({
      code: 'not_found',
      message: messages.resume.none,
    });
    expect((await read(id, crypto.randomUUID())).status).toBe(404);
  });

  it.each(['recruiter', 'vendor', 'nobody'] as const)('are not for a %s', async (who) => {
    const id = await withTwoResumes();
    const [document] = await app.database.db.select().from(resumeDocuments);
    const refused = who === 'nobody' ? 401 : 403;
    expect((await list(id, who)).status).toBe(refused);
    expect((await read(id, document!.id, who)).status).toBe(refused);
  });
});
