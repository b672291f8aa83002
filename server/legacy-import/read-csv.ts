import { setImmediate } from 'node:timers/promises';
import { type ChosenColumns, findLegacyColumns } from '#contract/legacy-columns.ts';
import {
  LEGACY_CELL,
  LEGACY_COLUMNS,
  LEGACY_RECORDS,
  LEGACY_ROWS,
  type FileColumn,
  type LegacyKind,
  type LegacyReport,
} from '#contract/legacy-import.ts';
import { importMessages } from '#contract/import-messages.ts';
import { missingColumns, tooManyRows } from '#contract/messages.ts';
import { textOfHarmless } from '#contract/spreadsheet.ts';
import { AppError } from '../core/errors.ts';
import { readHeadings } from './read-headings.ts';
import { splitRecords } from './split-records.ts';

/** A row of an old table by the names of the columns that are taken over, whatever the file calls them. */
export type LegacyRow = Readonly<Record<string, string>>;

/** A table as a file holds it. */
export interface LegacyTable {
  /** the columns as the file names them */
  names: string[];
  /** which of them, counted from 0, holds each of the columns that are taken over */
  found: ReadonlyMap<string, number>;
  /** the rows that hold anything, each with the record of the file that it is, counted from 1 */
  rows: { line: number; row: LegacyRow; cells: readonly string[] }[];
  read_as: LegacyReport['read_as'];
}

/** Characters of a column's name that are told. */
const NAME_SHOWN = 200;
/** Characters that are parsed before others are answered. */
const PIECE = 60_000;

/**
 * Reads a CSV file whose first lines name the columns, with at most as many rows as may be of its kind, and lets others
 * be answered meanwhile. Throws `bad_request` for what is no such file, or lacks a column that is needed.
 */
export async function readCsv(
  bytes: Uint8Array,
  kind: LegacyKind,
  chosen?: ChosenColumns,
): Promise<LegacyTable> {
  const { text, read_as } = decode(bytes);
  const records = await parse(text);
  const { line, names } = readHeadings(kind, records);
  const { found, missing } = findLegacyColumns(kind, names, chosen);
  const isOfOurs = names.some(isErrors);
  const rows = records.slice(line).flatMap((read, below) => {
    if (read.every((cell) => cell.trim() === '')) return [];
    const cells = isOfOurs ? read.map(textOfHarmless) : read;
    const row = Object.fromEntries([...found].map(([column, of]) => [column, cells[of] ?? '']));
    return [{ line: line + below + 1, row, cells }];
  });
  const mostRows = LEGACY_ROWS[kind];
  if (rows.length > mostRows) throw new AppError('bad_request', tooManyRows(mostRows));
  if (missing.length > 0) {
    const named = names.filter((name) => name !== '');
    throw new AppError('bad_request', missingColumns(missing, named, line), {
      current: { columns: fileColumns({ names, found }) },
    });
  }
  return { names, found, rows, read_as };
}

/** A file of ours that comes back corrected has this column. */
export const ERROR_COLUMN = 'error';
export const isErrors = (name: string) => name.toLowerCase() === ERROR_COLUMN;

/** The columns that have a name, each with the field for which it is taken. */
export function fileColumns({ names, found }: Pick<LegacyTable, 'names' | 'found'>): FileColumn[] {
  const fields = new Map([...found].map(([field, at]) => [at, field]));
  return names
    .map((name, at) => ({ at, name: name.slice(0, NAME_SHOWN), field: fields.get(at) ?? null }))
    .filter(({ name }) => name !== '' && !isErrors(name));
}

async function parse(text: string): Promise<string[][]> {
  const { detectDelimiter, parseCsv } = await import('hucre/csv');
  const delimiter = detectDelimiter(text.slice(0, PIECE));
  const pieces = splitRecords(text, { delimiter, most: LEGACY_RECORDS, piece: PIECE, longest: 2 * PIECE });
  if (!pieces) throw new AppError('bad_request', importMessages.legacy.notATable);
  const parsed: string[][] = [];
  for (const piece of pieces) {
    const records = parseCsv(piece, { delimiter }).map((record) => record.map(cellText));
    if (records.some(isTooLarge)) throw new AppError('bad_request', importMessages.legacy.notATable);
    parsed.push(...records);
    await setImmediate();
  }
  return parsed;
}

const cellText = (cell: unknown) => (typeof cell === 'string' ? cell.replaceAll('\0', '') : '');

const isTooLarge = (record: readonly string[]) =>
  record.length > LEGACY_COLUMNS || record.some((cell) => cell.length > LEGACY_CELL);

/** Beginnings of what people take for a table and is none: ZIP and with it .xlsx, the former .xls, PDF. */
const NO_TEXT = ['PK\u0003\u0004', '\u00D0\u00CF\u0011\u00E0', '%PDF-'];
/** How a page or XML begins that other systems call an .xls. */
const WEB_PAGE = /^[\s\uFEFF]*<(?:!doctype|html|table|\?xml|meta)\b/i;
const UTF16 = [
  { mark: [0xff, 0xfe], name: 'utf-16le' },
  { mark: [0xfe, 0xff], name: 'utf-16be' },
];

/**
 * Excel's plain "CSV" is in the alphabet of Western Windows, its "Unicode Text" in UTF-16; replaced signs would be stored as
 * names.
 */
function decode(bytes: Uint8Array): Decoded {
  const decoded = decodeText(bytes);
  if (WEB_PAGE.test(decoded.text)) throw new AppError('bad_request', importMessages.legacy.webPage);
  return decoded;
}

interface Decoded {
  text: string;
  read_as: LegacyReport['read_as'];
}

function decodeText(bytes: Uint8Array): Decoded {
  const beginning = String.fromCodePoint(...bytes.subarray(0, 5));
  if (NO_TEXT.some((mark) => beginning.startsWith(mark)))
    throw new AppError('bad_request', importMessages.legacy.notText);
  const wide = UTF16.find(({ mark }) => mark.every((byte, at) => bytes[at] === byte));
  if (wide) return { text: new TextDecoder(wide.name).decode(bytes), read_as: 'utf-16' };
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), read_as: 'utf-8' };
  } catch {
    return { text: new TextDecoder('windows-1252').decode(bytes), read_as: 'windows-1252' };
  }
}
