import { type FileColumn, lackingFileSchema } from '#contract/legacy-import.ts';
import { ApiError, hasCode } from '#web/lib/api.ts';

/** For which field a column of the file, counted from 0, is to be taken; null for none. */
export type ChosenFields = ReadonlyMap<number, string | null>;

/** What was chosen so far with one choice more: a field that another column had goes over to this one. */
export function withChoice(
  chosen: ChosenFields,
  columns: readonly FileColumn[],
  { at, field }: { at: number; field: string | null },
): ChosenFields {
  // Also one that was chosen a moment ago, of which the file's columns do not tell yet.
  const former = [
    ...columns,
    ...[...chosen].map(([column, chosenField]) => ({ at: column, field: chosenField })),
  ].filter((each) => field !== null && each.field === field && each.at !== at);
  return new Map([...chosen, ...former.map((each) => [each.at, null] as const), [at, field]]);
}

/** For what a column stands in its select: what was chosen, also before the file has been looked at again. */
export function fieldShown(chosen: ChosenFields, { at, field }: FileColumn): string | null {
  const said = chosen.get(at);
  return said === undefined ? field : said;
}

/** The file's columns after it could not be looked at: those that are told with a refusal, else those from before. */
export function columnsAfter(error: unknown, former: FileColumn[]): FileColumn[] {
  const lacking = lackingFileSchema.safeParse(error instanceof ApiError ? error.current : undefined);
  return lacking.success ? lacking.data.columns : former;
}

/** Whether looking again with the same choices may help: nothing is wrong with the file. */
export function canLookAgain(error: unknown): boolean {
  return !(error instanceof ApiError) || error.status >= 500 || hasCode(error, 'network', 'conflict');
}
