import { unzipSync } from 'fflate';
import { writeCsv } from 'hucre/csv';
import { cellRef, type CellValue, readXlsx, type Sheet } from 'hucre/xlsx';
import { LEGACY_COLUMNS, LEGACY_RECORDS, LEGACY_WORKBOOK_BYTES } from '#contract/legacy-import.ts';
import { importMessages } from '#contract/import-messages.ts';
import { limits } from '#contract/limits.ts';
import { ToldError } from '#web/lib/api.ts';

/** A sheet of a workbook that holds anything: its rows as they stand in it, blank ones between others with them. */
export interface WorkbookSheet {
  name: string;
  rows: string[][];
  isHidden: boolean;
}

/** How what Excel encrypts, and what it saved until 2003, begins. */
const OLE = [0xd0, 0xcf, 0x11, 0xe0];
/** The part of it that holds what is encrypted. */
const ENCRYPTED = Array.from('EncryptedPackage', (sign) => [sign.charCodeAt(0), 0]).flat();

/** What Excel shows where a formula has no value. */
const NO_VALUE = /^#(?:N\/A|REF!|VALUE!|DIV\/0!|NAME\?|NULL!|NUM!|SPILL!|CALC!)$/;
/** Beyond these digits a number of Excel says nothing: 0.1 + 0.2 is 0.3. */
const DIGITS = 15;
/** One row and one column more than a file may have, so that the server tells of what is too much. */
const RANGE = `A1:${cellRef(LEGACY_RECORDS, LEGACY_COLUMNS)}`;

/**
 * The sheets of an Excel workbook that hold anything, those that are shown before hidden ones. Dates come as 2024-03-05,
 * numbers as plain digits whatever their format, formulas as what they came to. Throws ToldError with the remedy.
 */
export async function readWorkbook(file: File): Promise<WorkbookSheet[]> {
  const { legacy } = importMessages;
  if (file.size > limits.resume.maxBytes) throw new ToldError(legacy.workbookTooLarge);
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (OLE.every((byte, at) => bytes[at] === byte))
    throw new ToldError(holds(bytes, ENCRYPTED) ? legacy.workbookLocked : legacy.workbookOld);
  if (unpackedBytes(bytes) > LEGACY_WORKBOOK_BYTES) throw new ToldError(legacy.workbookTooLarge);
  const read = await readSheets(bytes);
  const sheets = [...read.filter((sheet) => !isHidden(sheet)), ...read.filter(isHidden)]
    .map((sheet) => ({ name: sheet.name, rows: filled(sheet.rows), isHidden: isHidden(sheet) }))
    .filter(({ rows }) => rows.length > 0);
  if (sheets.length === 0) throw new ToldError(legacy.workbookEmpty);
  return sheets;
}

/** A sheet as the CSV file that the server reads. */
export function sheetFile({ rows }: Pick<WorkbookSheet, 'rows'>, name: string): File {
  // In quotation marks nothing of a cell is taken for what separates them.
  return new File([writeCsv(rows, { quoteStyle: 'all' })], name, { type: 'text/csv' });
}

/** What the parts of a ZIP would be unpacked; they are unpacked no further than what they say of themselves. */
function unpackedBytes(bytes: Uint8Array): number {
  let sum = 0;
  try {
    unzipSync(bytes, {
      filter: ({ originalSize, size }) => {
        // One that says nothing of itself could be of any size.
        sum += originalSize === 0 && size > 0 ? Infinity : originalSize;
        return false;
      },
    });
  } catch (error) {
    unreadable(error);
  }
  return sum;
}

/** All sheets with cells: a sheet that is but a chart cannot be read, and keeps none of the others out. */
async function readSheets(bytes: Uint8Array): Promise<Sheet[]> {
  const readable = await sheetNames(bytes).catch(unreadable);
  const all = await readXlsx(bytes, { range: RANGE }).catch(() => null);
  if (all) return all.sheets;
  const each = readable.map((name) => readXlsx(bytes, { sheets: [name], range: RANGE }));
  const read = await Promise.allSettled(each);
  const sheets = read.flatMap((one) => (one.status === 'fulfilled' ? one.value.sheets : []));
  return sheets.length > 0 ? sheets : unreadable(read);
}

async function sheetNames(bytes: Uint8Array): Promise<string[]> {
  const names: string[] = [];
  await readXlsx(bytes, {
    sheets: ({ name }) => {
      names.push(name);
      return false;
    },
  });
  return names;
}

function unreadable(cause: unknown): never {
  throw new ToldError(importMessages.legacy.workbookUnreadable, { cause });
}

const isHidden = ({ hidden, veryHidden }: Sheet) => hidden === true || veryHidden === true;

function cellText(cell: CellValue | undefined): string {
  if (cell === null || cell === undefined) return '';
  if (cell instanceof Date) return Number.isNaN(cell.getTime()) ? '' : cell.toISOString().slice(0, 10);
  if (typeof cell === 'number')
    return cell.toLocaleString('en-US', { useGrouping: false, maximumSignificantDigits: DIGITS });
  const text = String(cell);
  return NO_VALUE.test(text) ? '' : text;
}

/** Rows and cells that are but formatted, below a table and beside it, hold nothing. */
function filled(rows: Sheet['rows']): string[][] {
  const texts = rows.map((row) => untilLast(row.map(cellText), (cell) => cell.trim() !== ''));
  return untilLast(texts, (row) => row.length > 0);
}

/** The items until the last one that counts. */
const untilLast = <T>(items: T[], counts: (item: T) => boolean) =>
  items.slice(0, items.findLastIndex(counts) + 1);

function holds(bytes: Uint8Array, part: readonly number[]): boolean {
  const [first = 0] = part;
  for (let at = bytes.indexOf(first); at !== -1; at = bytes.indexOf(first, at + 1))
    if (part.every((byte, offset) => bytes[at + offset] === byte)) return true;
  return false;
}
