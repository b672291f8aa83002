import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { candidateRoutes } from '#contract/candidates.ts';
import { dayOf } from '#contract/dates.ts';
import { messages } from '#contract/messages.ts';
import { resumeRoutes } from '#contract/resumes.ts';
import { auditLog, resumeDocuments } from '../db/schema.ts';
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
    body: candidateInput(job.id, { name: 'Meera Pillai' }),
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
