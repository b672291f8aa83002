import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { legacyImportRoutes } from '#contract/legacy-import.ts';
import { messages } from '#contract/messages.ts';
import { candidates, jobs, jobVectors, resumeDocuments } from '../db/schema.ts';
import { createTestApp } from '../test/app.ts';
import { buildCandidate } from '../test/factories.ts';
import { textResume } from '../test/resume-files.ts';

const app = await createTestApp();
beforeEach(() => app.reset());
afterAll(() => app.close());

const { db } = app.database;

const table = (kind: 'candidates' | 'jobs', lines: string[], dry_run = false) =>
  app.as('hr').call(legacyImportRoutes.table, {
    body: { kind, dry_run },
    files: { file: new File([lines.join('\n')], 'old.csv', { type: 'text/csv' }) },
  });

const HEADER = 'id,Name,Email,Phone,experience_years,skills,current_ctc,expected_ctc,joining_date';
const ID = '0198c2a0-0000-7000-8000-0000000000aa';
const ASHA = `${ID},Asha Rao,asha@old.example,9845012345,5,"Java; SQL",12.5,1600000,2020-01-31`;
const RAVI = ',Ravi K,ravi@old.example,+91 98450 54321,2,"{""Node.js"",Go}",,2000,';

describe('old candidates from a CSV', () => {
  it('are told in a dry run and imported without one; lakhs are guessed up to 2,000 only', async () => {
    const dry = (await table('candidates', [HEADER, ASHA, RAVI], true)).data;
    expect(dry).toMatchObject({ total: 2, right: 2, wrong: 0, known: 0, imported: 0, error_file: null });
    expect(await db.$count(candidates)).toBe(0);
    expect((await table('candidates', [HEADER, ASHA, RAVI])).data.imported).toBe(2);
    const rows = await db.select().from(candidates).orderBy(candidates.name);
    expect(rows[0]).toMatchObject({
      id: ID,
      name: 'Asha Rao',
      phone: '+91 98450 12345',
      skills: ['Java', 'SQL'],
      current_ctc: 1_250_000,
      expected_ctc: 1_600_000,
      joining_date: '2020-01-31',
    });
    expect(rows[1]).toMatchObject({
      skills: ['Node.js', 'Go'],
      current_ctc: null,
      expected_ctc: 200_000_000,
    });
  });

  it('are imported all or not at all, and an error file holds those to be corrected', async () => {
    const bad = ',=HYPERLINK("x"),no-mail,123,5,,,,';
    const { data } = await table('candidates', [HEADER, ASHA, bad]);
    expect(data).toMatchObject({ total: 2, right: 1, wrong: 1, imported: 0 });
    expect(data.problems).toEqual([
      expect.objectContaining({ line: 3, message: expect.stringContaining('email') as string }),
    ]);
    expect(data.error_file).toMatch(/^id,name,email,.*,error\r?\n/);
    expect(data.error_file).toContain("'=HYPERLINK");
    const odd = await table('candidates', [`${HEADER},=1+1`, `,|cmd,no-mail,123,5,,,,`]);
    expect(odd.data.error_file).toContain("'=1+1");
    expect(odd.data.error_file).toContain("'|cmd");
    expect(await db.$count(candidates)).toBe(0);
  });

  it('who are here already stay as they are, so that a file can be sent again', async () => {
    await buildCandidate(app, { email: 'ASHA@old.example', name: 'Asha of before' });
    expect((await table('candidates', [HEADER, ASHA, RAVI])).data).toMatchObject({ known: 1, imported: 1 });
    expect((await table('candidates', [HEADER, ASHA, RAVI])).data).toMatchObject({ known: 2, imported: 0 });
    expect(await db.$count(candidates)).toBe(2);
  });

  it('twice in one file are told', async () => {
    const { data } = await table('candidates', [HEADER, RAVI, RAVI]);
    expect(data.problems).toEqual([{ line: 3, name: 'Ravi K', message: messages.legacy.twice }]);
  });
});

describe('old jobs from a CSV', () => {
  const header =
    'title,summary,description,requirements,location,experience_required,salary_range,skills_required,status';
  const nurse = 'Nurse,Cares.,Long text,Needs,"Kochi, Pune",2-5 years,"₹4 - ₹6 LPA","ECG, ICU",published';

  it('get JD ids, bounds and vectors; a form that cannot be read is told', async () => {
    expect((await table('jobs', [header, nurse])).data.imported).toBe(1);
    const [job] = await db.select().from(jobs);
    expect(job).toMatchObject({
      jd_id: 'JD-0001',
      locations: ['Kochi', 'Pune'],
      experience_min: 2,
      experience_max: 5,
      ctc_min: 400_000,
      ctc_max: 600_000,
      primary_skills: ['ECG', 'ICU'],
      status: 'published',
    });
    await app.tasks.drain();
    expect(await db.$count(jobVectors)).toBe(1);
    expect((await table('jobs', [header, nurse])).data).toMatchObject({ known: 1, imported: 0 });
    const bad = (await table('jobs', [header, nurse.replace('2-5 years', 'some').replace('Cares', 'Helps')]))
      .data;
    expect(bad.problems[0]?.message).toContain(messages.job.experienceForm);
  });
});

describe('old resumes', () => {
  const send = (file: File, dry_run = false) =>
    app.as('hr').call(legacyImportRoutes.resume, { body: { dry_run }, files: { resume: file } });

  it('go to whose id their name begins with, or whose e-mail they hold; nobody loses a resume', async () => {
    await table('candidates', [HEADER, ASHA]);
    const meera = await buildCandidate(app, { email: 'meera.pillai@example.com', name: 'Meera' });
    const named = new File(
      [await textResume({ email: 'x@y.example', phone: '90000 00000' }).text()],
      `${ID}-cv.txt`,
    );
    expect((await send(named, true)).data.outcome).toBe('attached');
    expect(await db.$count(resumeDocuments)).toBe(0);
    expect((await send(named)).data).toEqual({
      outcome: 'attached',
      candidate: { id: ID, name: 'Asha Rao' },
    });
    expect((await send(named)).data.outcome).toBe('known');
    expect((await send(textResume({}))).data.candidate?.id).toBe(meera.id);
    const nobody = textResume({ email: 'nobody@x.example', phone: '91111 11111' });
    expect((await send(nobody)).data).toEqual({ outcome: 'unmatched', candidate: null });
    expect(await db.$count(resumeDocuments)).toBe(2);
  });
});

it('a file without columns is refused, and all of it is for HR only', async () => {
  const answer = await table('candidates', ['a,b', '1,2']);
  expect([answer.status, answer.error?.message]).toEqual([400, messages.legacy.noHeader]);
  const file = new File([HEADER], 'old.csv');
  for (const who of ['recruiter', 'vendor'] as const) {
    const call = { body: { kind: 'candidates' as const }, files: { file } };
    expect((await app.as(who).call(legacyImportRoutes.table, call)).status).toBe(403);
  }
});
