import { parseCsv } from 'hucre/csv';
import { readXlsx } from 'hucre/xlsx';
import { unzipSync, strFromU8 } from 'fflate';
import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { candidateRoutes } from '#contract/candidates.ts';
import { limits } from '#contract/limits.ts';
import { formatPhone } from '#contract/phone.ts';
import type { RouteCall } from '#contract/route.ts';
import { auditLog, profiles } from '../db/schema.ts';
import { createTestApp, type Person } from '../test/app.ts';
import { buildAssignment, buildCandidate } from '../test/factories.ts';
import { buildJob } from '../test/factories.job.ts';

const app = await createTestApp();
beforeEach(async () => {
  await app.reset();
  app.clock.set(new Date('2026-11-20T20:00:00Z'));
});
afterAll(() => app.close());

type Query = NonNullable<RouteCall<typeof candidateRoutes.export>['query']>;
const ask = (query: Query, who: Person = 'hr') => app.as(who).call(candidateRoutes.export, { query });

/** The rows of a CSV export by the names of their columns. */
async function csvRows(query: Query = {}): Promise<Record<string, string>[]> {
  const { response } = await ask({ ...query, format: 'csv' });
  const [headers = [], ...rows] = parseCsv(await response.text());
  return rows.map((row) =>
    Object.fromEntries(headers.map((header, index) => [String(header), String(row[index])])),
  );
}

async function sheet(query: Query = {}) {
  const { response } = await ask({ ...query, format: 'xlsx' });
  const bytes = new Uint8Array(await response.arrayBuffer());
  const { sheets } = await readXlsx(bytes);
  const [headers = [], ...rows] = sheets[0]!.rows;
  const xml = strFromU8(unzipSync(bytes)['xl/worksheets/sheet1.xml']!);
  return {
    rows: rows.map((row) => Object.fromEntries(headers.map((name, i) => [String(name), row[i]]))),
    xml,
  };
}

/** Someone whose every text would run as a formula where it could. */
const attacker = () =>
  buildCandidate(app, {
    name: '=HYPERLINK("http://evil.example","Bala")',
    email: '+cmd@example.com',
    phone: '+91 98765 43210',
    current_city: '-2+3',
    current_position: '@SUM(A1)',
    current_company: '\t=1+1',
    preferred_location: '\r=1+1',
    skills: ['=1+1', 'SQL'],
    submission_type: 'vendor',
    company_name: '＝1+1',
  });

/** The full name of one of the test's people. */
async function nameOf(who: Exclude<Person, 'nobody'>): Promise<string> {
  const rows = await app.database.db
    .select()
    .from(profiles)
    .where(eq(profiles.user_id, await app.userId(who)));
  return rows[0]!.full_name;
}

describe('an export of candidates', () => {
  it('holds everybody whom the filters leave, in the order of the list, not a page of them', async () => {
    for (let n = 0; n < 60; n += 1)
      await buildCandidate(app, {
        name: `Person ${String(n).padStart(2, '0')}`,
        skills: [n % 2 ? 'SQL' : 'Java'],
      });
    const rows = await csvRows({ skills: 'sql', sort: '-name' });
    expect(rows).toHaveLength(30);
    expect(rows[0]?.['Name']).toBe('Person 59');
    expect((await sheet({ skills: 'sql', sort: '-name' })).rows.map((row) => row['Name'])).toEqual(
      rows.map((row) => row['Name']),
    );
  });

  it('holds those only who work there and were added then, in either format', async () => {
    const infosys = { current_position: 'Architect', current_company: 'Infosys' };
    await buildCandidate(app, { name: 'Asha', ...infosys, created_at: new Date('2026-11-20T18:30:00Z') });
    await buildCandidate(app, { name: 'Bina', ...infosys, created_at: new Date('2026-11-20T18:29:59Z') });
    await buildCandidate(app, { name: 'Chitra', created_at: new Date('2026-11-20T18:30:00Z') });
    const query = { employment: 'infosys architect', added: 'today' } as const;
    expect((await csvRows(query)).map((row) => row['Name'])).toEqual(['Asha']);
    expect((await sheet(query)).rows.map((row) => row['Name'])).toEqual(['Asha']);
    const rows = await app.database.db.select().from(auditLog).where(eq(auditLog.action, 'candidate.export'));
    expect(rows.map(({ fields }) => fields.join(', ')).toSorted()).toEqual([
      'csv, 1 row, employment, added',
      'xlsx, 1 row, employment, added',
    ]);
    expect(JSON.stringify(rows)).not.toMatch(/infosys/i);
  });

  it('holds those only who were chosen, of those whom the filters leave', async () => {
    const people = [];
    for (const name of ['Asha', 'Bina', 'Chitra']) people.push(await buildCandidate(app, { name }));
    const ids = people
      .slice(1)
      .map(({ id }) => id)
      .join(',');
    expect((await csvRows({ ids, sort: 'name' })).map((row) => row['Name'])).toEqual(['Bina', 'Chitra']);
    expect((await csvRows({ ids, search: 'bina' })).map((row) => row['Name'])).toEqual(['Bina']);
    for (const none of ['x', '', ',', ' ']) expect((await ask({ ids: none })).status).toBe(422);
  });

  it('is of more who were chosen than an address holds, sent as a body by those who may', async () => {
    const ids: string[] = [];
    for (let n = 0; n <= limits.exportChosen; n += 1)
      ids.push((await buildCandidate(app, { name: `Person ${String(n).padStart(3, '0')}` })).id);
    await buildCandidate(app, { name: 'Not chosen' });
    const send = (chosen: string[], who: Person = 'recruiter') =>
      app.as(who).call(candidateRoutes.exportChosen, { body: { ids: chosen, sort: '-name', format: 'csv' } });
    const [, ...rows] = parseCsv(await (await send(ids)).response.text());
    expect([rows.length, rows[0]?.[0]]).toEqual([ids.length, 'Person 100']);
    const audited = await app.database.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.action, 'candidate.export'));
    expect(audited.map(({ fields }) => fields)).toEqual([['csv', '101 rows', 'ids']]);
    expect((await send([])).status).toBe(422);
    const tooMany = Array.from({ length: limits.chosenAtOnce + 1 }, () => ids[0]!);
    expect((await send(tooMany)).status).toBe(422);
    expect((await send(ids, 'vendor')).status).toBe(403);
  });

  it('goes on beyond what is read at once, with everybody there once', async () => {
    const { db } = app.database;
    await db.execute(
      `insert into candidates (id, name, email, phone, recommendation_reason, created_at)
       select gen_random_uuid(), 'Person ' || i, 'p' || i || '@example.com', '+91 90000 ' || (10000 + i), 'Good.', now()
       from generate_series(1, 1203) i`,
    );
    const rows = await csvRows({ sort: 'joining' });
    expect(rows).toHaveLength(1203);
    expect(new Set(rows.map((row) => row['Email'])).size).toBe(1203);
  });

  it('is named after the day, in the time zone of the office', async () => {
    for (const [format, type] of [
      ['csv', 'text/csv; charset=utf-8'],
      ['xlsx', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
    ] as const) {
      const { response } = await ask({ format });
      expect(response.headers.get('content-type')).toBe(type);
      expect(response.headers.get('content-disposition')).toContain(
        `attachment; filename="candidates-2026-11-21.${format}"`,
      );
    }
  });

  it('runs nothing that somebody typed, in either format, and says it readably', async () => {
    await attacker();
    const { response } = await ask({ format: 'csv' });
    for (const cell of parseCsv(await response.text()).flat())
      expect(String(cell)).not.toMatch(/^[=+\-@|\t\r＝]/);
    const { rows, xml } = await sheet();
    expect(xml).not.toContain('<f>');
    for (const cell of Object.values(rows[0] ?? {})) expect(String(cell)).not.toMatch(/^[=+\-@|\t\r＝]/);
    expect(rows[0]).toMatchObject({
      Name: `'=HYPERLINK("http://evil.example","Bala")`,
      Phone: '(+91) 98765 43210',
      'Vendor Company': `'＝1+1`,
    });
    // Who brings the file in again has the number that was there.
    expect(formatPhone(String(rows[0]?.['Phone']))).toBe('+91 98765 43210');
  });

  it('tells the vendor company to HR alone, and narrows nothing down by it for others', async () => {
    await buildCandidate(app, { name: 'Asha' });
    await buildCandidate(app, { name: 'Bala', submission_type: 'vendor', company_name: 'Talent Bridge' });
    expect(await csvRows({ company: 'Talent Bridge' })).toMatchObject([
      { Name: 'Bala', 'Vendor Company': 'Talent Bridge' },
    ]);
    for (const format of ['csv', 'xlsx'] as const) {
      const { response } = await ask({ company: 'Talent Bridge', sort: 'name', format }, 'recruiter');
      const bytes = new Uint8Array(await response.arrayBuffer());
      const rows =
        format === 'csv' ? parseCsv(strFromU8(bytes).slice(1)) : (await readXlsx(bytes)).sheets[0]!.rows;
      expect(rows.slice(1).map(([name]) => name)).toEqual(['Asha', 'Bala']);
      expect(rows[0]).toEqual(expect.arrayContaining(['Source', 'Added On']));
      expect(rows[0]).not.toContain('Vendor Company');
      expect(JSON.stringify(rows)).not.toContain('Talent Bridge');
      for (const row of rows) expect(row).toHaveLength(rows[0]!.length);
    }
  });

  it('runs nothing either where semicolons or tabs separate cells', async () => {
    await buildCandidate(app, {
      name: 'Bala;=HYPERLINK("http://evil.example")',
      current_company: 'Acme\t+1+1',
      current_position: 'Lead; @SUM(A1);;-1',
      current_city: 'Pune\n=1+1',
      preferred_location: 'Pune; Mumbai - Thane',
      current_ctc: 1_250_000,
    });
    const { response } = await ask({ format: 'csv' });
    const text = await response.text();
    const lines = text.trimEnd().split('\r\n');
    for (const line of lines) expect(line).toMatch(/^\uFEFF?"(?:[^"]|"")*"(?:,"(?:[^"]|"")*")+$/);
    for (const cell of text.split(/[;\t\n]/)) expect(cell).not.toMatch(/^ *[=+\-@]/);
    expect((await csvRows())[0]).toMatchObject({
      Name: `Bala;'=HYPERLINK("http://evil.example")`,
      'Current Company': `Acme\t'+1+1`,
      'Current Position': `Lead; '@SUM(A1);;'-1`,
      'Preferred Location': 'Pune; Mumbai - Thane',
      'Current CTC (₹)': '1250000',
    });
    expect((await sheet()).rows[0]?.['Name']).toBe(`Bala;'=HYPERLINK("http://evil.example")`);
  });

  it('is a CSV that Excel reads in the right alphabet, quotes and line breaks kept', async () => {
    await buildCandidate(app, { name: 'अनीता "Anu" Rao, MBA', current_company: 'Two\nlines' });
    const { response } = await ask({ format: 'csv' });
    const bytes = new Uint8Array(await response.arrayBuffer());
    expect(bytes.slice(0, 3)).toEqual(new Uint8Array([0xef, 0xbb, 0xbf]));
    const [row] = await csvRows();
    expect(row).toMatchObject({ Name: 'अनीता "Anu" Rao, MBA', 'Current Company': 'Two\nlines' });
  });

  it('holds amounts and days as what they are, with the jobs and their stages', async () => {
    const job = await buildJob(app);
    const { id } = await buildCandidate(app, {
      joining_date: '2026-12-01',
      current_ctc: 1_250_000,
      expected_ctc: null,
      created_at: new Date('2026-11-19T20:30:00Z'),
    });
    await buildAssignment(app, { candidate_id: id, job_id: job.id }, { status: 'interview_scheduled' });
    const { rows } = await sheet();
    expect(rows[0]).toMatchObject({
      'Current CTC (₹)': 1_250_000,
      'Joining Days': 10,
      Jobs: `${job.jd_id} (Interview Scheduled)`,
      Source: 'Internal',
    });
    expect(rows[0]?.['Expected CTC (₹)'] ?? null).toBeNull();
    expect(rows[0]?.['Joining Date']).toEqual(new Date('2026-12-01T00:00:00Z'));
    expect(rows[0]?.['Added On']).toEqual(new Date('2026-11-20T00:00:00Z'));
    expect((await csvRows())[0]).toMatchObject({
      'Current CTC (₹)': '1250000',
      'Joining Date': '2026-12-01',
      'Added On': '2026-11-20',
    });
  });

  it('tells how people stand in the job that is asked about, else where they have come furthest, and who put them there', async () => {
    const [asked, newer] = [await buildJob(app), await buildJob(app)];
    const { id } = await buildCandidate(app);
    const recruiter = await app.userId('recruiter');
    await buildAssignment(
      app,
      { candidate_id: id, job_id: asked.id },
      {
        status: 'offer_released',
        interview_at: new Date('2026-11-12T09:05:00Z'),
        offered_ctc: 1_450_000,
        joining_on: '2026-12-15',
        assigned_by: recruiter,
        assigned_at: new Date('2026-11-10T06:00:00Z'),
      },
    );
    await buildAssignment(
      app,
      { candidate_id: id, job_id: newer.id },
      {
        status: 'submitted',
        assigned_by: await app.userId('hr'),
        assigned_at: new Date('2026-11-18T06:00:00Z'),
      },
    );
    const names = [
      'Status Since',
      'Days Waiting',
      'Interview',
      'Offered CTC (₹)',
      'Agreed Joining Date',
      'Recruiter',
    ];
    const { response } = await ask({ format: 'csv' });
    expect(parseCsv(await response.text())[0]?.slice(-7)).toEqual(['Added On', ...names]);
    const [row] = await csvRows({ job_id: asked.id });
    expect(names.slice(2).map((name) => row?.[name])).toEqual([
      '2026-11-12 14:35',
      '1450000',
      '2026-12-15',
      await nameOf('recruiter'),
    ]);
    expect(row?.['Status Since']).toMatch(/^2026-11-\d\d$/);
    expect(row?.['Days Waiting']).toMatch(/^\d+$/);
    const [inNewer] = await csvRows({ job_id: newer.id });
    expect(names.slice(2).map((name) => inNewer?.[name])).toEqual(['', '', '', await nameOf('hr')]);
    const [furthest] = await csvRows();
    expect(furthest).toMatchObject({ ...row });
    const { rows } = await sheet({ job_id: asked.id });
    expect(rows[0]).toMatchObject({
      'Offered CTC (₹)': 1_450_000,
      'Agreed Joining Date': new Date('2026-12-15T00:00:00Z'),
    });
  });

  it("tells a vendor's recruiter to HR alone", async () => {
    const { id } = await buildCandidate(app);
    const vendor = {
      source: 'vendor',
      company_name: 'Talent Bridge',
      assigned_by: await app.userId('vendor'),
    } as const;
    await buildAssignment(app, { candidate_id: id, job_id: (await buildJob(app)).id }, vendor);
    expect((await csvRows())[0]?.['Recruiter']).toBe(await nameOf('vendor'));
    const { response } = await ask({ format: 'csv' }, 'recruiter');
    expect(await response.text()).not.toContain(await nameOf('vendor'));
  });

  it('counts no days to join for whom nobody waits any more', async () => {
    for (const status of ['rejected', 'joined', 'on_hold'] as const) {
      const { id } = await buildCandidate(app, { name: status, joining_date: '2026-11-11' });
      const job = await buildJob(app);
      await buildAssignment(app, { candidate_id: id, job_id: job.id }, { status });
    }
    const rows = (await csvRows()).map((row) => [
      row['Name'],
      { days: row['Joining Days'], day: row['Joining Date'] },
    ]);
    expect(Object.fromEntries(rows)).toEqual({
      rejected: { days: '', day: '2026-11-11' },
      joined: { days: '', day: '2026-11-11' },
      on_hold: { days: '-10', day: '2026-11-11' },
    });
  });

  it('of nobody is a file with its headings', async () => {
    expect((await ask({ format: 'xlsx', search: 'nobody' })).status).toBe(200);
    const { response } = await ask({ format: 'csv', search: 'nobody' });
    expect(parseCsv(await response.text())).toHaveLength(1);
  });

  it('is written down with who, how many and by which filters, never with values', async () => {
    await buildCandidate(app, { name: 'Asha Menon' });
    await ask({ format: 'csv', search: 'asha', cities: 'Pune' }, 'recruiter');
    const rows = await app.database.db.select().from(auditLog).where(eq(auditLog.action, 'candidate.export'));
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({
      actor_id: await app.userId('recruiter'),
      fields: ['csv', '1 row', 'search', 'cities'],
    });
    expect(JSON.stringify(rows[0])).not.toMatch(/asha|Pune/i);
  });

  it('is for those who see the list: HR and internal recruiters', async () => {
    expect((await ask({}, 'hr')).status).toBe(200);
    expect((await ask({}, 'recruiter')).status).toBe(200);
    expect((await ask({}, 'vendor')).status).toBe(403);
    expect((await app.as('nobody').call(candidateRoutes.export, {})).status).toBe(401);
  });
});
