import { readFile } from 'node:fs/promises';
import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { assignmentRoutes } from '#contract/assignments.ts';
import { candidateRoutes } from '#contract/candidates.ts';
import { messages } from '#contract/messages.ts';
import { resumeRoutes } from '#contract/resumes.ts';
import { rightsRoutes } from '#contract/rights.ts';
import { auditLog, candidateVectors, resumeDocuments } from '../db/schema.ts';
import * as engine from '../engine/index.ts';
import { createTestApp, type Person } from '../test/app.ts';
import { buildCandidate, candidateInput, pdfFile } from '../test/factories.ts';
import { buildJob } from '../test/factories.job.ts';

// As it is, and counted.
const app = await createTestApp();
beforeEach(() => app.reset());
afterAll(() => app.close());

const { db } = app.database;

async function withResume(name = 'Meera Pillai', resume = pdfFile('cv.pdf')) {
  const job = await buildJob(app);
  const { data } = await app
    .as('hr')
    .call(candidateRoutes.create, { body: candidateInput(job.id, { name }), files: { resume } });
  return { ...data, job };
}

const read = (id: string, download: '0' | '1' = '0', who: Person = 'hr') =>
  app.as(who).call(candidateRoutes.readResume, { params: { id }, query: { download } });

const replace = (id: string, resume: File | undefined, resume_text = '', who: Person = 'hr') =>
  app.as(who).call(candidateRoutes.replaceResume, {
    params: { id },
    body: { resume_text },
    files: resume ? { resume } : {},
  });

describe('reading a resume', () => {
  it('shows it in the browser or saves it under the name of the person', async () => {
    const { id } = await withResume();
    const shown = await read(id, '0', 'recruiter');
    expect(shown.response.headers.get('content-type')).toBe('application/pdf');
    expect(shown.response.headers.get('content-disposition')).toContain('inline;');
    expect(shown.response.headers.get('cache-control')).toContain('no-store');
    expect(await shown.response.text()).toContain('%PDF-1.4');
    const saved = await read(id, '1');
    expect(saved.response.headers.get('content-disposition')).toContain(
      'attachment; filename="Meera Pillai_resume.pdf"',
    );
  });

  it('saves it with the extension of what it is, under a name that a file may have', async () => {
    const { id } = await withResume('Asha / Rao: "A"', new File(['₹12 LPA now'], 'x.txt'));
    const { response } = await read(id, '1');
    expect(response.headers.get('content-disposition')).toContain('filename="Asha Rao A_resume.txt"');
    expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  });

  it('goes into the audit log', async () => {
    const { id } = await withResume();
    await read(id, '1', 'recruiter');
    const [row] = await db.select().from(auditLog).where(eq(auditLog.action, 'resume.download'));
    expect(row).toMatchObject({ record_id: id, actor_id: await app.userId('recruiter') });
  });

  it('says so when there is none', async () => {
    const { id } = await buildCandidate(app);
    expect((await read(id)).error).toMatchObject({ code: 'not_found', message: messages.resume.none });
    expect((await read(crypto.randomUUID())).error?.message).toBe(messages.candidate.notFound);
    const gone = await withResume();
    const [document] = await db.select().from(resumeDocuments);
    await app.files.delete(document!.file_key);
    expect((await read(gone.id)).error?.message).toBe(messages.resume.none);
  });

  it.each(['vendor', 'nobody'] as const)('is not for a %s', async (who) => {
    const { id } = await withResume();
    const answer = await app.as(who).call(candidateRoutes.readResume, { params: { id } });
    expect(answer.status).toBe(who === 'nobody' ? 401 : 403);
  });
});

describe("a resume's text", () => {
  const text = (id: string, who: 'recruiter' | 'vendor' = 'recruiter') =>
    app.as(who).call(resumeRoutes.text, { params: { id } });

  it('is what was read out of the file, for whoever may read that, and goes into the audit log alike', async () => {
    const { id } = await withResume();
    const [document] = await db.select().from(resumeDocuments);
    expect((await text(id)).data).toEqual({ file_name: 'cv.pdf', text: document!.text });
    const [row] = await db.select().from(auditLog).where(eq(auditLog.action, 'resume.view'));
    expect(row).toMatchObject({ record_id: id, actor_id: await app.userId('recruiter') });
    expect((await text(id, 'vendor')).status).toBe(403);
  });

  it('says so when there is no resume or no such person', async () => {
    const { id } = await buildCandidate(app);
    expect((await text(id)).error).toMatchObject({ code: 'not_found', message: messages.resume.none });
    expect((await text(crypto.randomUUID())).error?.message).toBe(messages.candidate.notFound);
  });

  it('of a version that is named is for HR, which finds it under its own person only', async () => {
    const { id } = await withResume();
    const [older] = await db.select().from(resumeDocuments);
    await replace(id, pdfFile('newer.pdf', 'newer'), 'Java and Spring Boot for nine years.');
    const of = (candidateId: string, who: 'hr' | 'recruiter' = 'hr') =>
      app.as(who).call(resumeRoutes.versionText, { params: { id: candidateId, resumeId: older!.id } });
    expect((await of(id)).data).toEqual({ file_name: 'cv.pdf', text: older!.text });
    expect((await of(id, 'recruiter')).status).toBe(403);
    expect((await of((await buildCandidate(app)).id)).status).toBe(404);
    const rows = await db.select().from(auditLog).where(eq(auditLog.record_id, older!.id));
    expect(rows.map(({ action }) => action)).toContain('resume.view');
  });
});

describe('replacing a resume', () => {
  it('makes the new one current and keeps the older', async () => {
    const { id, version } = await withResume();
    const answer = await replace(id, pdfFile('newer.pdf', 'newer'), 'Java and Spring Boot for nine years.');
    expect(answer.status).toBe(200);
    expect(answer.data).toMatchObject({
      resume: { file_name: 'newer.pdf' },
      resume_file_path: `${id}-newer.pdf`,
      vector_status: 'converted',
      version,
    });
    expect(await (await read(id)).response.text()).toContain('newer');
    const documents = await db.select().from(resumeDocuments).orderBy(resumeDocuments.created_at);
    expect(documents.map((row) => [row.file_name, row.is_current])).toEqual([
      ['cv.pdf', false],
      ['newer.pdf', true],
    ]);
    for (const { file_key } of documents) expect(await app.files.get(file_key)).not.toBeNull();
  });

  it('makes the vector and the match scores anew', async () => {
    const { id, job } = await withResume();
    const score = async () =>
      (await app.as('hr').call(assignmentRoutes.pipeline, { body: { job_id_param: job.id } })).data[0]!;
    const [before] = await db.select().from(candidateVectors);
    const first = await score();
    await replace(id, pdfFile('new.pdf'), `${job.title}. ${job.description} ${job.requirements}`);
    const [after] = await db.select().from(candidateVectors);
    expect(after!.content_hash).not.toBe(before!.content_hash);
    expect((await score()).match_similarity).toBeGreaterThan(first.match_similarity!);
  });

  it('leaves the resume pending when no text could be read, without a summary of the former one', async () => {
    const { id } = await withResume();
    const { data } = await replace(id, pdfFile('scan.pdf'));
    expect(data).toMatchObject({
      vector_status: 'pending',
      converted_to_vector: false,
      resume_summary: null,
    });
  });

  it('keeps one current when two people do it at once', async () => {
    const { id } = await withResume();
    const answers = await Promise.all([
      replace(id, pdfFile('one.pdf'), '', 'hr'),
      replace(id, pdfFile('two.pdf'), '', 'hr2'),
    ]);
    expect(answers.map((answer) => answer.status)).toEqual([200, 200]);
    const current = (await db.select().from(resumeDocuments)).filter((row) => row.is_current);
    expect(current).toHaveLength(1);
  });

  it('refuses what is no resume, and leaves the former one', async () => {
    const { id } = await withResume();
    const picture = new File([new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 1, 2, 3])], 'new.pdf');
    expect((await replace(id, picture)).error?.code).toBe('unsupported_type');
    expect((await replace(id, undefined)).error?.fields).toEqual({
      resume: messages.candidate.resumeRequired,
    });
    expect(await db.select().from(resumeDocuments)).toHaveLength(1);
  });

  it('takes nothing but a PDF where that is asked for, by its content and not its name', async () => {
    const { id } = await withResume();
    const replaceByPdf = (resume: File) =>
      app.as('hr').call(candidateRoutes.replaceResume, {
        params: { id },
        body: { pdf_only: true },
        files: { resume },
      });
    const word = new File([await readFile('samples/faizan_resume.docx')], 'cv.pdf');
    const picture = new File([new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 1, 2, 3])], 'cv.pdf');
    for (const file of [word, picture, new File(['Plain words of a welder.'], 'cv.txt')])
      expect((await replaceByPdf(file)).error).toMatchObject({
        code: 'unsupported_type',
        message: messages.resume.wrongTypeOnEdit,
        fields: { resume: messages.resume.wrongTypeOnEdit },
      });
    expect((await replaceByPdf(new File([], 'cv.pdf'))).error?.message).toBe(messages.resume.empty);
    const { data } = await replaceByPdf(pdfFile('Resume'));
    expect(data.resume).toMatchObject({ file_name: 'Resume', mime_type: 'application/pdf' });
    // Elsewhere (Update Resume of a known person) a Word file is as good.
    expect((await replace(id, word)).data.resume?.mime_type).toContain('wordprocessingml');
  });

  it('asks before it takes one that names somebody else, where that is asked for', async () => {
    const person = await withResume();
    const text = 'Rohan Deshpande\nEmail: rohan.d@example.com\nPhone: +91 98220 11223\n\nAccountant in Pune';
    const use = (resume_text: string, same_person_only: boolean) =>
      app.as('hr').call(candidateRoutes.replaceResume, {
        params: { id: person.id },
        body: { resume_text, same_person_only },
        files: { resume: pdfFile('rohan.pdf', 'rohan') },
      });
    const asked = await use(text, true);
    expect(asked.error).toMatchObject({
      code: 'conflict',
      message:
        'This resume seems to be of Rohan Deshpande (rohan.d@example.com, +91 98220 11223), not of Meera Pillai. Use it all the same?',
      current: { name: 'Rohan Deshpande', email: 'rohan.d@example.com', phone: '+91 98220 11223' },
    });
    const unchanged = await app.as('hr').call(candidateRoutes.read, { params: { id: person.id } });
    expect(unchanged.data).toMatchObject({ version: person.version, resume: { file_name: 'cv.pdf' } });
    expect((await db.select().from(resumeDocuments)).length).toBe(1);
    const extractCandidate = vi.spyOn(engine, 'extractCandidate');
    // With the number that is known it is the same person, whatever else is new.
    expect((await use(text.replace('+91 98220 11223', person.phone), true)).status).toBe(200);
    // It takes up to a second, and once is enough.
    expect(extractCandidate).toHaveBeenCalledOnce();
    expect((await use(text, false)).data.resume?.file_name).toBe('rohan.pdf');
  });

  it('notes the consent that came with it', async () => {
    const { id } = await withResume();
    const renew = (consent_given: boolean) =>
      app.as('hr').call(candidateRoutes.replaceResume, {
        params: { id },
        body: { consent_given },
        files: { resume: pdfFile('newer.pdf', `newer ${consent_given}`) },
      });
    const state = async () =>
      (await app.as('hr').call(rightsRoutes.listConsents, { params: { id } })).data.state;
    await renew(false);
    expect(await state()).toBe('none');
    await renew(true);
    expect(await state()).toBe('given');
  });

  it('is for HR alone, and of somebody who is there', async () => {
    const { id } = await withResume();
    expect((await replace(id, pdfFile(), '', 'recruiter')).status).toBe(403);
    expect((await replace(id, pdfFile(), '', 'vendor')).status).toBe(403);
    expect((await replace(crypto.randomUUID(), pdfFile())).error?.message).toBe(messages.candidate.notFound);
  });
});

describe('reading a person out of the text of a resume', () => {
  const extract = (resumeText: string, who: Person = 'hr') =>
    app.as(who).call(candidateRoutes.extract, { body: { resumeText } });

  it('finds the data of the person', async () => {
    const { status, data } = await extract(
      'Asha Menon\nasha.menon@example.com\n+91 98765 43210\nPune\n\nSkills: Node.js, PostgreSQL, Docker\n',
    );
    expect(status).toBe(200);
    expect(data).toMatchObject({
      success: true,
      error: null,
      data: { name: 'Asha Menon', email: 'asha.menon@example.com', phone: '+91 98765 43210' },
    });
    expect(data.data?.skills).toEqual(expect.arrayContaining(['Node.js', 'PostgreSQL']));
  });

  it('says why when there is too little text', async () => {
    for (const text of ['', '   \n  ', 'Asha Menon, Pune'])
      expect((await extract(text)).data).toEqual({
        success: false,
        engine: 'builtin',
        fell_back: false,
        data: null,
        error: messages.resume.noText,
      });
  });

  it('is for everybody who submits people, and nobody else', async () => {
    expect((await extract('x', 'vendor')).status).toBe(200);
    expect((await extract('x', 'recruiter')).status).toBe(200);
    const answer = await app.as('nobody').call(candidateRoutes.extract, { body: { resumeText: 'x' } });
    expect(answer.status).toBe(401);
  });
});
