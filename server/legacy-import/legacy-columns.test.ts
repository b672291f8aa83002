import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { findLegacyColumns, legacyColumnTexts } from '#contract/legacy-columns.ts';
import { LEGACY_TABLES } from '#contract/legacy-tables.ts';
import { type LegacyKind, legacyImportRoutes } from '#contract/legacy-import.ts';
import { importMessages } from '#contract/import-messages.ts';
import { salaryRangeText } from '#contract/money.ts';
import { candidates, jobs } from '../db/schema.ts';
import { createTestApp } from '../test/app.ts';
import { payOf, rupeesOf, salaryOf } from './legacy-amounts.ts';
import { dayText } from './legacy-days.ts';
import { completedYears, isNotice, lastDayOf, noticeDays, yearsOf } from './legacy-periods.ts';
import { phoneOf } from './legacy-values.ts';

const app = await createTestApp();
beforeEach(() => app.reset());
afterAll(() => app.close());

const { db } = app.database;

const send = (kind: LegacyKind, lines: string[], dry_run = false) =>
  app.as('hr').call(legacyImportRoutes.table, {
    body: { kind, dry_run },
    files: { file: new File([lines.join('\n')], 'old.csv', { type: 'text/csv' }) },
  });

/** The columns that a name leads to; a stage and an interview are taken over beside a job only. */
function keysOf(kind: LegacyKind, column: string, name: string): string[] {
  const isOfJob = column === 'stage' || column === 'interview_at';
  const { found } = findLegacyColumns(kind, isOfJob ? [name, 'JD ID'] : [name]);
  return [...found.keys()].filter((key) => !isOfJob || key !== 'job');
}

describe('a table with its own names', () => {
  it('of people is understood, and told what was taken for what', async () => {
    const { data } = await send('candidates', [
      'Candidate Name,E-Mail ID,MOBILE,Total_Experience,Location,Designation,Company Name,CTC (LPA),ECTC,Notice Period,Resume Text,Phone No',
      'Asha Rao,asha@old.example,9845012345,5+ yrs,Pune,Nurse,City Hospital,6 LPA,"₹8,00,000",2 months,Cares for people,1',
    ]);
    expect(data).toMatchObject({ imported: 1, ignored: ['Phone No'] });
    expect(data.renamed).toContainEqual({ column: 'MOBILE', taken_for: 'phone' });
    expect(data.renamed).not.toContainEqual(expect.objectContaining({ column: 'Designation' }));
    expect((await db.select().from(candidates))[0]).toMatchObject({
      name: 'Asha Rao',
      phone: '+91 98450 12345',
      experience_years: 5,
      current_city: 'Pune',
      current_position: 'Nurse',
      current_company: 'City Hospital',
      company_name: null,
      current_ctc: 600_000,
      expected_ctc: 800_000,
      days_to_join: 60,
      resume_summary: 'Cares for people',
    });
  });

  it('of jobs is understood; who recruits for them is not taken over', async () => {
    const { data } = await send('jobs', [
      'Job Title,Job Description,Salary,Experience,City,Openings,Recruiter,Status',
      'Nurse,Cares for people,6 - 8 lacs per annum,2-5 years,"Kochi, Pune",3,Asha,On Hold',
    ]);
    expect(data).toMatchObject({ imported: 1, ignored: ['Recruiter'] });
    expect((await db.select().from(jobs))[0]).toMatchObject({
      title: 'Nurse',
      description: 'Cares for people',
      locations: ['Kochi', 'Pune'],
      ctc_min: 600_000,
      ctc_max: 800_000,
      experience_min: 2,
      openings: 3,
      status: 'on_hold',
    });
  });

  it('is understood also where its headings have no spaces', () => {
    const people = 'CandidateName,EmailId,MobileNo,TotalExp,RelevantExp,PresentCTC,ExpCTC,NoticePeriod';
    expect(findLegacyColumns('candidates', people.split(','))).toMatchObject({
      missing: [],
      found: new Map([
        ['name', 0],
        ['email', 1],
        ['phone', 2],
        ['experience_years', 3],
        ['relevant_experience_years', 4],
        ['current_ctc', 5],
        ['expected_ctc', 6],
        ['days_to_join', 7],
      ]),
    });
    for (const name of ['PhoneNo', 'ContactNo', 'MobNo'])
      expect([...findLegacyColumns('candidates', [name]).found.keys()]).toEqual(['phone']);
    for (const [name, column] of [
      ['MinExp', 'experience_min'],
      ['MaxExp', 'experience_max'],
      ['ExpRequired', 'experience_required'],
      ['ReqdExp', 'experience_required'],
      ['NoOfOpenings', 'openings'],
      ['NoOfVacancies', 'openings'],
      ['NoOfPositions', 'openings'],
    ] as const)
      expect([...findLegacyColumns('jobs', [name]).found.keys()]).toEqual([column]);
  });

  it('names each column once: no name leads to two of them', () => {
    for (const kind of ['candidates', 'jobs'] as const) {
      for (const [column, { label, also }] of Object.entries(LEGACY_TABLES[kind]))
        for (const name of [column, label, ...also].flatMap((each) => [each, each.replaceAll(/[ _]/g, '')]))
          expect([name, ...keysOf(kind, column, name)]).toEqual([
            name,
            // A table that tells of no vendors has no companies of theirs.
            column === 'company_name' ? 'current_company' : column,
          ]);
      expect(legacyColumnTexts(kind).needed).toHaveLength(kind === 'jobs' ? 1 : 4);
    }
    for (const name of ['exp', 'Exp.', 'total-experience', 'YEARS_OF_EXPERIENCE', 'Experience (years)'])
      expect([name, ...findLegacyColumns('candidates', [name]).found]).toEqual([
        name,
        ['experience_years', 0],
      ]);
    // The very name wins over another that stands before it; what changes the amount is another column.
    expect(findLegacyColumns('candidates', ['CTC', 'current_ctc']).found.get('current_ctc')).toBe(1);
    expect(findLegacyColumns('candidates', ['CTC (per month)']).found.size).toBe(0);
  });

  it('is refused as a whole for a needed column, with what was found instead', async () => {
    const { status, error } = await send('candidates', ['Name;Mail;Skills', 'Asha;a@old.example;Java']);
    expect(status).toBe(400);
    expect(error?.message).toBe(
      'This file has no column for: phone, experience. Line 1 is taken for the headings: Name, Mail, Skills. Please name what is missing in that line.',
    );
  });
});

describe('what a cell lacks', () => {
  const sent = async (cells: string) => {
    const header = 'name,email,phone,exp,ctc,notice,joining_date,id,offer_ctc,submission_type';
    return (await send('candidates', [header, `Asha,a@old.example,9845012345,${cells}`], true)).data;
  };
  const told = async (cells: string) => (await sent(cells)).problems[0]?.message;
  const blank = async (cells: string) => {
    const { right, problems, unread } = await sent(cells);
    return { right, problems, unread: unread.map((cell) => [cell.column, cell.written, cell.message]) };
  };
  const { legacy } = importMessages;

  it('refuses its row where nobody can be without it, quoted and with its remedy', async () => {
    expect(await told(',,,,,,')).toBe(`experience ${legacy.experienceRequired}`);
    expect(await told('NA,,,,,,')).toBe(`experience ${legacy.experienceRequired}`);
    expect(legacy.experienceRequired).toBe('is required, 0 for freshers');
    expect(await told('some,,,,,,')).toBe(`experience “some”: ${legacy.years}`);
    expect(await told('6-5,,,,,,')).toBe(`experience “6-5”: ${legacy.years}`);
    // Whose somebody is says the table, and nobody else.
    expect(await told('5,,,,,,friend')).toBe(`submission type “friend”: ${legacy.submission}`);
    expect(await told('5,NA,-,n/a,,,')).toBeUndefined();
    expect(await told('5,,,05/03/2024,,,')).toBeUndefined();
    const nobody = await send('candidates', ['name,email,phone,exp', ',,,5'], true);
    expect(nobody.data.problems[0]?.message).toBe('name is required; e-mail is required; phone is required');
    // What is blank anyway is not told of a row that stays out.
    expect(await sent('some,six,,,,,')).toMatchObject({ wrong: 1, unread: [], unread_cells: 0 });
  });

  it('stays blank in any other column, and is told with what stands in it', async () => {
    for (const [cells, column, written, message] of [
      ['5,six,,,,,', 'current CTC', 'six', legacy.amount],
      ['5,,soon,,,,', 'notice period', 'soon', legacy.notice],
      ['5,,,13/13/2024,,,', 'joining date', '13/13/2024', legacy.day],
      ['5,,LWD in spring,,,,', 'joining date', 'LWD in spring', legacy.day],
      ['5,,,,77,,', 'id', '77', legacy.id],
      [
        '5,45000,,,,,',
        'current CTC',
        '45000',
        'Say whether 45000 is for a month or a year: write 45000 per month, or 5.4 LPA',
      ],
    ] as const)
      expect(await blank(cells)).toEqual({ right: 1, problems: [], unread: [[column, written, message]] });
    expect((await blank('5,six,soon,,,,')).unread).toHaveLength(2);
    expect(legacy.day).toContain('2024-03-05, 05/03/2024 (the day first), 5-Mar-24 or 5 March 2024');
    const header = 'name,email,phone,exp,ctc,city,offer_in_hand,offer_ctc';
    await send('candidates', [header, 'Asha,a@old.example,9845012345,5,six,Pune,yes,much']);
    expect((await db.select().from(candidates))[0]).toMatchObject({
      current_ctc: null,
      current_city: 'Pune',
      offer_in_hand: false,
    });
  });

  it('was a range before Excel made it a date, and says so', async () => {
    expect(await told('2024-04-03,,,,,,')).toBe(`experience “2024-04-03”: ${legacy.madeDate}`);
    expect((await blank('5,2024-08-06,2024-09-15,,,,')).unread).toEqual([
      ['current CTC', '2024-08-06', legacy.madeDate],
      ['notice period', '2024-09-15', legacy.madeDate],
    ]);
    const header = 'title,salary,experience,vacancies';
    const job = await send('jobs', [header, 'Nurse,2024-08-06,2024-05-03,2024-02-01'], true);
    expect(job.data.problems[0]?.message.split('; ')).toEqual([
      `experience “2024-05-03”: ${legacy.madeDate}`,
      `salary “2024-08-06”: ${legacy.madeDate}`,
      `openings “2024-02-01”: ${legacy.madeDate}`,
    ]);
  });

  it('of jobs is told with its field and its remedy, in nobody else’s words', async () => {
    const jobHeader = 'title,status,work mode,sector,min exp,location,vacancies';
    const job = await send('jobs', [jobHeader, `${'x'.repeat(201)},Moved,moon,Moons,x,Pune,many`], true);
    expect(job.data.problems[0]?.message.split('; ')).toEqual([
      `title “${'x'.repeat(60)}…”: Please keep this to 200 characters`,
      `experience “x”: ${legacy.years.split('; ')[0] ?? ''}`,
      legacy.years.split('; ')[1],
      `mode of work “moon”: ${legacy.mode}`,
      `industry “Moons”: ${legacy.industry}`,
      `status “Moved”: ${legacy.status}`,
      `openings “many”: ${legacy.openings}`,
    ]);
  });
});

describe('the openings of a former system', () => {
  it.each([
    ['3', 3],
    ['3 nos', 3],
    ['5+', 5],
    // As many as a closed job has.
    ['0', null],
    ['', null],
  ])('written as "%s" are %s', async (cell, openings) => {
    const { data } = await send('jobs', ['title,vacancies', `Nurse,${cell}`]);
    expect(data).toMatchObject({ imported: 1, problems: [] });
    expect((await db.select().from(jobs))[0]?.openings).toBe(openings);
  });
});

describe('a notice period among jobs', () => {
  it('is no joining date, and refuses nothing', async () => {
    const lines = ['title,status,notice period', 'Nurse,closed,30 days', 'Cook,closed,05/03/2024'];
    const { data } = await send('jobs', lines);
    expect(data).toMatchObject({ imported: 2, problems: [] });
    const kept = await db
      .select({ title: jobs.title, day: jobs.joining_date })
      .from(jobs)
      .orderBy(jobs.title);
    expect(kept).toEqual([
      { title: 'Cook', day: '2024-03-05' },
      { title: 'Nurse', day: null },
    ]);
  });
});

describe('cells as people write them', () => {
  it.each([
    ['6 LPA', 600_000],
    ['6 lakh', 600_000],
    ['6.5 Lakhs per annum', 650_000],
    ['6L', 600_000],
    ['6 lacs p.a.', 600_000],
    ['₹6,00,000', 600_000],
    ['Rs. 6,00,000/-', 600_000],
    ['600000', 600_000],
    ['6', 600_000],
    ['2000', 200_000_000],
    // A month's pay, unless the file says otherwise.
    ['2001', Number.NaN],
    ['45,000', Number.NaN],
    ['₹99,999/-', Number.NaN],
    ['45k', Number.NaN],
    ['100000', 100_000],
    ['45000 p.a.', 45_000],
    ['45,000 per month', 540_000],
    ['38000 pm', 456_000],
    ['3.6 L', 360_000],
    ['4.5', 450_000],
    ['Negotiable', null],
    ['As per company norms', null],
    ['N.A.', null],
    ['6 LPA (negotiable)', 600_000],
    ['1.2 Cr', 12_000_000],
    ['50,000 per month', 600_000],
    ['50k pm', 600_000],
    ['Not told', Number.NaN],
    ['6 - 8 LPA', Number.NaN],
    ['50 per month', Number.NaN],
    ['-', null],
    ['', null],
  ])('the amount %j is %j', (text, rupees) => {
    expect(rupeesOf(text)).toBe(rupees);
  });

  it('years, notice periods and salary ranges', () => {
    expect(['5', '5+', '5 years', '3 Yrs', 'Fresher', '', 'x'].map(yearsOf)).toEqual([
      5,
      5,
      5,
      3,
      0,
      null,
      Number.NaN,
    ]);
    // Completed years: old tables are full of halves, and one of them must not keep a whole file out.
    const partly = ['5.5', '5.9 yrs', '5 years 8 months', '6y 11m', '2 Yrs, 3 Mths', '8 months', '14 months'];
    expect(partly.map(yearsOf)).toEqual([5, 5, 5, 6, 2, 0, 1]);
    expect(['5-6', '5 years 8', '5..5'].map(yearsOf)).toEqual([Number.NaN, Number.NaN, Number.NaN]);
    // Whoever has 3 to 4 years has completed 3.
    expect(['3-4', '3.5 - 4 yrs', '3 to 4 years', '4-3', '5+', 'NA'].map(completedYears)).toEqual([
      3,
      3,
      3,
      Number.NaN,
      5,
      null,
    ]);
    expect(['4.5-5', '4.5 - 5 LPA', '4,50,000 to 5,00,000', '45000-50000 pm', '5'].map(payOf)).toEqual([
      null,
      null,
      null,
      null,
      500_000,
    ]);
    expect(['serving', 'Serving Notice', 'serving notice period', '30 days notice'].map(noticeDays)).toEqual([
      null,
      null,
      null,
      30,
    ]);
    const more = ['Imm.', 'immediate joiner', 'ASAP', '1 mth', '2 mos', '6 wks', '60d', 'Serving NP'];
    expect(more.map(noticeDays)).toEqual([0, 0, 0, 30, 60, 42, 60, null]);
    expect(['30 Days', '1 month notice', 'LWD 15/01/2027', '15-30 days'].map(noticeDays)).toEqual([
      30,
      30,
      null,
      Number.NaN,
    ]);
    expect(
      ['LWD 15/01/2027', 'lwd: 15-Jan-27', 'Serving, LWD 3 Feb 2027', '30 days', 'Serving'].map(lastDayOf),
    ).toEqual(['15/01/2027', '15-Jan-27', '3 Feb 2027', null, null]);
    expect(
      ['9820012345 / 022-23456789', '022-23456789; 98200 12345', '9820012345.0', '123/4', ''].map(phoneOf),
    ).toEqual(['9820012345', '98200 12345', '9820012345', '123/4', '']);
    expect(['30', '15 days', '2 Months', 'Immediate', '-3', 'NA', 'x'].map(noticeDays)).toEqual([
      30,
      15,
      60,
      0,
      -3,
      null,
      Number.NaN,
    ]);
    expect(
      ['05/03/2024', '5-3-2024', '25.12.2023', '2024-03-05T10:30:00Z', 'NA', '03/25/2024'].map(dayText),
    ).toEqual(['2024-03-05', '2024-03-05', '2023-12-25', '2024-03-05', null, '2024-25-03']);
    const april = [
      '13-Apr-26',
      '13 Apr 2026',
      '13th April, 2026',
      '13/04/26',
      'April 13, 2026',
      '13-APR-2026',
    ];
    expect(new Set(april.map(dayText))).toEqual(new Set(['2026-04-13']));
    expect(['03/04/26', '03/04/2026', '1-Sept-98', '13-Abc-26'].map(dayText)).toEqual([
      '2026-04-03',
      '2026-04-03',
      '1998-09-01',
      '2026-00-13',
    ]);
    expect(
      ['30 days', '15-30 days', 'Immediate', '30', '2024-05-01', '5-Mar-24', null].map(isNotice),
    ).toEqual([true, true, true, true, false, false, false]);
    expect(salaryOf('₹6,00,000 - ₹8,00,000')).toEqual({ min: 600_000, max: 800_000 });
    expect(salaryOf('6 lac')).toEqual({ min: 600_000, max: 600_000 });
    expect(salaryOf('₹12+ LPA')).toEqual({ min: 1_200_000, max: null });
    expect(salaryOf('Up to ₹18 LPA')).toEqual({ min: null, max: 1_800_000 });
    expect(salaryOf('25,000 - 35,000 per month')).toEqual({ min: 300_000, max: 420_000 });
    expect(salaryOf('25k-35k pm')).toEqual({ min: 300_000, max: 420_000 });
    expect(salaryOf('25,000 - 35,000')).toBeNull();
    for (const [min, max] of [
      [1_200_000, 1_800_000],
      [1_250_000, null],
      [null, 900_000],
      [500_000, 500_000],
    ] as const)
      expect(salaryOf(salaryRangeText(min, max))).toEqual({ min, max });
    expect(salaryOf('Negotiable')).toEqual({ min: null, max: null });
    expect(salaryOf(null)).toEqual({ min: null, max: null });
    expect(salaryOf('good')).toBeNull();
  });
});
