import { oneSpaced } from '#contract/text.ts';
import { phoneDigits } from '#contract/phone.ts';
import { personName } from './legacy-names.ts';
import { phoneOf } from './legacy-values.ts';
import type { LegacyRow } from './read-csv.ts';

/** Reads of a row of people who it is of, where a table has more than one column for it. */

/** The name as a row writes it, in one column or in two. */
export function writtenName(row: LegacyRow): string {
  const whole = row['name']?.trim() ?? '';
  return whole === '' ? oneSpaced(`${row['first_name'] ?? ''} ${row['last_name'] ?? ''}`) : whole;
}

/** The same as the product writes it. */
export const nameOfRow = (row: LegacyRow) => personName(writtenName(row));

/** An e-mail address; of several in one cell the first, without what mail programs write around it. */
export function emailOfRow(row: LegacyRow): string {
  const cell = row['email']?.trim() ?? '';
  const first = cell
    .replaceAll(/mailto:|[<>()"]/gi, ' ')
    .split(/[\s,;/|]+/)
    .find((each) => each.includes('@'));
  return first?.replaceAll(/^'+|['.:]+$/g, '') ?? cell;
}

/** A phone, or where it is blank or none that can be read, the other one of the row. */
export function phoneOfRow(row: LegacyRow): string {
  const first = phoneOf(row['phone'] ?? null);
  const other = phoneOf(row['other_phone'] ?? null);
  return phoneDigits(first) === null && phoneDigits(other) !== null ? other : first;
}
