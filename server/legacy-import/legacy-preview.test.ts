import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { importMessages } from '#contract/import-messages.ts';
import { type LegacyKind, legacyImportRoutes } from '#contract/legacy-import.ts';
import { candidates, jobs } from '../db/schema.ts';
import { createTestApp } from '../test/app.ts';
import { buildCandidate } from '../test/factories.ts';

const app = await createTestApp();
beforeEach(() => app.reset());
afterAll(() => app.close());

const { db } = app.database;

const send = async (
  kind: LegacyKind,
  lines: string[],
  { dry_run = true, only_right = false }: { dry_run?: boolean; only_right?: boolean } = {},
) => {
  const { data } = await app.as('hr').call(legacyImportRoutes.table, {
    body: { kind, dry_run, only_right },
    files: { file: new File([lines.join('\n')], 'old.csv', { type: 'text/csv' }) },
  });
  return data;
};

const person = (at: number, rest: string) => `Old ${at},old${at}@old.example,98450${10_000 + at},${rest}`;

describe('before anything is written', () => {
  it('the first five new people are shown as they would be stored, in every column that was found', async () => {
    await buildCandidate(app, { email: 'old1@old.example' });
    const header =
      'Name of Candidate,Email ID,Contact No,Exp,Current CTC (LPA),ECTC,NP,DOJ,Holding Offer,Type,Remarks 2';
    const { preview, ignored, wrong } = await send('candidates', [
      header,
      person(1, '3,4.5,,,,,,'),
      person(2, '3-4 yrs,4.5,"38,000 pm",2 months,13-Apr-56,no,x,y'),
      person(3, 'lots,,,,,,,'),
      ...[4, 5, 6, 7, 8].map((at) => person(at, '0,,,,,,,')),
    ]);
    expect(preview.columns).toEqual([
      'name',
      'e-mail',
      'phone',
      'experience',
      'current CTC',
      'expected CTC',
      'notice period',
      'offer in hand',
      'joining date',
    ]);
    expect(preview.rows[0]).toEqual({
      line: 3,
      cells: [
        'Old 2',
        'old2@old.example',
        '+91 98450 10002',
        '3 years',
        '4.5 L',
        '4.6 L',
        '60 days',
        'No',
        'April 13, 2056',
      ],
    });
    expect(preview.rows.map(({ line }) => line)).toEqual([3, 5, 6, 7, 8]);
    expect(preview.rows[1]?.cells.slice(3)).toEqual(['Fresher', '', '', '', 'No', '']);
    expect({ ignored, wrong }).toEqual({ ignored: ['Type', 'Remarks 2'], wrong: 1 });
  });

  it('jobs are shown in the words of the product, and what other systems call their status is understood', async () => {
    const lines = ['Open', 'Active', 'Hold', 'On hold', 'Closed', 'Filled', ''].map(
      (status, at) =>
        `Nurse ${at},2-5 years,"25,000 - 35,000 per month","Kochi, Pune",${status},13-Apr-26,30 days`,
    );
    const header = 'Title,Exp Reqd,Budget,City,Status,Target Date,NP';
    const { preview } = await send('jobs', [header, ...lines], { dry_run: false });
    expect(preview.columns).toEqual(['title', 'location', 'experience', 'salary', 'joining date', 'status']);
    expect(preview.rows[0]?.cells).toEqual([
      'Nurse 0',
      'Kochi, Pune',
      '2-5',
      '₹3 - ₹4.2 LPA',
      'April 13, 2026',
      'Published',
    ]);
    const kept = await db.select({ status: jobs.status }).from(jobs).orderBy(jobs.title);
    expect(kept.map(({ status }) => status)).toEqual([
      'published',
      'published',
      'on_hold',
      'on_hold',
      'closed',
      'closed',
      'draft',
    ]);
  });

  it('a range of pay and a notice that is being served are told to stay blank', async () => {
    const header = 'name,email,phone,exp,ctc,ectc,np';
    const lines = [header, person(1, '3,4,4.5-5,serving'), person(2, '3,4-5,5-6 LPA,Serving notice')];
    expect((await send('candidates', lines, { dry_run: false })).left_blank).toEqual([
      { column: 'current CTC', reason: 'range', rows: 1 },
      { column: 'expected CTC', reason: 'range', rows: 2 },
      { column: 'notice period', reason: 'serving', rows: 2 },
    ]);
    const [first] = await db.select().from(candidates).orderBy(candidates.name);
    expect(first).toMatchObject({ current_ctc: 400_000, expected_ctc: null, days_to_join: null });
  });

  it('a salary of jobs that can only be a month’s is asked about', async () => {
    const { problems } = await send('jobs', ['title,salary', 'Nurse,25000 - 35000']);
    expect(problems[0]?.message).toBe(
      'salary: Say whether 25000 - 35000 is for a month or a year: write 25000 - 35000 per month, or 3 - 4.2 LPA',
    );
  });
});

describe('a phone of an old table', () => {
  it('is the first mobile of several; one that Excel has shortened is told with its remedy', async () => {
    const { preview, problems } = await send('candidates', [
      'name,email,phone,exp',
      'Asha,asha@old.example,022-23456789 / 98450 12345,3',
      'Ravi,ravi@old.example,9.19812E+11,3',
    ]);
    expect(preview.rows[0]?.cells[2]).toBe('+91 98450 12345');
    expect(problems[0]?.message).toBe(`phone “9.19812E+11”: ${importMessages.legacy.phoneShortened}`);
    expect(importMessages.legacy.phoneShortened).toContain('format the column as text');
  });
});

describe('the days of a column', () => {
  const header = 'name,email,phone,exp,doj';
  const days = (cells: string[], options = {}) =>
    send('candidates', [header, ...cells.map((cell, at) => person(at, `3,${cell}`))], options);
  const shown = ({ preview }: Awaited<ReturnType<typeof days>>) => preview.rows.map(({ cells }) => cells[4]);

  it('are read day first, in two digits of a year as well', async () => {
    const report = await days(['03/04/56', '03/04/2056', '25/04/2056']);
    expect(shown(report)).toEqual(['April 3, 2056', 'April 3, 2056', 'April 25, 2056']);
    expect(report.month_first).toEqual([]);
  });

  it('are read month first only when the whole column can be, and the error file keeps what was read', async () => {
    const lines = [
      header,
      person(1, '3,04/25/2056'),
      person(2, '3,03/04/2056'),
      person(3, 'lots,05/06/2056'),
    ];
    const report = await send('candidates', lines, { dry_run: false, only_right: true });
    expect(shown(report)).toEqual(['April 25, 2056', 'March 4, 2056']);
    expect(report.month_first).toEqual(['doj']);
    const corrected = report.error_file?.replace('lots', '3').split('\r\n') ?? [];
    expect(shown(await send('candidates', corrected))).toEqual(['May 6, 2056']);
  });

  it('of one column show how the others of the file are written, unless those show otherwise', async () => {
    const both = (...rows: [string, string][]) =>
      send('candidates', [
        'name,email,phone,exp,doj,created_at',
        ...rows.map(([doj, made], at) => person(at + 1, `3,${doj},${made}`)),
      ]);
    const turned = await both(['10/14/2054', '03/05/2024'], ['01/02/2055', '04/06/2024']);
    expect(turned.preview.rows.map(({ cells }) => cells.slice(4))).toEqual([
      ['October 14, 2054', 'March 5, 2024'],
      ['January 2, 2055', 'April 6, 2024'],
    ]);
    expect(turned.month_first).toEqual(['doj', 'created_at']);
    const mixed = await both(['10/14/2054', '25/05/2024'], ['01/02/2055', '04/06/2024']);
    expect(mixed.preview.rows[1]?.cells.slice(4)).toEqual(['January 2, 2055', 'June 4, 2024']);
    expect(mixed.month_first).toEqual(['doj']);
  });

  it('of an Excel that reads the month first are told, as they may be swapped', async () => {
    const report = await days(['2097-05-03', '25/03/2097']);
    expect(report).toMatchObject({ maybe_swapped: ['doj'], month_first: [] });
    expect(shown(report)).toEqual(['May 3, 2097', 'March 25, 2097']);
    for (const sure of [
      ['2097-05-03', '2097-05-13', '25/03/2097'],
      ['2097-05-03', '05/03/2097'],
      ['25/03/2097'],
    ])
      expect((await days(sure)).maybe_swapped).toEqual([]);
  });

  it('that agree on neither are told with the forms that are understood', async () => {
    const report = await days(['04/25/2056', '25/04/2056']);
    expect(shown(report)).toEqual(['', 'April 25, 2056']);
    expect(report.unread[0]).toMatchObject({
      line: 2,
      column: 'joining date',
      written: '04/25/2056',
      message: importMessages.legacy.day,
    });
  });
});
