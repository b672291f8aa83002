import { findLegacyColumns, legacyLabel } from '#contract/legacy-columns.ts';
import type { LegacyKind } from '#contract/legacy-import.ts';
import { LEGACY_DAYS } from '#contract/legacy-tables.ts';
import { formatPhone } from '#contract/phone.ts';
import { harmlessText } from '#contract/spreadsheet.ts';
import { plainDay } from './legacy-days.ts';
import { ERROR_COLUMN, isErrors, type LegacyTable } from './read-csv.ts';
import type { ReadRow } from './read-rows.ts';

type Columns = Pick<LegacyTable, 'names' | 'found'>;

/**
 * The rows with a problem as CSV, to be corrected and imported again: read once more without the rest of the table, they say
 * what they said in it. No cell of it can run as a formula.
 */
export async function errorFile(
  kind: LegacyKind,
  table: Columns,
  wrong: readonly ReadRow<unknown>[],
): Promise<string> {
  const { writeCsv } = await import('hucre/csv');
  const names = namesThatMatch(kind, table);
  const kept = names.flatMap((name, at) => (isErrors(table.names[at] ?? '') ? [] : [{ name, at }]));
  const fields = new Map([...table.found].map(([field, at]) => [at, field]));
  const cellOf = ({ cells, row }: ReadRow<unknown>, at: number) => {
    const field = fields.get(at) ?? '';
    // The row has the days of a column that begins with the month turned round.
    const day = LEGACY_DAYS[kind].includes(field) ? plainDay(row[field] ?? '') : null;
    const cell = cells[at] ?? '';
    return day ?? (PHONES.has(field) ? plainPhone(cell) : cell);
  };
  return writeCsv([
    [...kept.map(({ name }) => safe(name)), ERROR_COLUMN],
    ...wrong.map((row) => [...kept.map(({ at }) => safe(cellOf(row, at))), row.problem ?? '']),
  ]);
}

/** A phone stays as it is written, to be imported again. */
const safe = (text: string) => (/^\+?[\d\s-]+$/.test(text) ? text : harmlessText(text));

const PHONES = new Set(['phone', 'other_phone']);
/** A phone with blanks in it: of one long number Excel keeps the first digits. */
const plainPhone = (cell: string) => (/^\+?\d+$/.test(cell.trim()) ? formatPhone(cell.trim()) : cell);

/**
 * The columns by names that are taken for the same without anybody saying so: what was chosen by hand is called by its
 * field, and what was left out by hand says that it is.
 */
function namesThatMatch(kind: LegacyKind, { names, found }: Columns): string[] {
  const fields = new Map([...found].map(([field, at]) => [at, field]));
  const matching = [...names];
  // A name that changes may give another column room, so that it is looked at until nothing changes.
  for (let look = 0; look < names.length; look += 1) {
    const guessed = new Map([...findLegacyColumns(kind, matching).found].map(([field, at]) => [at, field]));
    const at = names.findIndex((_name, of) => guessed.get(of) !== fields.get(of));
    if (at === -1) break;
    const field = fields.get(at);
    matching[at] = field === undefined ? `${matching[at]} (not taken over)` : legacyLabel(kind, field);
  }
  return matching;
}
