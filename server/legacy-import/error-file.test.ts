import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { findLegacyColumns, legacyFields } from '#contract/legacy-columns.ts';
import { importMessages, twiceInFile } from '#contract/import-messages.ts';
import { legacyImportRoutes } from '#contract/legacy-import.ts';
import { candidates } from '../db/schema.ts';
import { createTestApp } from '../test/app.ts';

const app = await createTestApp();
beforeEach(() => app.reset());
afterAll(() => app.close());

interface Choice {
  at: number;
  field: string | null;
}
const send = async (
  text: string,
  { dry_run = true, columns = [] }: { dry_run?: boolean; columns?: Choice[] } = {},
) => {
  const { data } = await app.as('hr').call(legacyImportRoutes.table, {
    body: { kind: 'candidates', dry_run, only_right: true, columns },
    files: { file: new File([text], 'old.csv', { type: 'text/csv' }) },
  });
  return data;
};
/** The error file of a table whose wrong rows have “lots” for their years, once that is put right. */
const corrected = async (lines: string[], columns: Choice[] = []) => {
  const { error_file } = await send(lines.join('\n'), { columns });
  return error_file?.replaceAll('lots', '3') ?? '';
};
const daysOf = async () => {
  const rows = await app.database.db.select().from(candidates).orderBy(candidates.name);
  return rows.map(({ created_at }) => created_at.toISOString().slice(0, 10));
};

describe('an error file that comes back corrected', () => {
  it('has each day as it was read in the whole table, whatever the rows that are left look like', async () => {
    const dates = ['3/4/2025', '4/5/2025', '25/3/2025', '4/13/2025'];
    const lines = [
      'Name,Email,Phone,Exp,Created At',
      ...dates.map(
        (day, at) => `Old ${at},old${at}@old.example,98450${10_000 + at},${at === 2 ? 3 : 'lots'},${day}`,
      ),
    ];
    const file = await corrected(lines);
    expect(file).toContain('3-Apr-2025');
    expect(file).toContain(',4/13/2025,');
    await send(lines.join('\n'), { dry_run: false });
    const again = await send(file, { dry_run: false });
    expect(again).toMatchObject({ imported: 3, wrong: 0 });
    expect((await daysOf()).slice(0, 3)).toEqual(['2025-04-03', '2025-05-04', '2025-03-25']);
  });

  it('keeps times, days with the month first, and what Excel would read anew', async () => {
    const lines = [
      'Name,Email,Phone,Exp,Created At,LWD',
      'A Rao,a@old.example,+919845010001,lots,03/05/2024 10:30,2056-05-03',
      'B Rao,b@old.example,98450 10002,lots,2024-05-03 18:40:00+05:30,03/04/2056 (asked)',
      'C Rao,c@old.example,9845010003,3,3/25/2024,',
    ];
    const file = await corrected(lines);
    expect(file.split('\r\n').slice(1, 3)).toEqual([
      expect.stringMatching(/^A Rao,a@old\.example,\+91 98450 10001,3,2024-03-05T10:30,3-May-2056,/),
      expect.stringMatching(
        /^B Rao,b@old\.example,98450 10002,3,2024-05-03T18:40:00\+05:30,4-Mar-2056 \(asked\),/,
      ),
    ]);
    const whole = await send(lines.join('\n').replaceAll('lots', '3'));
    const { preview } = await send(file);
    expect(preview.rows).toHaveLength(2);
    expect(preview.rows.map(({ cells }) => cells)).toEqual(
      whole.preview.rows.slice(0, 2).map(({ cells }) => cells),
    );
  });

  it('says at once all that is wrong with a row: a day that could stay blank, too, and who else has the phone', async () => {
    const { problems } = await send(
      [
        'Name,Email,Phone,Exp,Created At',
        'A Rao,a@old.example,9845010001,3,25/3/2025',
        'B Rao,,98450 10001,lots,4/13/2025',
        'C Rao,,9845010003,3,',
        'D Rao,d@old.example,9845010003,3,',
        'E Rao,,9845010003,3,',
      ].join('\n'),
    );
    const said = (line: number) => problems.find((row) => row.line === line)?.message ?? '';
    expect(said(3)).toContain('e-mail is required; experience “lots”');
    expect(said(3)).toContain(`“4/13/2025”: ${importMessages.legacy.instantForm}`);
    expect(said(3)).toContain(twiceInFile([{ line: 2, by: ['phone'] }]));
    expect(said(4)).toBe(`e-mail is required. ${twiceInFile([{ line: 5, by: ['phone'] }])}`);
    expect(said(6)).toBe(`e-mail is required. ${twiceInFile([{ line: 4, by: ['phone'] }])}`);
    expect(said(5)).toBe('');
  });

  it('has columns that are taken for the same again, also those that were chosen or left out by hand', async () => {
    const lines = [
      'Name,Email,Handy,Phone,Exp,Remarks,Their Town',
      'A Rao,a@old.example,9845010001,office,lots,private,Pune',
    ];
    const chosen = [
      { at: 2, field: 'phone' },
      { at: 3, field: null },
      { at: 5, field: null },
      { at: 6, field: 'current_city' },
    ];
    const file = await corrected(lines, chosen);
    const before = await send(lines.join('\n').replace('lots', '3'), { columns: chosen });
    const { columns, preview } = await send(file);
    expect(columns.map(({ field }) => field)).toEqual(before.columns.map(({ field }) => field));
    expect(preview.rows).toHaveLength(1);
    expect(preview.rows[0]?.cells).toEqual(before.preview.rows[0]?.cells);
    expect(columns.map(({ name }) => name)).toContain('Remarks (not taken over)');
  });

  it('brings words that begin like a formula as they were written', async () => {
    const words = '- asked for 12; -will think @home';
    const file = await corrected([
      'Name,Email,Phone,Exp,Remarks',
      `A Rao,a@old.example,9845010001,lots,${words}`,
    ]);
    expect(file).toContain("'- asked for 12; '-will think @home");
    await send(file, { dry_run: false });
    const [row] = await app.database.db.select().from(candidates);
    expect(row?.remarks).toBe(words);
  });

  it.each(['candidates', 'jobs'] as const)('of %s can call each column by its label', (kind) => {
    for (const { field, label } of legacyFields(kind)) {
      const beside = kind === 'candidates' && ['stage', 'interview_at'].includes(field) ? ['job'] : [];
      expect(findLegacyColumns(kind, [label, ...beside]).found.get(field) ?? label).toBe(
        field === 'company_name' ? label : 0,
      );
    }
  });
});
