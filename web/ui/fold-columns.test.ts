import { describe, expect, it } from 'vitest';
import { foldedCell, foldedTable } from './fold-columns.ts';

const name = { key: 'name', rowHeader: true };
const email = { key: 'email', fold: { below: 'lg', under: 'name' } as const };
const years = { key: 'years', tight: true, fold: { below: 'md', under: 'name', lead: 'After' } as const };
const pay = { key: 'pay' };
const columns = [name, email, years, pay];

describe('folded columns', () => {
  it('leave a table without any as it is', () => {
    expect(foldedTable([name, pay])).toEqual({});
    expect(foldedCell([name, pay], name)).toEqual({});
  });

  it('leave a track to each of the others, and the row a line for each that stands below', () => {
    expect(foldedTable(columns).style).toEqual({
      '--columns-lg': 'minmax(12rem, 1fr) max-content auto',
      '--lines-lg': '1fr repeat(2, auto) minmax(10px, 1fr)',
      '--columns-md': 'minmax(10rem, 1fr) auto',
      '--lines-md': '1fr repeat(3, auto) minmax(10px, 1fr)',
    });
  });

  it('stand under their host, in order', () => {
    expect(foldedCell(columns, name)).toMatchObject({
      'data-hosts': 'lg',
      style: { '--column-lg': '1', '--line-lg': '2', '--line-md': '2' },
    });
    expect(foldedCell(columns, email)).toMatchObject({
      'data-fold': 'lg',
      style: { '--column-lg': '1', '--line-lg': '3', '--line-md': '3' },
    });
    expect(foldedCell(columns, years)).toMatchObject({
      'data-fold': 'md',
      'data-lead': 'After',
      style: { '--column-lg': '2', '--line-lg': '1 / -1', '--column-md': '1', '--line-md': '4' },
    });
    expect(foldedCell(columns, pay).style).toEqual({
      '--column-lg': '3',
      '--line-lg': '1 / -1',
      '--column-md': '2',
      '--line-md': '1 / -1',
    });
  });
});
