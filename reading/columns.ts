import { areDense, shareBaseline } from './text-fragments.ts';
import type { TextFragment } from './text-fragments.ts';

/** A region of a page cut at a gutter: what stands above both columns, the columns, and what stands below them. */
export interface ColumnSplit {
  above: TextFragment[];
  left: TextFragment[];
  right: TextFragment[];
  below: TextFragment[];
}

/** A gutter is at least this wide, in font sizes, and has at least this many lines on either side. */
const GUTTER_WIDTH = 0.8;
const LINES_A_SIDE = 3;
/** The share of lines with a partner on their baseline, and of such pairs drawn one after the other, in a table. */
const TABLE_PAIRS = 0.6;
const DRAWN_TOGETHER = 0.5;

/** Rows `from` up to but not including `to` have no text across `x`. */
interface Run {
  x: number;
  from: number;
  to: number;
}

interface Gutter extends Run {
  leftLines: number;
  rightLines: number;
}

/**
 * Looks for two columns in rows that are ordered from the top. Text beside text may also be a table or dates at the
 * right edge, which are read row by row. Columns are told by baselines that do not match and, where the drawing order
 * jumps about (`tangled`), also by close lines that match but are drawn apart. Where it goes straight down the page,
 * both sides must be close lines: the label of a tall table cell has no match either.
 */
export function findColumns(
  rows: readonly (readonly TextFragment[])[],
  tangled: boolean,
): ColumnSplit | undefined {
  const gutter = findGutters(rows, tangled).find((candidate) => separatesColumns(rows, candidate, tangled));
  if (!gutter) return undefined;
  const end = tangled ? endOfColumns(rows, gutter) : gutter.to;
  const within = rows.slice(gutter.from, end).flat();
  return {
    above: rows.slice(0, gutter.from).flat(),
    left: within.filter(({ x }) => x < gutter.x),
    right: within.filter(({ x }) => x >= gutter.x),
    below: rows.slice(end).flat(),
  };
}

/** Short lines under the columns look like the left column's; if drawn after the right one they are not. */
function endOfColumns(rows: readonly (readonly TextFragment[])[], { x, from, to }: Gutter): number {
  const lastRight = rows.slice(from, to).findLastIndex((row) => row.some((part) => part.x >= x)) + from;
  const orders = rows.slice(from, to).flatMap((row) => row.filter((part) => part.x >= x));
  const drawnLast = Math.max(...orders.map(({ order }) => order));
  const tail = rows.slice(lastRight + 1, to).flat();
  return tail.every(({ order }) => order > drawnLast) ? lastRight + 1 : to;
}

/** All gutters, the one with the most lines on its poorer side first. */
function findGutters(rows: readonly (readonly TextFragment[])[], tangled: boolean): Gutter[] {
  const starts = new Set(rows.flatMap((row) => row.map(({ x }) => Math.floor(x))));
  const gutters = [...starts].flatMap((x) => guttersAt(rows, x, tangled));
  return gutters.toSorted(
    (a, b) => Math.min(b.leftLines, b.rightLines) - Math.min(a.leftLines, a.rightLines) || a.x - b.x,
  );
}

function guttersAt(rows: readonly (readonly TextFragment[])[], x: number, tangled: boolean): Gutter[] {
  const runs: Run[] = [];
  let open: Run | undefined;
  for (const [index, row] of rows.entries()) {
    const crossed = row.some((part) => part.x < x && part.right > x - GUTTER_WIDTH * part.fontSize);
    if (crossed) {
      open = undefined;
    } else {
      if (!open) {
        open = { x, from: index, to: index };
        runs.push(open);
      }
      open.to = index + 1;
    }
  }
  return runs
    .map((run) => (tangled ? withoutTableRows(rows, run) : run))
    .map((run) => countLines(rows, run))
    .filter(({ leftLines, rightLines }) => Math.min(leftLines, rightLines) >= LINES_A_SIDE);
}

/** Leaves off the rows at either end that were drawn across the gutter in one go: a table before or after columns. */
function withoutTableRows(rows: readonly (readonly TextFragment[])[], { ...run }: Run): Run {
  const isTableRow = (index: number): boolean => {
    const pair = findPair(rows[index] ?? [], run.x);
    return pair !== undefined && drawnTogether(pair);
  };
  while (run.from < run.to && isTableRow(run.from)) run.from += 1;
  while (run.from < run.to && isTableRow(run.to - 1)) run.to -= 1;
  return run;
}

function countLines(rows: readonly (readonly TextFragment[])[], { x, from, to }: Run): Gutter {
  const within = rows.slice(from, to);
  const leftLines = within.filter((row) => row.some((part) => part.x < x)).length;
  const rightLines = within.filter((row) => row.some((part) => part.x >= x)).length;
  return { x, from, to, leftLines, rightLines };
}

function separatesColumns(
  rows: readonly (readonly TextFragment[])[],
  gutter: Gutter,
  tangled: boolean,
): boolean {
  const within = rows.slice(gutter.from, gutter.to);
  const pairs = within.flatMap((row) => findPair(row, gutter.x) ?? []);
  const matched = pairs.length >= TABLE_PAIRS * Math.min(gutter.leftLines, gutter.rightLines);
  const all = within.flat();
  const dense =
    areDense(all.filter(({ x }) => x < gutter.x)) && areDense(all.filter(({ x }) => x >= gutter.x));
  if (!tangled) return dense && !matched;
  const together = pairs.filter(drawnTogether).length;
  return !matched || (dense && together < DRAWN_TOGETHER * pairs.length);
}

interface Pair {
  left: TextFragment;
  right: TextFragment;
}

function drawnTogether({ left, right }: Pair): boolean {
  return right.order === left.order + 1;
}

/** The parts on either side of the gutter that stand on exactly one baseline and are nearest to it. */
function findPair(row: readonly TextFragment[], x: number): Pair | undefined {
  const left = row.findLast((part) => part.x < x);
  const right = row.find((part) => part.x >= x);
  return left && right && shareBaseline(left, right) ? { left, right } : undefined;
}
