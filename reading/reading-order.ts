import { findColumns } from './columns.ts';
import { areDense, onSameLine, shareBaseline } from './text-fragments.ts';
import type { TextFragment } from './text-fragments.ts';

/** A page drawn in more pieces, or with more of them before what stands over them, is drawn in no order at all. */
const MOST_STRANDS = 200;
const MOST_MISPLACED = 2;

/** In font sizes: how far letters reach above their baseline. */
const LETTER_HEIGHT = 0.7;

/** The fragments of one line of one column, from left to right. */
export type Row = TextFragment[];

/**
 * Puts the fragments of a page into the order in which a person reads them. Most programs draw a page in that order,
 * column by column, so what is drawn in one go downwards (a strand) stays together; strands that are laid over each
 * other (dates drawn after all the titles, boxes in the order of their making) are sorted out by their places.
 */
export function inReadingOrder(fragments: readonly TextFragment[]): Row[] {
  const strands = toStrands(fragments);
  if (strands.length > MOST_STRANDS || countMisplaced(strands) > MOST_MISPLACED)
    return orderRegion(fragments, true);
  const groups = untangle(strands);
  return topFirst(withHeadApart(groups)).flatMap((group) => orderRegion(group.fragments, group.tangled));
}

/** Groups fragments into rows by their baselines, from the top, and each row from left to right. */
function toRows(fragments: readonly TextFragment[]): Row[] {
  const rows: Row[] = [];
  for (const fragment of fragments.toSorted((a, b) => a.y - b.y)) {
    const row = rows.at(-1);
    const anchor = row?.[0];
    if (row && anchor && onSameLine(anchor, fragment)) row.push(fragment);
    else rows.push([fragment]);
  }
  for (const row of rows) row.sort((a, b) => a.x - b.x);
  return rows;
}

function orderRegion(fragments: readonly TextFragment[], tangled: boolean): Row[] {
  const rows = toRows(fragments);
  const split = findColumns(rows, tangled);
  if (!split) return rows;
  return [split.above, split.left, split.right, split.below].flatMap((part) => orderRegion(part, tangled));
}

interface Strand {
  fragments: TextFragment[];
  tangled: boolean;
}

/** Cuts the drawing order wherever it jumps up the page. */
function toStrands(fragments: readonly TextFragment[]): Strand[] {
  const strands: Strand[] = [];
  let lowest: TextFragment | undefined;
  for (const fragment of fragments) {
    const strand = strands.at(-1);
    if (strand && lowest && !isAbove(fragment, lowest)) strand.fragments.push(fragment);
    else strands.push({ fragments: [fragment], tangled: false });
    lowest = fragment;
  }
  return strands;
}

function isAbove(fragment: TextFragment, other: TextFragment): boolean {
  return fragment.y < other.y && !onSameLine(fragment, other);
}

/** Programs draw a footer or a sidebar early; what is drawn before a line over it beyond that follows no order. */
function countMisplaced(strands: readonly Strand[]): number {
  return strands.filter((strand, index) => strands.slice(index + 1).some((later) => precedes(later, strand)))
    .length;
}

/** Merges strands that belong into each other, until none do. */
function untangle(strands: readonly Strand[]): Strand[] {
  const groups: Strand[] = [];
  for (const strand of strands) {
    let merged = strand;
    for (;;) {
      const other = groups.findIndex((group) => areTangled(group, merged));
      if (other === -1) break;
      const [group] = groups.splice(other, 1);
      if (group) merged = { fragments: [...group.fragments, ...merged.fragments], tangled: true };
    }
    groups.push(merged);
  }
  return groups;
}

/** Whether neither can be read to its end without missing something of the other that comes before. */
function areTangled(a: Strand, b: Strand): boolean {
  return (precedes(a, b) && precedes(b, a)) || completesRows(a, b) || completesRows(b, a);
}

/** Whether a line of one stands somewhere over a line of the other. */
function precedes(one: Strand, other: Strand): boolean {
  return one.fragments.some((upper) =>
    other.fragments.some(
      (lower) => isAbove(upper, lower) && upper.x < lower.right - 1 && lower.x < upper.right - 1,
    ),
  );
}

/** Whether one is nothing but the rest of some lines of the other: dates or amounts drawn after all the titles. */
function completesRows(one: Strand, other: Strand): boolean {
  return (
    !areDense(one.fragments) &&
    one.fragments.every((part) => other.fragments.some((anchor) => shareBaseline(part, anchor)))
  );
}

/** Cuts off what a group has above all the others: the name over a page whose sidebar was drawn before it. */
function withHeadApart(groups: readonly Strand[]): Strand[] {
  return groups.flatMap((group) => {
    const others = groups.filter((other) => other !== group).flatMap(({ fragments }) => fragments);
    if (others.length === 0) return [group];
    const top = Math.min(...others.map(({ y, fontSize }) => y - LETTER_HEIGHT * fontSize));
    const head = group.fragments.filter(({ y }) => y < top);
    const rest = group.fragments.filter(({ y }) => y >= top);
    return [head, rest]
      .filter((part) => part.length > 0)
      .map((fragments) => ({ fragments, tangled: group.tangled }));
  });
}

/** Keeps the drawing order, except that what stands over something else is read before it. */
function topFirst(groups: readonly Strand[]): Strand[] {
  const waiting = [...groups];
  const ordered: Strand[] = [];
  while (waiting.length > 0) {
    const next = waiting.findIndex((one) => !waiting.some((other) => other !== one && precedes(other, one)));
    ordered.push(...waiting.splice(Math.max(next, 0), 1));
  }
  return ordered;
}
