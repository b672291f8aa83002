import { describe, expect, it } from 'vitest';
import { importMessages } from '#contract/import-messages.ts';
import {
  type LegacyFile,
  openLegacyFile,
  sheetOf,
  sheetsAlike,
  sheetShown,
  withBestSheet,
  withSheet,
} from './legacy-file.ts';
import type { WorkbookSheet } from './legacy-workbook.ts';

const sheet = (name: string, headings: string, isHidden = false): WorkbookSheet => ({
  name,
  rows: [headings.split(','), headings.split(',').map(() => 'x')],
  isHidden,
  isCut: false,
  hiddenRows: 0,
});
const people = sheet('People', 'Name,Email,Mobile,Exp,Position,City,Skills');
const jobs = sheet('Jobs', 'Job Title,City,Status');
const summary = sheet('Summary', 'Position,Count');
const bookOf = (sheets: WorkbookSheet[], at = 0): LegacyFile => ({
  name: 'old.xlsx',
  content: new File([], 'old.xlsx'),
  sheets,
  damaged: [],
  at,
});

describe('the sheet that is read', () => {
  it('is the one that is most likely of the kind', () => {
    for (const sheets of [
      [people, jobs],
      [summary, jobs],
      [summary, people, jobs],
      [sheet('Old', 'Job Title,City,Status,Openings', true), jobs],
    ])
      expect(sheetOf('jobs', sheets), 'jobs').toBe(sheets.indexOf(jobs));
    for (const sheets of [
      [jobs, people],
      [sheet('Interviews', 'Name,Email,Exp,City,Skills,Notice Period,CTC,ECTC'), people],
    ])
      expect(sheetOf('candidates', sheets), 'candidates').toBe(sheets.indexOf(people));
    // Where none is, it is the first that is shown.
    expect(sheetOf('candidates', [sheet('A', 'x,y'), sheet('B', 'x,y')])).toBe(0);
    expect(sheetOf('candidates', [])).toBe(0);
  });

  it('is not the only one that may hold such a table: the others are told', () => {
    const months = ['Jan', 'Feb', 'Mar'].map((name) => ({ ...people, name }));
    expect(sheetsAlike('candidates', bookOf([...months, summary, jobs]))).toEqual(['Feb', 'Mar']);
    expect(sheetsAlike('candidates', bookOf([...months, { ...people, isHidden: true }], 1))).toEqual([
      'Jan',
      'Mar',
    ]);
    expect(sheetsAlike('jobs', bookOf([people, jobs], 1))).toEqual([]);
    expect(sheetsAlike('candidates', bookOf([summary, people]))).toEqual([]);
  });

  it('is named where there are others, and called hidden where it is', () => {
    expect(sheetShown(bookOf([people]))).toBeUndefined();
    expect(sheetShown(bookOf([people, jobs], 1))).toBe('Jobs');
    expect(sheetShown(bookOf([{ ...people, isHidden: true }]))).toBe('People (hidden)');
  });

  it('is found by the kind', async () => {
    expect((await withBestSheet(bookOf([people, jobs]), 'jobs')).at).toBe(1);
    expect((await withBestSheet(bookOf([people, jobs]), 'candidates')).at).toBe(0);
  });

  it('is refused before it is sent where it is too large for that, and so is a CSV file', async () => {
    const rows = Array.from({ length: 11 }, () => ['x'.repeat(20_000)]);
    const large = { ...people, rows: Array.from({ length: 50 }, () => rows).flat() };
    const told = importMessages.legacy.workbookTooLarge;
    await expect(withSheet(bookOf([people, large]), 1)).rejects.toThrow(told);
    await expect(openLegacyFile(new File(large.rows.flat(), 'old.csv'), 'candidates')).rejects.toThrow(told);
  });
});
