import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { candidateRoutes } from '#contract/candidates.ts';
import { addDays } from '#contract/dates.ts';
import { findLegacyColumns } from '#contract/legacy-columns.ts';
import { importMessages } from '#contract/import-messages.ts';
import { legacyImportRoutes } from '#contract/legacy-import.ts';
import { candidates } from '../db/schema.ts';
import { createTestApp } from '../test/app.ts';

const app = await createTestApp();
beforeEach(() => app.reset());
afterAll(() => app.close());

const { db } = app.database;

const send = (lines: string[], columns: { at: number; field: string | null }[] = [], dry_run = true) =>
  app.as('hr').call(legacyImportRoutes.table, {
    body: { kind: 'candidates', dry_run, columns },
    files: { file: new File([lines.join('\n')], 'old.csv', { type: 'text/csv' }) },
  });

describe('headings as Indian tables have them', () => {
  it.each([
    ['Current Co.', 'current_company'],
    ['Present Company', 'current_company'],
    ['Organisation', 'current_company'],
    ['Curr. Org.', 'current_company'],
    ['Co. Name', 'current_company'],
    ['Name of the Company', 'current_company'],
    ['CCTC', 'current_ctc'],
    ['Present CTC (LPA)', 'current_ctc'],
    ['ECTC', 'expected_ctc'],
    ['Exp. CTC', 'expected_ctc'],
    ['Exp. Salary', 'expected_ctc'],
    ['NP', 'days_to_join'],
    ['LWD', 'last_working_day'],
    ['Key Skills', 'skills'],
    ['Technical Skills', 'skills'],
    ['Tot Exp', 'experience_years'],
    ['Total Exp. (Yrs)', 'experience_years'],
    ['Rel Exp', 'relevant_experience_years'],
    ['Mob No', 'phone'],
    ['Ph. No.', 'phone'],
    ['Cell No', 'phone'],
    ['Mail ID', 'email'],
    ["Candidate's Name", 'name'],
    ['Desig.', 'current_position'],
    ['Present Designation', 'current_position'],
    ['Loc.', 'current_city'],
    ['Present Location', 'current_city'],
    ['Pref Loc', 'preferred_location'],
  ])('%s is %s', (heading, column) => {
    expect([...findLegacyColumns('candidates', [heading]).found]).toEqual([[column, 0]]);
  });

  it('that say something else are not guessed at', () => {
    const others = ['Sr No', 'No.', 'Native', 'Present', 'Status', 'CTC (per month)'];
    expect([...findLegacyColumns('candidates', others).found]).toEqual([]);
  });

  it('a company is a vendor’s only where the table tells of vendors', () => {
    const names = ['Company Name', 'Submission Type'];
    expect([...findLegacyColumns('candidates', names).found.keys()]).toContain('company_name');
    expect([...findLegacyColumns('candidates', ['Employer', 'Company Name']).found]).toEqual([
      ['current_company', 0],
      ['company_name', 1],
    ]);
  });
});

describe('the last working day', () => {
  it('makes the day after it the joining date, unless one is said', async () => {
    const header = 'name,email,phone,exp,LWD,DOJ';
    const { data } = await send([
      header,
      'Asha Rao,asha@old.example,9845012345,3,31/01/2027,',
      'Ravi Kale,ravi@old.example,9845012346,3,31/01/2027,15/02/2027',
    ]);
    const at = data.preview.columns.indexOf('joining date');
    expect(data.preview.rows.map(({ cells }) => cells[at])).toEqual([
      'February 1, 2027',
      'February 15, 2027',
    ]);
    const without = await send([header.replace(',DOJ', ''), 'A Rao,a@old.example,9845012345,3,31/01/2027']);
    expect(without.data.preview.columns).toContain('joining date');
  });
});

describe('when somebody can come', () => {
  const joins = async (doj: string, lwd: string, notice: string) => {
    await app.reset();
    const cells = [doj, lwd, notice].map((cell) => `"${cell}"`).join(',');
    const { data } = await send([
      'name,email,phone,exp,DOJ,LWD,NP',
      `Asha Rao,asha@old.example,9845012345,3,${cells}`,
    ]);
    const [, , , , ...rest] = data.preview.rows[0]?.cells ?? [];
    return { rest, unread: data.unread.map(({ written }) => written) };
  };

  it('is the first of the days that can be read', async () => {
    const { rest, unread } = await joins('', 'Immediate', 'LWD 15/01/2027');
    expect(rest).toContain('January 16, 2027');
    expect(rest).not.toContain('0 days');
    expect(unread).toEqual([]);
    expect((await joins('in spring', '31/01/2027', '')).rest).toContain('February 1, 2027');
    expect((await joins('in spring', '', '')).unread).toEqual(['in spring']);
    // Also where another day has passed.
    expect((await joins('soon', '31/01/2020', '')).unread).toEqual(['soon']);
    expect((await joins('31/01/2020', 'soon', '')).unread).toEqual(['soon']);
  });

  it('is at once where a day says so and no notice period is given', async () => {
    for (const told of [await joins('Immediate', '', ''), await joins('', 'Immediate joiner', '')]) {
      expect(told.rest).toContain('0 days');
      expect(told.unread).toEqual([]);
    }
    expect((await joins('Immediate', '', '30 days')).rest).toContain('30 days');
    // Also where the file has no column of notice periods.
    const { data } = await send(['name,email,phone,exp,DOJ', 'A Rao,a@old.example,9845012345,3,Immediate']);
    expect(data.preview.columns).toContain('notice period');
  });
});

describe('a day that is over', () => {
  const stored = async (doj: string, lwd: string, notice: string) => {
    await app.reset();
    const { data } = await send(
      [`name,email,phone,exp,DOJ,LWD,NP`, `Asha Rao,asha@old.example,9845012345,3,${doj},${lwd},${notice}`],
      [],
      false,
    );
    const [person] = await db.select().from(candidates);
    const { joining_date, days_to_join } = person!;
    return { joining_date, days_to_join, blank: data.left_blank.map(({ column }) => column) };
  };
  const nothing = { joining_date: null, days_to_join: null };

  it('makes nobody overdue who promised nothing: it stays blank, and is told', async () => {
    expect(await stored('31/01/2020', '', '')).toEqual({ ...nothing, blank: ['joining date'] });
    expect(await stored('', '31/01/2020', '')).toEqual({ ...nothing, blank: ['last working day'] });
    expect(await stored('', '', 'LWD 15/01/2020')).toEqual({ ...nothing, blank: ['notice period'] });
    // Who works for the last time today can come tomorrow.
    const today = app.clock.today();
    expect(await stored('', today, '')).toMatchObject({ joining_date: addDays(today, 1), blank: [] });
    expect(await stored('', addDays(today, -2), '')).toMatchObject(nothing);
  });

  it('does not stand before what the row says besides', async () => {
    const days = { joining_date: null, days_to_join: 60, blank: ['joining date'] };
    expect(await stored('31/01/2020', '', '2 months')).toEqual(days);
    expect(await stored('31/01/2020', '31/01/2097', '')).toEqual({
      joining_date: '2097-02-01',
      days_to_join: null,
      blank: [],
    });
    expect(await stored('31/01/2020', 'Immediate', '')).toMatchObject({
      joining_date: null,
      days_to_join: 0,
    });
  });

  it('of a job is that of the job', async () => {
    const { data } = await app.as('hr').call(legacyImportRoutes.table, {
      body: { kind: 'jobs', dry_run: true },
      files: { file: new File(['title,status,joining_date\nNurse,closed,2020-01-31'], 'old.csv') },
    });
    expect(data).toMatchObject({ right: 1, left_blank: [] });
    expect(data.preview.rows[0]?.cells).toContain('January 31, 2020');
  });
});

describe('a notice period', () => {
  it('stays a number of days, which no day makes overdue', async () => {
    await send(['name,email,phone,exp,Notice', 'Asha Rao,asha@old.example,9845012345,3,30 days'], [], false);
    expect(await db.select().from(candidates)).toMatchObject([{ joining_date: null, days_to_join: 30 }]);
    const listed = async () => (await app.as('hr').call(candidateRoutes.list, {})).data.items;
    expect(await listed()).toMatchObject([{ days_to_join: 30 }]);
    app.clock.set(new Date(Date.now() + 400 * 24 * 60 * 60 * 1000));
    expect(await listed()).toMatchObject([{ days_to_join: 30 }]);
  });
});

describe('what is too long for its field', () => {
  const told = async (column: string, cell: string) => {
    const { data } = await send(
      [`name,email,phone,exp,${column}`, `Asha Rao,asha@old.example,9845012345,3,"${cell}"`],
      [],
      false,
    );
    const [stored] = await db.select().from(candidates);
    const unread = data.unread.map(({ written, message, partly }) => ({ written, message, partly }));
    return { stored, unread };
  };

  it('of skills leaves out those alone', async () => {
    const long = `Has worked with ${'many '.repeat(20)}tools`;
    const { stored, unread } = await told('skills', `${long},Java`);
    expect(stored?.skills).toEqual(['Java']);
    const written = `${long.slice(0, 60)}…`;
    expect(unread).toEqual([{ written, message: importMessages.legacy.skillsLeftOut, partly: true }]);
  });

  it('of more skills than somebody can have keeps the first', async () => {
    const { stored, unread } = await told(
      'skills',
      Array.from({ length: 102 }, (_, at) => `Skill ${at}`).join(','),
    );
    expect(stored?.skills).toHaveLength(100);
    expect(unread).toMatchObject([{ written: 'Skill 100, Skill 101' }]);
  });

  it.each(['remarks', 'resume_summary'] as const)('of %s keeps the beginning', async (column) => {
    const { stored, unread } = await told(column, 'x'.repeat(5001));
    expect(stored?.[column]).toBe('x'.repeat(5000));
    expect(unread).toMatchObject([{ message: importMessages.legacy.tooLong, partly: true }]);
  });
});

describe('a column of the file', () => {
  const header = 'Name,Email,Phone,Exp,Works For,CTC,Company';
  const line = 'Asha Rao,asha@old.example,9845012345,3,Infosys,Pune,Old Employer';

  it('is told with the field for which it is taken', async () => {
    const { data } = await send([`${header},,error`, `${line},,`]);
    expect(data.columns.map(({ at, name, field }) => [at, name, field])).toEqual([
      [0, 'Name', 'name'],
      [1, 'Email', 'email'],
      [2, 'Phone', 'phone'],
      [3, 'Exp', 'experience_years'],
      [4, 'Works For', null],
      [5, 'CTC', 'current_ctc'],
      [6, 'Company', 'current_company'],
    ]);
  });

  it('is taken for what was chosen, in the dry run and in the import', async () => {
    const columns = [
      { at: 4, field: 'current_company' },
      { at: 5, field: 'current_city' },
    ];
    const dry = await send([header, line], columns);
    expect(dry.data).toMatchObject({ right: 1, ignored: ['Company'] });
    expect(dry.data.renamed).toContainEqual({ column: 'CTC', taken_for: 'city' });
    await send([header, line], columns, false);
    expect((await db.select().from(candidates))[0]).toMatchObject({
      current_company: 'Infosys',
      current_city: 'Pune',
      current_ctc: null,
    });
  });

  it('stays out when nothing was chosen for it, even where its name is known', async () => {
    const { data } = await send(
      [header, line],
      [
        { at: 5, field: null },
        { at: 6, field: null },
      ],
      false,
    );
    expect(data.ignored).toEqual(['Works For', 'CTC', 'Company']);
    expect((await db.select().from(candidates))[0]?.current_company).toBeNull();
  });

  it('can be chosen for one that the file lacks; the refusal says which columns there are', async () => {
    const lacking = ['Name,Email,Number,Exp', 'Asha Rao,asha@old.example,9845012345,3'];
    const { status, error } = await send(lacking);
    expect(status).toBe(400);
    expect(error?.current).toMatchObject({
      columns: [{ at: 0 }, { at: 1 }, { at: 2, field: null }, { at: 3 }],
    });
    expect((await send(lacking, [{ at: 2, field: 'phone' }])).data).toMatchObject({ right: 1 });
    // What no field is called stays out, and a column that the file has not is passed over.
    const odd = await send(
      [header, line],
      [
        { at: 4, field: 'constructor' },
        { at: 5, field: null },
        { at: 99, field: 'phone' },
      ],
    );
    expect(odd.data).toMatchObject({ right: 1, ignored: ['Works For', 'CTC'] });
  });
});
