type Cell = string | number | null;

/** What a spreadsheet takes for the start of a formula, some even behind blanks. */
const FORMULA_START = /^\s*[=+\-@|＝＋－＠]|^[\t\r\n]/;

/** A table as CSV that spreadsheets read as it is: every text quoted, none of it run as a formula, ₹ and names kept. */
export function csvOf(header: readonly string[], rows: readonly (readonly Cell[])[]): Blob {
  const lines = [header, ...rows].map((row) => row.map(written).join(','));
  // Excel takes a file without the mark for one of its own alphabet.
  return new Blob([`\uFEFF${lines.join('\r\n')}\r\n`], { type: 'text/csv;charset=utf-8' });
}

function written(cell: Cell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  const harmless = FORMULA_START.test(cell) ? `'${cell}` : cell;
  return `"${harmless.replaceAll('"', '""')}"`;
}
