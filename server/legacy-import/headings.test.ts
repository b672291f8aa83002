import { afterAll, beforeEach, describe, expect, it } from 'vitest';
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
    expect(error?.message).toContain('no column for: phone.');
    expect(error?.current).toMatchObject({
      columns: [{ name: 'Name' }, { name: 'Email' }, { name: 'Number' }, { name: 'Exp' }],
    });
  });
});
