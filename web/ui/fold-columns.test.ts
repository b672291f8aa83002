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
      '--columns-lg': 'minmax(11rem, 1fr) max-content auto',
      '--lines-lg': 'minmax(min-content, 1px) auto minmax(min-content, 1fr)',
      '--columns-md': 'minmax(10rem, 1fr) auto',
      '--lines-md': 'minmax(min-content, 1px) auto auto minmax(min-content, 1fr)',
    });
  });

  it('stand under their host, in order, the last of them down to the end of the row', () => {
    expect(foldedCell(columns, name)).toMatchObject({
      style: { '--column-lg': '1', '--line-lg': '1 / 3', '--line-md': '1 / 3' },
    });
    expect(foldedCell(columns, email)).toMatchObject({
      'data-fold': 'lg',
      style: { '--column-lg': '1', '--line-lg': '3 / -1', '--line-md': '3 / 4' },
    });
    expect(foldedCell(columns, years)).toMatchObject({
      'data-fold': 'md',
      'data-lead': 'After',
      style: { '--column-lg': '2', '--line-lg': '1 / -1', '--column-md': '1', '--line-md': '4 / -1' },
    });
    expect(foldedCell(columns, pay).style).toEqual({
      '--column-lg': '3',
      '--line-lg': '1 / -1',
      '--column-md': '2',
      '--line-md': '1 / -1',
    });
  });

  it('stand under the host of their host where that is folded itself', () => {
    const place = { key: 'place', fold: { below: 'lg', under: 'years' } as const };
    const all = [...columns, place];
    expect(foldedCell(all, years).style).toMatchObject({ '--line-lg': '1 / 2', '--line-md': '4 / 5' });
    expect(foldedCell(all, place).style).toMatchObject({
      '--column-lg': '2',
      '--line-lg': '2 / -1',
      '--column-md': '1',
      '--line-md': '5 / -1',
    });
  });

  it('need not wait for the end of a long name where another value of one line is their host', () => {
    const days = { key: 'days', tight: true };
    const job = { key: 'job', fold: { below: 'lg', under: 'days' } as const };
    const all = [...columns, days, job];
    expect(foldedCell(all, days).style).toMatchObject({ '--line-lg': '1 / 2' });
    expect(foldedCell(all, job).style).toMatchObject({ '--line-lg': '2 / -1' });
    expect(foldedCell(all, name).style).toMatchObject({ '--line-lg': '1 / 3' });
    const stage = { key: 'stage', fold: { below: 'lg', under: 'days' } as const };
    expect(foldedCell([...all, stage], name).style).toMatchObject({ '--line-lg': '1 / 2' });
    expect(foldedCell([...all, stage], email).style).toMatchObject({ '--line-lg': '2 / -1' });
    const place = { key: 'place', fold: { below: 'lg', under: 'name' } as const };
    const high = [...all, stage, place];
    expect(foldedCell(high, email).style).toMatchObject({ '--line-lg': '2 / 4' });
    expect(foldedCell(high, place).style).toMatchObject({ '--line-lg': '4 / -1' });
    expect(foldedCell(high, job).style).toMatchObject({ '--line-lg': '2 / 3' });
    expect(foldedCell(high, stage).style).toMatchObject({ '--line-lg': '3 / -1' });
  });
});
