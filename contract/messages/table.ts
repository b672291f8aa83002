/** What is told of a file without columns that are needed: which, and what the line names that is taken for its headings. */
export function missingColumns(missing: readonly string[], found: readonly string[], line: number): string {
  const shown = found.slice(0, 30).map((name) => name.slice(0, 40));
  const named =
    shown.length > 0 ? `${shown.join(', ')}${found.length > shown.length ? ' …' : ''}` : 'nothing';
  return `This file has no column for: ${missing.join(', ')}. Line ${line} is taken for the headings: ${named}. Please name what is missing in that line.`;
}

/** What is told of a file with more rows than are imported at one go. */
export function tooManyRows(most: number): string {
  return `This file has more than ${most} rows. Please split it.`;
}
