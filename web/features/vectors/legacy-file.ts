import { findLegacyColumns, headingsAt } from '#contract/legacy-columns.ts';
import type { LegacyKind } from '#contract/legacy-import.ts';
import type { WorkbookSheet } from './legacy-workbook.ts';

/** Beginnings of what is no text, by which Excel's files are told, whatever they are called: ZIP and the former .xls. */
const WORKBOOK_MARKS = [
  [0x50, 0x4b, 3, 4],
  [0xd0, 0xcf, 0x11, 0xe0],
];

/** A table that was chosen: what is sent of it, and of a workbook the sheets of which one is. */
export interface LegacyFile {
  name: string;
  content: File;
  sheets: readonly WorkbookSheet[];
  /** which of the sheets, counted from 0 */
  at: number;
}

/** What is to be looked at of a file that was chosen. Throws ToldError for a workbook that cannot be read. */
export async function openLegacyFile(file: File, kind: LegacyKind): Promise<LegacyFile> {
  const { name } = file;
  if (!(await isWorkbook(file))) return { name, content: file, sheets: [], at: 0 };
  const { readWorkbook } = await import('./legacy-workbook.ts');
  const sheets = await readWorkbook(file);
  return withSheet({ name, content: file, sheets, at: 0 }, sheetOf(kind, sheets));
}

/** The same workbook by another of its sheets. */
export async function withSheet(file: LegacyFile, at: number): Promise<LegacyFile> {
  const sheet = file.sheets[at];
  if (!sheet) return file;
  const { sheetFile } = await import('./legacy-workbook.ts');
  return { ...file, content: sheetFile(sheet, file.name), at };
}

async function isWorkbook(file: File): Promise<boolean> {
  const bytes = new Uint8Array(await file.slice(0, 4).arrayBuffer());
  return WORKBOOK_MARKS.some((mark) => mark.every((byte, at) => bytes[at] === byte));
}

/** The first sheet that is a table of that kind, else the first: a summary may stand before it. */
function sheetOf(kind: LegacyKind, sheets: readonly WorkbookSheet[]): number {
  const found = sheets.findIndex(({ rows }) => {
    const names = rows[headingsAt(kind, rows)] ?? [];
    return findLegacyColumns(kind, names).missing.length === 0;
  });
  return Math.max(found, 0);
}
