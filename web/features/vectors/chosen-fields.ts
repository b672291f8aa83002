import type { FileColumn } from '#contract/legacy-import.ts';

/** For which field a column of the file, counted from 0, is to be taken; null for none. */
export type ChosenFields = ReadonlyMap<number, string | null>;

/** What was chosen so far with one choice more: a field that another column had goes over to this one. */
export function withChoice(
  chosen: ChosenFields,
  columns: readonly FileColumn[],
  { at, field }: { at: number; field: string | null },
): ChosenFields {
  const former = columns.filter((each) => field !== null && each.field === field && each.at !== at);
  return new Map([...chosen, ...former.map((each) => [each.at, null] as const), [at, field]]);
}
