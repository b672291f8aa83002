import { sql } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { candidateRoutes } from '#contract/candidates.ts';
import { limits } from '#contract/limits.ts';
import { resumeQueryMessages } from '#contract/resume-query.ts';
import { resumeRoutes } from '#contract/resumes.ts';
import { auditLog, resumeDocuments, resumeWords } from '../db/schema.ts';
import { updateDocumentText } from './resumes.repo.ts';
import { indexMissingResumes } from './index-resumes.ts';
import { createTestApp, type Person } from '../test/app.ts';
import { buildCandidate, candidateInput, pdfFile } from '../test/factories.ts';
import { buildJob } from '../test/factories.job.ts';

const app = await createTestApp();
beforeEach(() => app.reset());
afterAll(() => app.close());
const { db } = app.database;

const list = (resume: string, who: Person = 'hr') =>
  app.as(who).call(candidateRoutes.list, { query: { resume, sort: 'name' } });

/** The names of those whose resumes say it, as HR and as an internal recruiter, who must see the same. */
async function found(resume: string): Promise<string[]> {
  const { data } = await list(resume);
  expect((await list(resume, 'recruiter')).data).toMatchObject({ total: data.total });
  expect(data.total).toBe(data.items.length);
  return data.items.map(({ name }) => name);
}

/** Somebody with a resume of that text, as Add Candidate makes them. */
async function add(name: string, resume_text: string): Promise<string> {
  const job = await buildJob(app);
  const { data } = await app.as('hr').call(candidateRoutes.create, {
    body: candidateInput(job.id, { name, resume_text }),
    files: { resume: pdfFile(`${name}.pdf`, name) },
  });
  return data.id;
}

const replace = (id: string, resume_text: string) =>
  app.as('hr').call(candidateRoutes.replaceResume, {
    params: { id },
    body: { resume_text },
    files: { resume: pdfFile('newer.pdf', resume_text) },
  });

describe('candidates are found by what their newest resume says', () => {
  beforeEach(async () => {
    await add(
      'Asha',
      'Accountant. SAP FICO and GST returns at Kaveri Traders. Worked with JavaScript macros.',
    );
    await add(
      'Bala',
      'Fresher. B. Com. GST in college, Tally ERP 9, node.js hobby projects; FICO scores, SAP.',
    );
    await add('Chitra', 'Engineers’ manager at Infosys. C++ and .NET, e-commerce. Organised campus hiring.');
    await buildCandidate(app, { name: 'Dev', skills: ['GST'] });
  });

  it.each([
    ['gst', ['Asha', 'Bala']],
    ['GST tally', ['Bala']],
    ['sap fico', ['Asha', 'Bala']],
    ['"sap fico"', ['Asha']],
    ['gst -fresher', ['Asha']],
    ['gst NOT "kaveri traders"', ['Bala']],
    [`gst ${'NOT '.repeat(40)}fresher`, ['Bala']],
    [`gst ${'NOT '.repeat(41)}fresher`, ['Asha']],
    [`gst ${'NOT ('.repeat(39)}fresher`, ['Asha']],
    ['("sap fico" OR "tally erp") gst', ['Asha', 'Bala']],
    ['infosys OR kaveri', ['Asha', 'Chitra']],
    ['kaver*', ['Asha']],
    ['kaver', []],
    ['return', ['Asha']],
    ['engineer', ['Chitra']],
    ['engineers*', ['Chitra']],
    ['organis*', ['Chitra']],
    ['.net*', ['Chitra']],
    ['hobb*', ['Bala']],
    ['javascript NOT js', ['Asha']],
    ['organized', ['Chitra']],
    ['c++', ['Chitra']],
    ['c', []],
    ['.net', ['Chitra']],
    ['ecommerce', ['Chitra']],
    ['e-commerce', ['Chitra']],
    ['bcom', ['Bala']],
    ['B.Com', ['Bala']],
    ['nodejs', ['Bala']],
    ['js', ['Asha', 'Bala']],
    ['java', []],
    ["gst' & 'x", []],
    ["gst\\ 'fresher'", ['Bala']],
    ['', ['Asha', 'Bala', 'Chitra', 'Dev']],
  ])('%s', async (asked, names) => {
    expect(await found(asked)).toEqual(names);
  });

  it('and shown where it stands, to those alone who asked for it', async () => {
    const { data } = await list('"sap fico" gst');
    expect(data.items.map(({ resume_says }) => resume_says)).toEqual([
      [
        'Accountant. ',
        'SAP FICO',
        ' and ',
        'GST',
        ' returns at Kaveri Traders. Worked with JavaScript macros.',
      ],
    ]);
    expect((await list('')).data.items.map(({ resume_says }) => resume_says)).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('by all filters together, and exported', async () => {
    const query = { resume: 'gst', search: 'bala' };
    const { data } = await app.as('hr').call(candidateRoutes.list, { query });
    expect(data.items.map(({ name }) => name)).toEqual(['Bala']);
    const { response } = await app
      .as('hr')
      .call(candidateRoutes.export, { query: { ...query, format: 'csv' } });
    expect((await response.text()).split('\n').filter((line) => /Asha|Bala/.test(line))).toHaveLength(1);
  });

  it('also when more say it than are counted', async () => {
    await db.execute(sql`
      with people as (
        insert into candidates (id, name, email, phone, skills, experience_years, recommendation_reason)
        select gen_random_uuid(), 'Person ' || lpad(n::text, 5, '0'), n || '@many.example', '+91 90000 ' || n, '{}', 1, 'Known to us.'
        from generate_series(1, ${limits.counted + 2}::int) n returning id
      ), documents as (
        insert into resume_documents (id, candidate_id, file_key, file_name, mime_type, size_bytes, sha256, text)
        select gen_random_uuid(), id, id, 'cv.txt', 'text/plain', 1, id, 'Weaver of silk' from people returning id, candidate_id
      )
      insert into resume_words (candidate_id, document_id, words)
      select candidate_id, id, '''weaver'':1 ''of'':2 ''silk'':3' from documents`);
    const { data } = await list('weaver');
    expect([data.total, data.items[0]?.name, data.items[0]?.resume_says]).toEqual([
      limits.counted + 1,
      'Person 00001',
      ['', 'Weaver', ' of silk'],
    ]);
    expect((await list('weaver gst')).data.total).toBe(0);
    const query = { resume: 'weaver', search: 'Person 09999' };
    expect((await app.as('hr').call(candidateRoutes.list, { query })).data.total).toBe(1);
  });

  it.each([
    ['-gst', resumeQueryMessages.onlyNot],
    ['gst OR -fresher', resumeQueryMessages.onlyNotInOr],
    ['+++', resumeQueryMessages.noWord],
  ])('not by %s, which says what is wrong with it', async (asked, message) => {
    const { status, error } = await list(asked);
    expect([status, error?.fields]).toEqual([422, { resume: message }]);
  });

  it('not by more than fits', async () => {
    expect((await list('x'.repeat(limits.resumeQuery.max + 1))).status).toBe(422);
  });

  it('never by a vendor', async () => {
    expect((await list('gst', 'vendor')).status).toBe(403);
  });
});

describe('where a resume says what the list was asked for', () => {
  const passages = (id: string, resume: string, who: Person = 'recruiter') =>
    app.as(who).call(resumeRoutes.passages, { params: { id }, query: { resume } });

  it('is shown of the newest resume, to whoever may read it, and is no entry of the audit log', async () => {
    const id = await add('Asha', 'Accountant. SAP FICO at Kaveri Traders.');
    await replace(id, 'Files GST returns at Kaveri Traders, and knows Tally.');
    const entries = await db.$count(auditLog);
    for (const who of ['hr', 'recruiter'] as const)
      expect((await passages(id, 'tally gst', who)).data).toEqual({
        passages: [['Files ', 'GST', ' returns at Kaveri Traders, and knows ', 'Tally', '.']],
        more: 0,
      });
    expect(await db.$count(auditLog)).toBe(entries);
    expect((await passages(id, 'gst', 'vendor')).status).toBe(403);
    expect(
      (await app.as('nobody').call(resumeRoutes.passages, { params: { id }, query: { resume: 'gst' } }))
        .status,
    ).toBe(401);
  });

  it('is nothing where the list would not have the person', async () => {
    const id = await add('Asha', 'Files GST returns at Kaveri Traders.');
    const nothing = { passages: [], more: 0 };
    for (const asked of ['gst tally', 'gst NOT kaveri', 'kotlin'])
      expect((await passages(id, asked)).data).toEqual(nothing);
    const { id: other } = await buildCandidate(app, { name: 'Dev', skills: ['GST'] });
    expect((await passages(other, 'gst')).data).toEqual(nothing);
  });

  it('is refused for a text by which nobody can be found, and for nobody', async () => {
    const id = await add('Asha', 'Files GST returns at Kaveri Traders.');
    const refused = await passages(id, '-gst');
    expect([refused.status, refused.error?.fields]).toEqual([422, { resume: resumeQueryMessages.onlyNot }]);
    expect((await passages(id, ' ')).status).toBe(422);
    expect((await passages(id, 'x'.repeat(limits.resumeQuery.max + 1))).status).toBe(422);
    expect((await passages(crypto.randomUUID(), 'gst')).status).toBe(404);
  });
});

describe('what resumes are found by', () => {
  it('goes with the resume that is replaced, and with the person', async () => {
    const id = await add('Asha', 'Accountant with SAP FICO and GST at Kaveri Traders, Pune, for five years.');
    await replace(id, 'Chartered accountant with Oracle Financials at Kaveri Traders, Pune, since 2021.');
    expect([await found('gst'), await found('oracle')]).toEqual([[], ['Asha']]);
    await app.as('hr').call(candidateRoutes.remove, { params: { id } });
    expect(await db.$count(resumeWords)).toBe(0);
  });

  it('is made in the background for the resumes of before there was such a search', async () => {
    const id = await add('Asha', 'Accountant with SAP FICO and GST at Kaveri Traders, Pune, for five years.');
    await replace(id, 'Chartered accountant with Oracle Financials at Kaveri Traders, Pune, since 2021.');
    await add('Bala', 'Welder with TIG and MIG certificates, seven years at the yard in Kochi.');
    await db.delete(resumeWords);
    expect(await found('welder OR accountant')).toEqual([]);
    await indexMissingResumes(app);
    await app.tasks.drain();
    expect(await found('welder OR accountant')).toEqual(['Asha', 'Bala']);
    expect(await found('gst')).toEqual([]);
  });

  it('is made of the text that a file without one turns out to have', async () => {
    const id = await add('Asha', 'Accountant with SAP FICO and GST at Kaveri Traders, Pune, for five years.');
    const [document] = await db.select().from(resumeDocuments);
    await app.database.transaction((tx) => updateDocumentText(tx, document!.id, 'Glassblower of Firozabad'));
    expect([await found('gst'), await found('glassblower')]).toEqual([[], ['Asha']]);
    await replace(id, 'Chartered accountant with Oracle Financials at Kaveri Traders, Pune, since 2021.');
    await app.database.transaction((tx) => updateDocumentText(tx, document!.id, 'Glassblower of Firozabad'));
    expect([await found('glassblower'), await found('oracle')]).toEqual([[], ['Asha']]);
  });

  it('is looked for by whatever is typed, and made of whatever is written', async () => {
    const text = [
      "O'Brien \\ 'quoted' \"double\" x's# company's#1 C's+ नमस्ते 日本語 🙂 x:1,2 a&b|!c <-> İ ß ŉ ǆ 𝒳 ʰ Ⅷ \u{d800} re\u0301sume\u0301",
      'w'.repeat(3000),
      Array.from({ length: 17_000 }, (_, n) => `w${n}`).join(' '),
    ].join('\n');
    await keepText('Asha', text);
    await indexMissingResumes(app);
    await app.tasks.drain();
    const asked = [
      'quoted',
      "o'brien",
      "x's#",
      "company's#1",
      "C's+",
      'नमस्ते',
      '日本語',
      'résumé',
      '"re\u0301sume\u0301"',
    ];
    for (const each of [...asked, 'w'.repeat(300), '"w100 w101"', 'Ⅷ', 'İ'])
      expect([each, await found(each)]).toEqual([each, ['Asha']]);
    for (const each of ["o'brian'", `quoted ${'x'.repeat(61)}`, 'z'.repeat(61), "\\'zz", '\u{d800}zz'])
      expect([each, await found(each)]).toEqual([each, []]);
  });

  /** Somebody with a resume of that text, as from before there was such a search. */
  async function keepText(name: string, text: string): Promise<void> {
    const { id } = await buildCandidate(app, { name });
    await db.insert(resumeDocuments).values({
      candidate_id: id,
      file_key: id,
      file_name: 'x.txt',
      mime_type: 'text/plain',
      size_bytes: 1,
      sha256: id,
      text,
    });
  }

  it('is made for many in turns', async () => {
    for (let n = 0; n < 205; n += 1) await keepText(`Person ${n}`, 'Weaver of silk');
    await indexMissingResumes(app);
    await app.tasks.drain();
    expect((await list('weaver')).data.total).toBe(205);
  });
});
