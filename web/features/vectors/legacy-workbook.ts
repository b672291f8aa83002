import { unzipSync } from 'fflate';
import { cellRef, type CellValue, readXlsx, type Sheet, streamXlsxRows } from 'hucre/xlsx';
import { LEGACY_COLUMNS, LEGACY_RECORDS, LEGACY_WORKBOOK_BYTES } from '#contract/legacy-import.ts';
import { importMessages } from '#contract/import-messages.ts';
import { limits } from '#contract/limits.ts';
import { ToldError } from '#web/lib/api.ts';

/** A sheet of a workbook that holds anything: its rows as they stand in it, blank ones between others with them. */
export interface WorkbookSheet {
  name: string;
  rows: string[][];
  isHidden: boolean;
  /** how many of the rows that hold anything Excel does not show, as by a filter */
  hiddenRows: number;
  /** something stands further below or to the right than is read */
  isCut: boolean;
}

export interface Workbook {
  sheets: WorkbookSheet[];
  /** the names of those that cannot be read beside others */
  damaged: string[];
}

/** How what Excel encrypts, and what it saved until 2003, begins. */
const OLE = [0xd0, 0xcf, 0x11, 0xe0];
/** The part of it that holds what is encrypted. */
const ENCRYPTED = Array.from('EncryptedPackage', (sign) => [sign.charCodeAt(0), 0]).flat();

/** What Excel shows where a formula has no value. */
const NO_VALUE =
  /^#(?:N\/A|REF!|VALUE!|DIV\/0!|NAME\?|NULL!|NUM!|SPILL!|CALC!|FIELD!|GETTING_DATA|BLOCKED!|BUSY!|CONNECT!|UNKNOWN!|PYTHON!)$/;
/** Beyond these digits a number of Excel says nothing: 0.1 + 0.2 is 0.3. */
const DIGITS = 15;
/** One row and one column more than a file may have, so that the server tells of what is too much. */
const RANGE = `A1:${cellRef(LEGACY_RECORDS, LEGACY_COLUMNS)}`;

/**
 * The sheets of an Excel workbook that hold anything, those that are shown before hidden ones. Dates come as 2024-03-05,
 * with a time as 2024-03-05 10:30, numbers as plain digits whatever their format, formulas as what they came to. Throws ToldError with the remedy.
 */
export async function readWorkbook(file: File): Promise<Workbook> {
  const { legacy } = importMessages;
  if (file.size > limits.resume.maxBytes) throw new ToldError(legacy.workbookTooLarge);
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (OLE.every((byte, at) => bytes[at] === byte))
    throw new ToldError(holds(bytes, ENCRYPTED) ? legacy.workbookLocked : legacy.workbookOld);
  if (unpackedBytes(bytes) > LEGACY_WORKBOOK_BYTES) throw new ToldError(legacy.workbookTooLarge);
  const { read, damaged } = await readSheets(bytes);
  const cut = await cutSheets(bytes, read);
  const sheets = [...read.filter((sheet) => !isHidden(sheet)), ...read.filter(isHidden)]
    .map((sheet) => ({
      name: sheet.name,
      rows: filled(sheet.rows),
      isHidden: isHidden(sheet),
      hiddenRows: hiddenRows(sheet),
      isCut: cut.has(sheet.name),
    }))
    .filter(({ rows }) => rows.length > 0);
  if (sheets.length === 0) throw new ToldError(legacy.workbookEmpty);
  return { sheets, damaged };
}

/** What the parts of a ZIP would be unpacked; they are unpacked no further than what they say of themselves. */
function unpackedBytes(bytes: Uint8Array): number {
  let sum = 0;
  let parts = 0;
  try {
    unzipSync(bytes, {
      filter: ({ originalSize, size }) => {
        parts += 1;
        // One that says nothing of itself could be of any size; an empty one is packed in two bytes.
        sum += originalSize === 0 && size > EMPTY_PACKED ? Infinity : originalSize;
        return false;
      },
    });
  } catch (error) {
    unreadable(error);
  }
  return parts > 0 && countsAgree(bytes) ? sum : unreadable(null);
}

const EMPTY_PACKED = 2;
const END_RECORD = [0x50, 0x4b, 5, 6];

/** A ZIP tells twice of how many parts it is, and either is believed: by the one all are counted, by the other unpacked. */
function countsAgree(bytes: Uint8Array): boolean {
  let end = bytes.length - 22;
  while (end > 0 && !END_RECORD.every((byte, at) => bytes[end + at] === byte)) end -= 1;
  return bytes[end + 8] === bytes[end + 10] && bytes[end + 9] === bytes[end + 11];
}

/** All sheets with cells: a sheet that is but a chart cannot be read, and keeps none of the others out. */
async function readSheets(bytes: Uint8Array): Promise<{ read: Sheet[]; damaged: string[] }> {
  const names = await sheetNames(bytes).catch(unreadable);
  const all = await readXlsx(bytes, { range: RANGE }).catch(() => null);
  if (all) return { read: all.sheets, damaged: [] };
  const each = names.map((name) => readXlsx(bytes, { sheets: [name], range: RANGE }));
  const tries = await Promise.allSettled(each);
  const read = tries.flatMap((one) => (one.status === 'fulfilled' ? one.value.sheets : []));
  const damaged = names.filter((_name, at) => {
    const one = tries[at];
    return one?.status === 'rejected' && !NO_CELLS.test(String(one.reason));
  });
  return read.length > 0 ? { read, damaged } : unreadable(tries);
}

/** In the library's words: of a chart there is no sheet of cells. */
const NO_CELLS = /missing worksheet file/;

const CELL_REF = /\sr=["']([A-Z]{1,3})(\d{1,7})["']/g;

/** The names of the sheets of which something stands beyond what is read. */
async function cutSheets(bytes: Uint8Array, read: readonly Sheet[]): Promise<ReadonlySet<string>> {
  // Hardly any is so large, and walking through all cells once more takes as long as reading them.
  if (!reachesBeyond(bytes)) return new Set();
  const cut: string[] = [];
  for (const { name } of read) if (await holdsBeyond(bytes, name)) cut.push(name);
  return new Set(cut);
}

async function holdsBeyond(bytes: Uint8Array, sheet: string): Promise<boolean> {
  for await (const { index, values } of streamXlsxRows(bytes, { sheet })) {
    const beyond = index > LEGACY_RECORDS ? values : values.slice(LEGACY_COLUMNS + 1);
    if (beyond.some((cell) => cellText(cell).trim() !== '')) return true;
  }
  return false;
}

/** Whether any cell of a workbook, also an empty one, may stand beyond what is read. */
function reachesBeyond(bytes: Uint8Array): boolean {
  let parts: Record<string, Uint8Array>;
  try {
    parts = unzipSync(bytes, { filter: ({ name }) => /sheets\/[^/]+\.xml$/i.test(name) });
  } catch {
    // One of them is damaged; the others are walked through.
    return true;
  }
  const lastColumn = cellRef(0, LEGACY_COLUMNS).replace(/\d+/, '');
  return Object.values(parts).some((part) => {
    for (const [, column = '', row] of new TextDecoder().decode(part).matchAll(CELL_REF))
      if (Number(row) > LEGACY_RECORDS + 1 || column.padStart(3) > lastColumn.padStart(3)) return true;
    return false;
  });
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
  if (cell instanceof Date) return dateText(cell);
  if (typeof cell === 'number') return numberText(cell);
  const text = String(cell);
  return NO_VALUE.test(text) ? '' : text;
}

const numberText = (number: number) =>
  number.toLocaleString('en-US', { useGrouping: false, maximumSignificantDigits: DIGITS });

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;
/** Day 0 of Excel's calendar as it is counted since March 1900; before, it has a day more than there was. */
const BEGINNING = Date.UTC(1899, 11, 30);
/** Of the year 1900, which had none. */
const FEBRUARY_29 = 60;
/** The first days of Excel's two calendars are numbers and times that were formatted as a date; nobody's day is so old. */
const FIRST_NUMBERS_UNTIL = Date.UTC(1904, 0, 1);
const NO_DAYS_UNTIL = Date.UTC(1910, 0, 1);

function dateText(date: Date): string {
  const time = date.getTime();
  if (Number.isNaN(time)) return '';
  const days = (time - BEGINNING) / DAY_MS;
  if (time < FIRST_NUMBERS_UNTIL) return numberText(days < FEBRUARY_29 + 1 ? days - 1 : days);
  if (time < NO_DAYS_UNTIL) return '';
  // Excel keeps a time as a fraction of a day, which may be a millisecond off.
  const [day = '', clock = ''] = new Date(Math.round(time / MINUTE_MS) * MINUTE_MS).toISOString().split('T');
  return clock.startsWith('00:00') ? day : `${day} ${clock.slice(0, 5)}`;
}

/** Rows and cells that are but formatted, below a table and beside it, hold nothing. */
function filled(rows: Sheet['rows']): string[][] {
  const texts = rows.map((row) => untilLast(row.map(cellText), (cell) => cell.trim() !== ''));
  return untilLast(texts, (row) => row.length > 0);
}

/** Blank ones apart. */
const hiddenRows = ({ rows, rowDefs }: Sheet) =>
  rows.filter(
    (row, at) => rowDefs?.get(at)?.hidden === true && row.some((cell) => cellText(cell).trim() !== ''),
  ).length;

/** The items until the last one that counts. */
const untilLast = <T>(items: T[], counts: (item: T) => boolean) =>
  items.slice(0, items.findLastIndex(counts) + 1);

function holds(bytes: Uint8Array, part: readonly number[]): boolean {
  const [first = 0] = part;
  for (let at = bytes.indexOf(first); at !== -1; at = bytes.indexOf(first, at + 1))
    if (part.every((byte, offset) => bytes[at + offset] === byte)) return true;
  return false;
}
