import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { legacyImportRoutes } from '#contract/legacy-import.ts';
import { importMessages, jobTwiceInFile, twiceInFile } from '#contract/import-messages.ts';
import { limits } from '#contract/limits.ts';
import { messages, missingColumns, tooManyRows } from '#contract/messages.ts';
import { auditLog, candidates, events, jobs, jobVectors, resumeDocuments } from '../db/schema.ts';
import { createTestApp } from '../test/app.ts';
import { buildCandidate } from '../test/factories.ts';
import { textResume } from '../test/resume-files.ts';

const app = await createTestApp();
beforeEach(() => app.reset());
afterAll(() => app.close());

const { db } = app.database;

type Bytes = Uint8Array<ArrayBuffer>;
const table = (
  kind: 'candidates' | 'jobs',
  lines: string[] | Bytes,
  dry_run = false,
  rest: { only_right?: boolean } = {},
) =>
  app.as('hr').call(legacyImportRoutes.table, {
    body: { kind, dry_run, ...rest },
    files: {
      file: new File([lines instanceof Uint8Array ? lines : lines.join('\n')], 'old.csv', {
        type: 'text/csv',
      }),
    },
  });

const HEADER = 'id,Name,Email,Phone,experience_years,skills,current_ctc,expected_ctc,joining_date';
const ID = '0198c2a0-0000-7000-8000-0000000000aa';
const ASHA = `${ID},Asha Rao,asha@old.example,9845012345,5,"Java; SQL",12.5,1600000,2097-01-31`;
const RAVI = ',Ravi K,ravi@old.example,+91 98450 54321,2,"{""Node.js"",Go}",,900,';

describe('old candidates from a CSV', () => {
  it('are told in a dry run and imported without one; lakhs are guessed below 1,000 only', async () => {
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
      joining_date: '2097-01-31',
    });
    expect(rows[1]).toMatchObject({
      skills: ['Node.js', 'Go'],
      current_ctc: null,
      expected_ctc: 90_000_000,
    });
  });

  it('are imported all or not at all, and an error file holds those to be corrected', async () => {
    const bad = ',=HYPERLINK("x"),no-mail,123,5,,,,';
    const { data } = await table('candidates', [HEADER, ASHA, bad]);
    expect(data).toMatchObject({ total: 2, right: 1, wrong: 1, imported: 0 });
    expect(data.problems).toEqual([
      expect.objectContaining({
        line: 3,
        message: `e-mail “no-mail”: ${messages.candidate.emailInvalid}; phone “123”: ${messages.candidate.phoneInvalid}`,
      }),
    ]);
    expect(data.error_file).toMatch(/^id,Name,Email,.*,error\r?\n/);
    expect(data.error_file).toContain("'=HYPERLINK");
    const odd = await table('candidates', [`${HEADER},=1+1`, `,|cmd,no-mail,123,5,,,,`]);
    expect(odd.data.error_file).toContain("'=1+1");
    expect(odd.data.error_file).toContain("'|cmd");
    expect(await db.$count(candidates)).toBe(0);
  });

  it('are imported without those with a problem when asked so, and the corrected error file brings the rest', async () => {
    const bad = RAVI.replace('ravi@old.example', 'no-mail');
    const lines = [HEADER, ASHA, bad, ',Anil,anil@old.example,9845099999,1,,,,'];
    const onlyRight = (rows: string[], dry_run = false) =>
      table('candidates', rows, dry_run, { only_right: true });
    expect((await onlyRight(lines, true)).data).toMatchObject({ right: 2, wrong: 1, imported: 0 });
    const { data } = await onlyRight(lines);
    expect(data).toMatchObject({ total: 3, right: 2, wrong: 1, imported: 2 });
    expect(data.problems).toMatchObject([{ line: 3, name: 'Ravi K' }]);
    const corrected = data.error_file?.replace('no-mail', 'ravi@old.example').split('\r\n') ?? [];
    expect((await table('candidates', corrected)).data).toMatchObject({ total: 1, imported: 1, ignored: [] });
    expect(await db.$count(candidates)).toBe(3);
    // The original again: who is here is recognised, by one of e-mail and phone, and nobody comes twice.
    expect((await onlyRight(lines)).data).toMatchObject({ known: 3, right: 0, wrong: 0, imported: 0 });
  });

  it('who are here already are no problem, whatever else of their line cannot be read', async () => {
    await buildCandidate(app, { email: 'asha@old.example' });
    const line = ASHA.replace('9845012345,5', '98,lots');
    expect((await table('candidates', [HEADER, line])).data).toMatchObject({ known: 1, wrong: 0 });
  });

  it('who are here already stay as they are, so that a file can be sent again', async () => {
    await buildCandidate(app, { email: 'ASHA@old.example', name: 'Asha of before' });
    expect((await table('candidates', [HEADER, ASHA, RAVI])).data).toMatchObject({ known: 1, imported: 1 });
    expect((await table('candidates', [HEADER, ASHA, RAVI])).data).toMatchObject({ known: 2, imported: 0 });
    expect(await db.$count(candidates)).toBe(2);
  });

  it('twice in one file are told, by their id as well; a line that says nothing else is passed over', async () => {
    const { data } = await table('candidates', [HEADER, RAVI, RAVI.replace('Go', 'Java')]);
    expect(data.problems).toEqual([
      { line: 3, name: 'Ravi K', message: twiceInFile([{ line: 2, by: ['e-mail', 'phone'] }]) },
    ]);
    const exact = await table('candidates', [`${HEADER},Sr No`, `${RAVI},1`, `${RAVI} ,2`], true);
    expect(exact.data).toMatchObject({ total: 2, right: 1, wrong: 0, repeated: 1, problems: [] });
    const other = `${ID.toUpperCase()},Anil,anil@old.example,9845099999,1,,,,`;
    const { data: ids } = await table('candidates', [HEADER, ASHA, other]);
    expect(ids.problems).toEqual([
      {
        line: 3,
        name: 'Anil',
        message: 'This has the same id as line 2. Please correct it, or take one of the two out.',
      },
    ]);
  });

  it('keep when they came, their offer, and who sent them; what is not taken over is named', async () => {
    const header =
      'name,email,phone,experience_years,Created_At,offer_in_hand,offer_ctc,offer_joining_date,days_to_join,submission_type,company_name,Referee,ai_score';
    const asha =
      'Asha,asha@old.example,9845012345,4,2024-03-05 18:40:00+05:30,true,14,2024-06-01,-3,Vendor,Talent Bridge,Ravi,0.8';
    const { data } = await table('candidates', [header, asha]);
    expect(data).toMatchObject({ imported: 1, ignored: ['Referee', 'ai_score'] });
    expect((await db.select().from(candidates))[0]).toMatchObject({
      created_at: new Date('2024-03-05T13:10:00Z'),
      offer_ctc: 1_400_000,
      offer_joining_date: '2024-06-01',
      days_to_join: -3,
      submission_type: 'vendor',
      company_name: 'Talent Bridge',
    });
  });

  it('may not come of the future, nor know more than all they ever did', async () => {
    const header = 'name,email,phone,experience_years,relevant_experience_years,created_at';
    const bad = (rest: string) =>
      table('candidates', [header, `Asha,a@old.example,9845012345,${rest}`], true);
    const told = async (rest: string) => {
      const { right, unread } = (await bad(rest)).data;
      expect(right).toBe(1);
      return unread[0]?.message;
    };
    expect(await told('3,9,')).toContain(messages.candidate.relevantAboveTotal);
    expect(await told('3,2,2999-01-01')).toContain(importMessages.legacy.future);
    expect(await told('3,2,2999-01-01T00:00:00Z')).toContain(importMessages.legacy.future);
    expect(await told('3,2,2024/25/03')).toContain(importMessages.legacy.instantForm);
    expect(await told('3,2,2024-02-31')).toContain(importMessages.legacy.instantForm);
    expect(await told(`3,2,${app.clock.today()}`)).toBeUndefined();
  });

  it('of a file that is not UTF-8 keep their names; blank lines are nobody', async () => {
    const text = `name,email,phone,exp\r\n,,\r\n\r\nJos\u00e9 D\u2019Souza,jose@old.example,9845012345,0\r\n\r\n`;
    const windows = Uint8Array.from(text, (sign) => (sign === '\u2019' ? 0x92 : sign.charCodeAt(0)));
    const { data } = await table('candidates', windows);
    expect(data).toMatchObject({ total: 1, imported: 1, read_as: 'windows-1252' });
    expect((await db.select().from(candidates))[0]?.name).toBe('Jos\u00e9 D\u2019Souza');
    const bad = await table('candidates', ['name,email,phone,exp', '', 'A,b,c,1'], true);
    expect(bad.data).toMatchObject({ total: 1, read_as: 'utf-8', problems: [{ line: 3 }] });
  });

  it('of a file in UTF-16, as Excel saves Unicode text, keep their names', async () => {
    const text =
      'name\temail\tphone\texp\r\nJos\u00e9 \u0930\u093e\u0935\tjose@old.example\t9845012345\t5.5 years\r\n';
    const little = Buffer.from(`\ufeff${text}`, 'utf16le');
    for (const bytes of [little, Buffer.from(little).swap16()])
      expect((await table('candidates', new Uint8Array(bytes), true)).data).toMatchObject({
        right: 1,
        read_as: 'utf-16',
      });
    await table('candidates', new Uint8Array(little));
    expect((await db.select().from(candidates))[0]).toMatchObject({
      name: 'Jos\u00e9 \u0930\u093e\u0935',
      experience_years: 5,
    });
  });

  it('are not looked for in what is no text, and the remedy is told', async () => {
    for (const beginning of [[0x50, 0x4b, 3, 4], [0xd0, 0xcf, 0x11, 0xe0], [...Buffer.from('%PDF-1.7')]]) {
      const { status, error } = await table('candidates', Uint8Array.from([...beginning, 1, 2, 3]));
      expect([status, error?.message]).toEqual([400, importMessages.legacy.notText]);
    }
  });

  it('come many at a time, by few statements and one event', async () => {
    const many = Array.from(
      { length: 450 },
      (_, at) => `Old ${at},old${at}@old.example,98450${String(at).padStart(5, '0')},3`,
    );
    const { data } = await table('candidates', ['name,email,phone,experience', ...many]);
    expect(data.imported).toBe(450);
    expect(await db.$count(candidates)).toBe(450);
    expect(await db.$count(auditLog, eq(auditLog.action, 'candidate.import'))).toBe(450);
    expect(await db.$count(events)).toBe(1);
  });
});

describe('a file that is no table', () => {
  const refused = async (lines: string[] | Bytes, kind: 'candidates' | 'jobs' = 'candidates') => {
    const { status, error } = await table(kind, lines, true);
    expect(status).toBe(400);
    return error?.message;
  };

  it('is refused for its size before anything takes long', async () => {
    const { notATable } = importMessages.legacy;
    expect(await refused(['name', 'x'.repeat(25_001)])).toBe(notATable);
    expect(await refused([`name${',x'.repeat(200)}`])).toBe(notATable);
    expect(await refused(['name', '\n'.repeat(30_000)])).toBe(notATable);
    expect(await refused(['name', `"${'x'.repeat(200_000)}"`])).toBe(notATable);
    expect(await refused(['name', ...Array.from({ length: 5001 }, () => 'A')])).toBe(tooManyRows(5000));
    expect(await refused(['title', ...Array.from({ length: 1001 }, () => 'A')], 'jobs')).toBe(
      tooManyRows(1000),
    );
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

  const told = async (line: string) => (await table('jobs', [header, line], true)).data.problems[0]?.message;

  it('are refused for bounds in the wrong order, each line by itself', async () => {
    expect(await told(nurse.replace('4 - ₹6', '18 - ₹12'))).toContain(messages.job.salaryForm);
    expect(await told(nurse.replace('2-5', '5-2'))).toContain(messages.job.experienceForm);
    expect(await told(nurse.replace('4 - ₹6', `4 - ₹${'9'.repeat(400)}`))).toContain(messages.job.salaryForm);
    expect(await told(nurse)).toBeUndefined();
  });

  it('of which the salary was written in rupees are not taken for lakhs', async () => {
    await table('jobs', [header, nurse.replace('₹4 - ₹6 LPA', '1200000 - 1800000')]);
    expect((await db.select().from(jobs))[0]).toMatchObject({ ctc_min: 1_200_000, ctc_max: 1_800_000 });
  });

  it('keep when they were published, and what else the old table held', async () => {
    const all =
      'id,jd_id,title,summary,created_at,published_at,status,mode_of_work,domain_industry,notice_period,ctc_min,ctc_max,experience_min,experience_max,skills_required';
    const skills = Array.from({ length: 60 }, (_, at) => `Skill ${at}`).join('|');
    const line = `${ID},JD-77,Nurse,Cares,2024-01-02,2024-01-05T04:30:00.5+00,closed,Hybrid,healthcare & pharmaceuticals,2024-05-01,4,600000,2,5,${skills}`;
    expect((await table('jobs', [all, line])).data).toMatchObject({ imported: 1, ignored: ['jd_id'] });
    const [job] = await db.select().from(jobs);
    expect(job).toMatchObject({
      id: ID,
      jd_id: 'JD-0001',
      created_at: new Date('2024-01-02T10:00:00Z'),
      published_at: new Date('2024-01-05T04:30:00.500Z'),
      mode_of_work: 'hybrid',
      domain_industry: 'Healthcare & Pharmaceuticals',
      joining_date: '2024-05-01',
      ctc_min: 400_000,
      ctc_max: 600_000,
      experience_min: 2,
      experience_max: 5,
    });
    expect([job?.primary_skills.length, job?.secondary_skills.length, job?.additional_skills.length]).toEqual(
      [5, 50, 5],
    );
  });

  it('are published now where the old table names no day, unless they are drafts', async () => {
    app.clock.set(new Date('2026-02-03T04:05:06.789Z'));
    await table('jobs', ['title,status', 'Nurse,published', 'Cook,draft']);
    const rows = await db.select().from(jobs).orderBy(jobs.title);
    expect(rows.map(({ published_at }) => published_at)).toEqual([null, app.clock.now()]);
  });

  it('keep every skill, however many the row may have', async () => {
    const skills = Array.from({ length: 3 * limits.job.skillsPerTier }, (_, at) => `Skill ${at}`);
    await table('jobs', ['title,status,skills_required', `Nurse,published,${skills.join('|')}`]);
    const [job] = await db.select().from(jobs);
    const { primary_skills: first, secondary_skills: second, additional_skills: rest } = job!;
    expect([...first, ...second, ...rest]).toEqual(skills);
    expect(Math.max(first.length, second.length, rest.length)).toBe(limits.job.skillsPerTier);
  });

  it('are known by their id, whatever their title is by now; with an id of its own each is another', async () => {
    const withId = `id,${header}`;
    await table('jobs', [withId, `${ID},${nurse}`]);
    await db.update(jobs).set({ title: 'Head Nurse' });
    expect((await table('jobs', [withId, `${ID.toUpperCase()},${nurse}`])).data).toMatchObject({
      known: 1,
      wrong: 0,
      imported: 0,
    });
    const next = ID.replace(/a$/, 'b');
    await db.update(jobs).set({ title: 'Nurse' });
    expect((await table('jobs', [withId, `${next},${nurse}`])).data).toMatchObject({ known: 0, imported: 1 });
    const twice = await table('jobs', [
      withId,
      `,${nurse.replace('Nurse', 'Cook')}`,
      `,${nurse.replace('Nurse', 'Cook')}`,
    ]);
    expect(twice.data.problems).toEqual([{ line: 3, name: 'Cook', message: jobTwiceInFile(2) }]);
  });

  it('sent twice at once come once, with one event for all and a task for each vector', async () => {
    const lines = [header, nurse, nurse.replace('Nurse', 'Cook'), nurse.replace('Nurse', 'Driver')];
    const answers = await Promise.all([table('jobs', lines), table('jobs', lines)]);
    const outcomes = answers.map(({ status, data, error }) =>
      status === 200 ? data.imported + data.known : error?.message,
    );
    expect(outcomes).toContain(3);
    for (const outcome of outcomes) expect([3, importMessages.legacy.meanwhile]).toContain(outcome);
    const rows = await db.select({ jd: jobs.jd_id, title: jobs.title }).from(jobs).orderBy(jobs.jd_id);
    expect(rows).toEqual([
      { jd: 'JD-0001', title: 'Nurse' },
      { jd: 'JD-0002', title: 'Cook' },
      { jd: 'JD-0003', title: 'Driver' },
    ]);
    expect(await db.$count(events)).toBe(1);
    await app.tasks.drain();
    expect(await db.$count(jobVectors)).toBe(3);
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

  it('with the e-mail of one and the phone of another are given to neither', async () => {
    await buildCandidate(app, { email: 'meera.pillai@example.com' });
    await buildCandidate(app, { phone: '+91 90000 11111' });
    const file = textResume({ phone: '90000 11111' });
    expect((await send(file)).data).toEqual({ outcome: 'several', candidate: null });
    expect(await db.$count(resumeDocuments)).toBe(0);
  });
});

it('a file without columns is refused, and all of it is for HR only', async () => {
  const answer = await table('candidates', ['a,b', '1,2']);
  expect([answer.status, answer.error?.message]).toEqual([
    400,
    missingColumns(['name', 'e-mail', 'phone', 'experience'], ['a', 'b'], 1),
  ]);
  const file = new File([HEADER], 'old.csv');
  for (const who of ['recruiter', 'vendor'] as const) {
    const call = { body: { kind: 'candidates' as const }, files: { file } };
    expect((await app.as(who).call(legacyImportRoutes.table, call)).status).toBe(403);
  }
});
