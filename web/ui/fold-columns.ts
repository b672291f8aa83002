import type { CSSProperties } from 'react';

/** Where a column goes when the window is too narrow for all of them side by side. */
export interface Fold {
  /** narrower than 1280 (lg) or 992 pixels (md), and wider than a phone */
  below: 'lg' | 'md';
  /** key of the column under which it then stands; of several the first in order is the upper one */
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
const LEAST_NAME: Record<Width, string> = { lg: '12rem', md: '10rem' };

/** What is folded below 1280 pixels is folded below 992, too. */
const isFolded = ({ fold }: Foldable, width: Width) => fold?.below === 'lg' || fold?.below === width;

const foldedUnder = (columns: readonly Foldable[], host: string | undefined, width: Width) =>
  columns.filter((column) => isFolded(column, width) && column.fold?.under === host);

/**
 * How a table lays out its columns at each of the two widths, for data-table.module.css: the tracks of those side by side,
 * and of the lines of a row, which stand in the middle of it. Nothing for a table without folded columns.
 */
export function foldedTable(columns: readonly Foldable[]) {
  if (!columns.some(({ fold }) => fold)) return {};
  const style: Record<string, string> = {};
  for (const width of WIDTHS) {
    const besides = columns.filter((column) => !isFolded(column, width));
    const most = Math.max(...besides.map(({ key }) => foldedUnder(columns, key, width).length));
    const tracks = besides.map(({ tight, rowHeader }) =>
      rowHeader ? `minmax(${LEAST_NAME[width]}, 1fr)` : tight ? 'max-content' : 'auto',
    );
    style[`--columns-${width}`] = tracks.join(' ');
    style[`--lines-${width}`] = `1fr repeat(${1 + most}, auto) minmax(10px, 1fr)`;
  }
  return { 'data-folds': true, style: style as CSSProperties };
}

/** In which track and line a cell stands at each of the two widths; nothing in a table without folded columns. */
export function foldedCell(columns: readonly Foldable[], column: Foldable) {
  if (!columns.some(({ fold }) => fold)) return {};
  const { fold } = column;
  const style: Record<string, string> = {};
  for (const width of WIDTHS) {
    const folded = isFolded(column, width);
    const host = folded ? fold?.under : column.key;
    const below = foldedUnder(columns, host, width);
    const besides = columns.filter((other) => !isFolded(other, width));
    style[`--column-${width}`] = String(besides.findIndex(({ key }) => key === host) + 1);
    style[`--line-${width}`] =
      below.length === 0 ? '1 / -1' : folded ? String(3 + below.indexOf(column)) : '2';
  }
  return {
    'data-fold': fold?.below,
    // Which widths have something below it; what is there at the wider of them is there at the narrower.
    'data-hosts': WIDTHS.find((width) => foldedUnder(columns, column.key, width).length > 0),
    'data-lead': fold?.lead,
    style: style as CSSProperties,
  };
}
