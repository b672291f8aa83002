import type { CSSProperties } from 'react';

/** Where a column goes when the window is too narrow for all of them side by side. */
export interface Fold {
  /** narrower than 1280 (lg) or 992 pixels (md), and wider than a phone */
  below: 'lg' | 'md';
  /** key of the column under which it then stands, or under whose own host; of several the first in order is the upper one */
  under: string;
  /** what stands before it there, where its value alone would not tell what it is: "Now:" */
  lead?: string;
}

interface Foldable {
  key: string;
  tight?: boolean;
  rowHeader?: boolean;
  fold?: Fold;
}

const WIDTHS = ['lg', 'md'] as const;
type Width = (typeof WIDTHS)[number];

/** What a row's name has room for; under it mostly stands what is long, an e-mail or a place. */
const LEAST_NAME: Record<Width, string> = { lg: '11rem', md: '10rem' };

/** What is folded below 1280 pixels is folded below 992, too. */
const isFolded = ({ fold }: Foldable, width: Width) => fold?.below === 'lg' || fold?.below === width;

/** The column in whose track one stands; what it is folded under may be folded itself. */
function hostOf(columns: readonly Foldable[], column: Foldable, width: Width): Foldable {
  const under = isFolded(column, width) && columns.find(({ key }) => key === column.fold?.under);
  return under ? hostOf(columns, under, width) : column;
}

const foldedUnder = (columns: readonly Foldable[], host: Foldable, width: Width) =>
  columns.filter((column) => isFolded(column, width) && hostOf(columns, column, width) === host);

/** How many stand below the one that has most of them, of those whose values take a line each. */
const mostBelowTight = (columns: readonly Foldable[], width: Width) =>
  Math.max(
    0,
    ...columns.filter(({ tight }) => tight).map((host) => foldedUnder(columns, host, width).length),
  );

/**
 * In which lines of a row, counted from 1, a cell stands at a width: the last of a stack reaches down to the floor of the
 * row. Beside stacks of single lines, what may wrap takes a spare line with the cell before their last one ends, so that
 * these need not wait for its end.
 */
function linesOf(
  columns: readonly Foldable[],
  column: Foldable,
  width: Width,
): { first: number; end: number } {
  const host = hostOf(columns, column, width);
  const stack = [host, ...foldedUnder(columns, host, width)];
  const place = stack.indexOf(column);
  const spare = host.tight ? Infinity : Math.max(0, mostBelowTight(columns, width) - 1);
  const first = place + 1 + (place > spare ? 1 : 0);
  if (place === stack.length - 1) return { first, end: -1 };
  return { first, end: first + (place === spare ? 2 : 1) };
}

/** No higher than what stands in it alone; the last line takes what a cell that crosses it has more. */
const FIRM_LINE = 'minmax(min-content, 1px)';
const LAST_LINE = 'minmax(min-content, 1fr)';

/**
 * How a table lays out its columns at each of the two widths, for data-table.module.css: the tracks of those side by side,
 * and of the lines of a row, whose cells stand together at its top, each stack of them without a gap. Nothing for a table
 * without folded columns.
 */
export function foldedTable(columns: readonly Foldable[]) {
  if (!columns.some(({ fold }) => fold)) return {};
  const style: Record<string, string> = {};
  for (const width of WIDTHS) {
    const besides = columns.filter((column) => !isFolded(column, width));
    const tracks = besides.map(({ tight, rowHeader }) =>
      rowHeader ? `minmax(${LEAST_NAME[width]}, 1fr)` : tight ? 'max-content' : 'auto',
    );
    const firm = Math.max(1, mostBelowTight(columns, width));
    const all = Math.max(firm + 2, ...columns.map((column) => linesOf(columns, column, width).first));
    style[`--columns-${width}`] = tracks.join(' ');
    style[`--lines-${width}`] = [
      ...Array<string>(firm).fill(FIRM_LINE),
      ...Array<string>(all - firm - 1).fill('auto'),
      LAST_LINE,
    ].join(' ');
  }
  return { 'data-folds': true, style: style as CSSProperties };
}

/** In which track and lines a cell stands at each of the two widths; nothing in a table without folded columns. */
export function foldedCell(columns: readonly Foldable[], column: Foldable) {
  if (!columns.some(({ fold }) => fold)) return {};
  const { fold } = column;
  const style: Record<string, string> = {};
  for (const width of WIDTHS) {
    const besides = columns.filter((other) => !isFolded(other, width));
    style[`--column-${width}`] = String(besides.indexOf(hostOf(columns, column, width)) + 1);
    const { first, end } = linesOf(columns, column, width);
    style[`--line-${width}`] = `${first} / ${end}`;
  }
  return { 'data-fold': fold?.below, 'data-lead': fold?.lead, style: style as CSSProperties };
}
