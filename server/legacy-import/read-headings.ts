import { findLegacyColumns, headingsOf } from '#contract/legacy-columns.ts';
import type { LegacyKind } from '#contract/legacy-import.ts';

interface ReadHeadings {
  /** the last line of the file that belongs to them, counted from 1 */
  line: number;
  /** by each column; a blank one without any value below has none */
  names: string[];
}

/** The headings of a table, also where they stand in two lines, and where a column with values has none. */
export function readHeadings(kind: LegacyKind, records: readonly (readonly string[])[]): ReadHeadings {
  const { at } = headingsOf(kind, records);
  const first = trimmed(records[at]);
  const joined = joinedWith(kind, first, trimmed(records[at + 1]));
  const line = at + (joined ? 2 : 1);
  const names = joined ?? first;
  // By index, for a large file is walked once.
  for (const record of records.slice(line))
    for (const [column, cell] of record.entries())
      if ((names[column] ?? '') === '' && cell.trim() !== '') names[column] = `Column ${letters(column)}`;
  return { line, names: Array.from(names, (name) => name ?? '') };
}

const trimmed = (record: readonly string[] = []) => record.map((cell) => cell.trim());

/**
 * Headings over which others are merged, "CTC" over "Current" and "Expected", as one line; null where the line below is
 * none of headings. A merged cell stands in its first column, and the others of it are blank.
 */
function joinedWith(kind: LegacyKind, over: readonly string[], below: readonly string[]): string[] | null {
  let group = '';
  const groups = Array.from({ length: Math.max(over.length, below.length) }, (_none, at) => {
    group = over[at] || group;
    const isMerged = over[at] ? (over[at + 1] ?? '') === '' && Boolean(below[at + 1]) : below[at] !== '';
    return isMerged ? group : null;
  });
  const isOfHeadings = below.every((cell, at) => cell === '' || (Boolean(groups[at]) && !/\d/.test(cell)));
  const isUnderBlank = below.some((cell, at) => cell !== '' && !over[at]);
  if (!isOfHeadings || !isUnderBlank) return null;
  const joined = groups.map((of, at) => (below[at] && of ? inOrder(kind, of, below[at]) : (over[at] ?? '')));
  const known = (names: readonly string[]) => findLegacyColumns(kind, names).found.size;
  // A person of whom there are but two names would hide a column.
  return known(joined) >= known(over) ? joined : null;
}

/** "Current CTC" where that is a column that is known, else "CTC Current". */
function inOrder(kind: LegacyKind, over: string, below: string): string {
  const asSaid = `${below} ${over}`;
  return findLegacyColumns(kind, [asSaid]).found.size > 0 ? asSaid : `${over} ${below}`;
}

/** How Excel names a column, counted from 0. */
function letters(column: number): string {
  const last = String.fromCodePoint(65 + (column % 26));
  return column < 26 ? last : letters(Math.floor(column / 26) - 1) + last;
}
