import { importMessages } from '#contract/import-messages.ts';
import { headingsOf } from '#contract/legacy-columns.ts';
import type { LegacyKind } from '#contract/legacy-import.ts';
import { limits } from '#contract/limits.ts';
import { ToldError } from '#web/lib/api.ts';
import type { WorkbookSheet } from './legacy-workbook.ts';
import { readWorkbookApart } from './read-workbook.ts';

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
  /** the names of the sheets of it that cannot be read */
  damaged: readonly string[];
  /** which of the sheets, counted from 0 */
  at: number;
}

/** What is to be looked at of a file that was chosen. Throws ToldError for a workbook that cannot be read. */
export async function openLegacyFile(file: File, kind: LegacyKind): Promise<LegacyFile> {
  const { name } = file;
  const book = { name, content: file, sheets: [], damaged: [], at: 0 };
  if (!(await isWorkbook(file))) return sendable(book);
  return withBestSheet({ ...book, ...(await readWorkbookApart(file)) }, kind);
}

/** The same workbook by another of its sheets. Throws ToldError for one that is too large. */
export async function withSheet(file: LegacyFile, at: number): Promise<LegacyFile> {
  const sheet = file.sheets[at];
  if (!sheet) return file;
  const { sheetFile } = await import('./sheet-file.ts');
  return sendable({ ...file, content: sheetFile(sheet, file.name), at });
}

/** The same workbook by the sheet that is most likely the table of that kind. */
export const withBestSheet = (file: LegacyFile, kind: LegacyKind) =>
  withSheet(file, sheetOf(kind, file.sheets));

/** A request may be no larger; a sheet can be larger than the workbook in which it is packed. */
function sendable(file: LegacyFile): LegacyFile {
  if (file.content.size <= limits.resume.maxBytes) return file;
  throw new ToldError(importMessages.legacy.workbookTooLarge);
}

async function isWorkbook(file: File): Promise<boolean> {
  const bytes = new Uint8Array(await file.slice(0, 4).arrayBuffer());
  return WORKBOOK_MARKS.some((mark) => mark.every((byte, at) => bytes[at] === byte));
}

/**
 * The sheet that is most likely the table of that kind: the first of those that lack nothing, look no more like a table
 * of the other kind, are shown, and have the most names that are known, in this order.
 */
export function sheetOf(kind: LegacyKind, sheets: readonly WorkbookSheet[]): number {
  const ranks = sheets.map((sheet) => {
    const { known, isWhole } = headingsOf(kind, sheet.rows);
    return [isWhole, isOfKind(kind, sheet), !sheet.isHidden, known].map(Number);
  });
  const best = ranks.toSorted((a, b) => b.map((rank, at) => rank - (a[at] ?? 0)).find(Boolean) ?? 0)[0];
  return best ? ranks.indexOf(best) : 0;
}

/** The names of the other sheets that are shown and hold such a table, too: one is read at a time. */
export function sheetsAlike(kind: LegacyKind, { sheets, at }: LegacyFile): string[] {
  const isAlike = (sheet: WorkbookSheet | undefined) =>
    sheet !== undefined && headingsOf(kind, sheet.rows).isWhole && isOfKind(kind, sheet);
  if (!isAlike(sheets[at])) return [];
  return sheets.flatMap((sheet, other) =>
    other !== at && !sheet.isHidden && isAlike(sheet) ? [sheet.name] : [],
  );
}

const OTHER_KIND = { candidates: 'jobs', jobs: 'candidates' } as const satisfies Record<
  LegacyKind,
  LegacyKind
>;

const isOfKind = (kind: LegacyKind, { rows }: WorkbookSheet) =>
  headingsOf(kind, rows).known >= headingsOf(OTHER_KIND[kind], rows).known;

/** How a sheet is named on the screen. */
export const sheetName = ({ name, isHidden }: WorkbookSheet) => (isHidden ? `${name} (hidden)` : name);

/** The sheet that is read, where the workbook has others or does not show it. */
export function sheetShown({ sheets, at }: LegacyFile): string | undefined {
  const sheet = sheets[at];
  return sheet && (sheets.length > 1 || sheet.isHidden) ? sheetName(sheet) : undefined;
}
