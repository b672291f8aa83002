/** What is told of a file without columns that are needed: which, and what its first line names instead. */
export function missingColumns(missing: readonly string[], found: readonly string[]): string {
  const shown = found.slice(0, 30).map((name) => name.slice(0, 40));
  const named =
    shown.length > 0 ? `${shown.join(', ')}${found.length > shown.length ? ' …' : ''}` : 'nothing';
  return `This file has no column for: ${missing.join(', ')}. Its first line names: ${named}. Please name what is missing in the first line.`;
}

/** What is told of a file with more rows than are imported at one go. */
export function tooManyRows(most: number): string {
  return `This file has more than ${most} rows. Please split it.`;
}
