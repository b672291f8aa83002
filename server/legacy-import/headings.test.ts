import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { importMessages } from '#contract/import-messages.ts';
import { type LegacyKind, legacyImportRoutes } from '#contract/legacy-import.ts';
import { createTestApp } from '../test/app.ts';

const app = await createTestApp();
beforeEach(() => app.reset());
afterAll(() => app.close());

const send = (kind: LegacyKind, lines: string[], dry_run = false) =>
  app.as('hr').call(legacyImportRoutes.table, {
    body: { kind, dry_run },
    files: { file: new File([lines.join('\n')], 'old.csv', { type: 'text/csv' }) },
  });

describe('a table with something above its headings', () => {
  it('is understood also below what it is called, and its lines are those of the file', async () => {
    const heading = 'Name,Email,Phone,Exp';
    const asha = 'Asha Rao,asha@old.example,9845012345,5';
    const titled = ['', 'Candidates 2024,,,', ' ,', heading, '', asha, 'Ravi,no-mail,1,2'];
    const { data } = await send('candidates', titled, true);
    expect(data).toMatchObject({ total: 2, right: 1, problems: [{ line: 7, name: 'Ravi' }] });
    expect(data.preview.rows).toMatchObject([{ line: 6 }]);
    // Where a needed column has another name, the first row with several cells is taken for its headings.
    const lacking = await send('candidates', ['Candidates 2024', 'Name,Email,Number,Exp', asha], true);
    expect(lacking.error?.message).toContain('no column for: phone.');
    expect(lacking.error?.message).toContain('Number');
    const jobsBelow = ['Our jobs,,', 'Job Title,City,Status', 'Nurse,Kochi,Open'];
    expect((await send('jobs', jobsBelow, true)).data).toMatchObject({ total: 1, right: 1 });
  });

  it('is understood below titles and labels that are the name of a column, too', async () => {
    const table = ['Job Title,City,Status', 'Nurse,Kochi,Open'];
    for (const above of [
      ['Position'],
      ['Position:,Java'],
      ['Our jobs,,as of 05-03-2024'],
      ['Role', 'Position,Java,'],
    ]) {
      const { data } = await send('jobs', [...above, ...table], true);
      expect(data).toMatchObject({ total: 1, right: 1, wrong: 0, ignored: [] });
      expect(data.columns.map(({ name }) => name)).toEqual(['Job Title', 'City', 'Status']);
    }
    // A single name is enough where nothing else could be the headings.
    expect((await send('jobs', ['Our jobs', 'Position', 'Nurse'], true)).data).toMatchObject({
      total: 1,
      right: 1,
    });
  });

  it('offers its own columns where one lacks a name, below a title of several cells', async () => {
    const lines = [
      'ABC Consultants,,Updated 05-03-2024',
      'Name,Email,Number,Exp',
      'Asha,a@old.example,9845012345,5',
    ];
    const { error } = await send('candidates', lines, true);
    expect(error?.message).toContain('no column for: phone. Line 2 is taken for the headings: Name, Email,');
    expect(error?.current).toMatchObject({
      columns: [{ name: 'Name' }, { name: 'Email' }, { name: 'Number' }, { name: 'Exp' }],
    });
  });
});

describe('a column without a heading of its own', () => {
  const asha = 'Asha Rao,4,6,asha@old.example,9845012345,5';

  it('has that of the merged cell above it', async () => {
    const { data } = await send(
      'candidates',
      ['Name,CTC,,Email,Mobile,Exp', ',Current,Expected,,,', asha],
      true,
    );
    expect(data).toMatchObject({ total: 1, right: 1, wrong: 0, ignored: [] });
    expect(data.columns.slice(1, 3)).toEqual([
      { at: 1, name: 'Current CTC', field: 'current_ctc' },
      { at: 2, name: 'Expected CTC', field: 'expected_ctc' },
    ]);
    expect(data.preview.rows).toMatchObject([{ line: 3 }]);
    expect(data.preview.rows[0]?.cells).toEqual(expect.arrayContaining(['4.0 L', '6.0 L']));
    const strange = ['Name,Address,,Email,Mobile,Exp', ',Street,Ward,,,', asha];
    expect((await send('candidates', strange, true)).data.ignored).toEqual([
      'Address Street',
      'Address Ward',
    ]);
  });

  it('is named as Excel names it where it holds anything, and can be chosen', async () => {
    const lines = ['Name,CTC,,Email,Mobile,Exp', `${asha},,,`, 'Ravi Rao,4,7,r@old.example,9845012346,5,,x,'];
    const { data } = await send('candidates', lines, true);
    expect(data).toMatchObject({ total: 2, right: 2, ignored: ['Column C', 'Column H'] });
    expect(data.columns).toContainEqual({ at: 2, name: 'Column C', field: null });
  });

  it('makes no headings of a person', async () => {
    for (const person of ['Asha,Rao,asha@old.example,9845012345,5', 'Asha,Rao,,,']) {
      const { data } = await send('candidates', ['Name,,Email,Mobile,Exp', person], true);
      expect(data).toMatchObject({ total: 1, ignored: ['Column B'] });
    }
  });
});

it('a web page that is called .xls is told from a table', async () => {
  for (const page of [
    '<html><body><table>',
    '\uFEFF\n <!DOCTYPE html>',
    '<?xml version="1.0"?>',
    '<META x>',
    '<table>',
  ])
    expect((await send('candidates', [page, 'Name,Email,Phone,Exp'])).error?.message).toBe(
      importMessages.legacy.webPage,
    );
});
