import { harmlessText } from '#contract/spreadsheet.ts';

type Cell = string | number | null;

/** A table as CSV that spreadsheets read as it is: every text quoted, none of it run as a formula, ₹ and names kept. */
export function csvOf(header: readonly string[], rows: readonly (readonly Cell[])[]): Blob {
  const lines = [header, ...rows].map((row) => row.map(written).join(','));
  // Excel takes a file without the mark for one of its own alphabet.
  return new Blob([`\uFEFF${lines.join('\r\n')}\r\n`], { type: 'text/csv;charset=utf-8' });
}

function written(cell: Cell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  return `"${harmlessText(cell).replaceAll('"', '""')}"`;
}
