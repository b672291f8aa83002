import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { legacyImportRoutes } from '#contract/legacy-import.ts';
import { auditLog, candidates } from '../db/schema.ts';
import { createTestApp } from '../test/app.ts';
import { buildCandidate } from '../test/factories.ts';

const app = await createTestApp();
beforeEach(() => app.reset());
afterAll(() => app.close());

const { db } = app.database;

const send = async (lines: string[], { dry_run = false, fill_empty = true, only_right = false } = {}) => {
  const { data } = await app.as('hr').call(legacyImportRoutes.table, {
    body: { kind: 'candidates', dry_run, fill_empty, only_right },
    files: { file: new File([lines.join('\n')], 'old.csv', { type: 'text/csv' }) },
  });
  return data;
};

const HEADER = 'name,email,phone,exp,rel exp,city,company,ctc,np,doj,skills,source,referred by,remarks';
const line = (cells: string, email = 'asha@old.example') => `Another Name,${email},9845012345,9,${cells}`;
const FULL = line('7,Pune,Infosys,9,30,2097-01-01,Java,Referral,Ravi,Calls back');
const BARE = {
  email: 'ASHA@old.example',
  phone: '+91 98450 12345',
  name: 'Asha Rao',
  experience_years: 5,
  relevant_experience_years: null,
  current_city: 'Kochi',
  current_company: null,
  current_ctc: null,
  days_to_join: null,
  joining_date: null,
  skills: [],
  found_through: null,
  remarks: null,
};
const asha = async () => (await db.select().from(candidates))[0]!;

describe('what is empty of those who are here already', () => {
  it('is told in a dry run and filled in when that is asked for; what is known stays', async () => {
    const { id, version } = await buildCandidate(app, BARE);
    expect(await send([HEADER, FULL], { dry_run: true })).toMatchObject({ known: 1, fillable: 1, filled: 0 });
    expect(await send([HEADER, FULL], { fill_empty: false })).toMatchObject({ fillable: 1, filled: 0 });
    expect(await asha()).toMatchObject({ current_company: null, version });
    expect(await send([HEADER, FULL])).toMatchObject({ known: 1, imported: 0, filled: 1 });
    expect(await asha()).toMatchObject({
      name: 'Asha Rao',
      experience_years: 5,
      // More than all her years is not believed.
      relevant_experience_years: null,
      current_city: 'Kochi',
      current_company: 'Infosys',
      current_ctc: 900_000,
      joining_date: '2097-01-01',
      skills: ['Java'],
      found_through: 'referral',
      referred_by: 'Ravi',
      remarks: 'Calls back',
      version: version + 1,
    });
    const [audit] = await db.select().from(auditLog).where(eq(auditLog.action, 'candidate.update'));
    expect(audit).toMatchObject({ record_id: id });
    expect(JSON.stringify(audit)).toContain('current_company');
    expect(JSON.stringify(audit)).not.toContain('Infosys');
    // There is nothing left to fill in.
    expect(await send([HEADER, FULL])).toMatchObject({ fillable: 0, filled: 0 });
  });

  it('stays empty where it would take the place of something, or is not theirs', async () => {
    await buildCandidate(app, {
      ...BARE,
      days_to_join: 15,
      submission_type: 'vendor',
      company_name: 'Bridge',
    });
    await send([HEADER, FULL]);
    expect(await asha()).toMatchObject({ days_to_join: 15, joining_date: null, found_through: null });
  });

  it('is filled in with those who are new, all or nothing, and by the first line of each', async () => {
    await buildCandidate(app, BARE);
    const fresh = 'Ravi Kale,ravi@old.example,9845099999,3,,,,,,,,,,';
    const lines = [HEADER, FULL, FULL.replace('Infosys', 'Wipro'), fresh, `${fresh.replace('Kale', 'K')},`];
    const wrong = await send([...lines, 'X,no-mail,1,1,,,,,,,,,,']);
    expect(wrong).toMatchObject({ imported: 0, filled: 0, came_in: [] });
    expect((await asha()).current_company).toBeNull();
    const done = await send([HEADER, FULL, FULL.replace('Infosys', 'Wipro'), fresh]);
    expect(done).toMatchObject({ imported: 1, filled: 1, came_in: [{ name: 'Ravi Kale' }] });
    const [first] = await db.select().from(candidates).where(eq(candidates.name, 'Asha Rao'));
    expect(first?.current_company).toBe('Infosys');
  });

  it('is not filled in where e-mail and phone are of two people', async () => {
    await buildCandidate(app, { ...BARE, phone: '+91 98450 00001' });
    await buildCandidate(app, { phone: '+91 98450 12345', current_company: null });
    expect(await send([HEADER, FULL])).toMatchObject({ known: 1, fillable: 0, filled: 0 });
  });

  it('is not filled in by somebody who only has their phone or e-mail', async () => {
    await buildCandidate(app, BARE);
    const suresh = 'Suresh Patil,suresh@x.example,9845012345,9,7,Pune,Infosys,9,30,,Java,Referral,Ravi,His';
    expect(await send([HEADER, suresh])).toMatchObject({ known: 1, fillable: 0, filled: 0, imported: 0 });
    const meera = 'Meera Patil,asha@old.example,9845099999,9,7,Pune,Infosys,9,30,,Java,Referral,Ravi,Hers';
    expect(await send([HEADER, meera])).toMatchObject({ known: 1, fillable: 0, filled: 0, imported: 0 });
    expect(await asha()).toMatchObject({ current_company: null, remarks: null });
    // A new number makes nobody another person.
    const herself = meera.replace('Meera Patil', 'ASHA  RAO');
    expect(await send([HEADER, herself])).toMatchObject({ fillable: 1, filled: 1 });
    expect(await asha()).toMatchObject({ current_company: 'Infosys', remarks: 'Hers' });
  });

  it('is filled in by a joining date only while that lies ahead, else by the days', async () => {
    await buildCandidate(app, BARE);
    await send([HEADER, line(',,,,30,2019-04-01,,,,')]);
    expect(await asha()).toMatchObject({ joining_date: null, days_to_join: 30 });
  });

  it('is not filled in by an old summary, which would stand for a newer resume', async () => {
    await buildCandidate(app, { ...BARE, resume_summary: null });
    const header = 'name,email,phone,exp,summary,company';
    await send([header, 'Asha Rao,asha@old.example,9845012345,5,Of long ago,Infosys']);
    expect(await asha()).toMatchObject({ current_company: 'Infosys', resume_summary: null });
  });

  it('tells what cannot be read of what would be filled in, and the rows of which nothing is', async () => {
    await buildCandidate(app, BARE);
    await buildCandidate(app, { email: 'ravi@old.example', phone: '+91 98450 99999', current_company: null });
    const lines = [
      HEADER,
      line('lots,,Infosys,lots,,,Java,,,'),
      'Ravi Kale,ravi@old.example,9845099999,many,,,Wipro,,,,,,,',
    ];
    const told = {
      known: 2,
      wrong: 0,
      fillable: 1,
      unread: [
        { line: 2, name: 'Another Name', column: 'relevant experience', written: 'lots' },
        { line: 2, name: 'Another Name', column: 'current CTC', written: 'lots' },
      ],
      unread_cells: 2,
      unfilled: [{ line: 3, name: 'Ravi Kale' }],
      unfilled_rows: 1,
    };
    expect(await send(lines, { dry_run: true, fill_empty: false })).toMatchObject(told);
    const unasked = await send(lines, { fill_empty: false });
    expect(unasked).toMatchObject({ unread_cells: 0, unfilled_rows: 0 });
    expect(await send(lines)).toMatchObject({ ...told, filled: 1 });
    // What is known by now is not missed, what cannot be read still is.
    const left = [HEADER, line('4,Hilltown,Infosys,lots,,,Java,,,')];
    expect(await send(left, { dry_run: true })).toMatchObject({ fillable: 1, unread_cells: 1 });
    await db.update(candidates).set({ current_ctc: 500_000 });
    expect(await send(left, { dry_run: true })).toMatchObject({ unread_cells: 0 });
  });

  it('is filled in a part of the people at a time, so that nobody waits for all of them', async () => {
    const many = Array.from({ length: 201 }, (_, at) => `P ${at},p${at}@old.example,${9_845_000_000 + at},3`);
    await send(['name,email,phone,exp', ...many]);
    const done = await send(['name,email,phone,exp,company', ...many.map((each) => `${each},Infosys`)]);
    expect(done).toMatchObject({ fillable: 201, filled: 201 });
    const by = await db.selectDistinct({ transaction: sql`${candidates}.xmin::text` }).from(candidates);
    expect(by).toHaveLength(2);
  });
});
