import { headingKind } from './sections.ts';

interface Row {
  readonly line: string;
  /** Where cells begin that stand after three spaces or more, or after the indent. */
  readonly starts: readonly number[];
}

const GAP = /(?:^| {2}) {2,}(?=\S)|^(?=\S)/g;
const MIN_ROWS = 5;
/** Right cells that begin a little to the side belong to the same column. */
const SLACK = 1;

function rowsOf(text: string): Row[] {
  return text.split('\n').map((line) => ({
    line,
    starts: [...line.matchAll(GAP)].map((match) => match.index + match[0].length),
  }));
}

const MIN_LEFT_WIDTH = 8;

/** Where most second cells begin, when they are enough and headings stand on both sides. */
function secondColumn(rows: readonly Row[]): number | null {
  const counts = new Map<number, number>();
  for (const { starts } of rows) {
    const start = starts.find((at) => at >= MIN_LEFT_WIDTH);
    if (start !== undefined) counts.set(start, (counts.get(start) ?? 0) + 1);
  }
  const [at, count] = [...counts].toSorted((a, b) => b[1] - a[1])[0] ?? [0, 0];
  if (count < MIN_ROWS) return null;
  const headed = (cells: readonly string[]) =>
    cells.filter((cell) => headingKind(cell.trim()) !== null).length;
  const both = rows.filter(({ starts }) => starts.some((start) => Math.abs(start - at) <= SLACK));
  const isHeadedRight = headed(both.map(({ line }) => line.slice(at - SLACK))) > 0;
  const isHeadedLeft = headed(rows.map(({ line }) => line.slice(0, at - 2))) > 0;
  return isHeadedLeft && isHeadedRight ? at : null;
}

/**
 * A page of two columns that came as one text with the columns side by side: puts the right column under the left
 * one. Any other text stays as it is. Tabs must have been kept apart from spaces.
 */
export function unfoldColumns(text: string): string {
  const rows = rowsOf(text);
  const at = secondColumn(rows);
  if (at === null) return text;
  const left: string[] = [];
  const right: string[] = [];
  let hasBegun = false;
  for (const { line, starts } of rows) {
    const start = starts.find((each) => Math.abs(each - at) <= SLACK);
    const crosses = start === undefined && line.length > at && line.trim() !== '';
    hasBegun ||= start !== undefined;
    if (!hasBegun || crosses) {
      left.push(line);
    } else {
      left.push(line.slice(0, start ?? line.length).trimEnd());
      right.push(start === undefined ? '' : line.slice(start));
    }
  }
  return [...left, '', ...right].join('\n');
}
