/** By a column from low to high, or with a minus from high to low. */
export type FigureSort<Figure extends string> = 'name' | '-name' | Figure | `-${Figure}`;

/** Rows in the order of a column, equals by name; what has no figure is last either way. */
export function inOrderOf<Figure extends string, Row extends Record<Figure, number | null>>(
  rows: readonly Row[],
  sort: FigureSort<Figure>,
  nameOf: (row: Row) => string,
): Row[] {
  const isDown = sort.startsWith('-');
  const key = sort.replace('-', '') as 'name' | Figure;
  const byName = (one: Row, other: Row) =>
    nameOf(one).localeCompare(nameOf(other), 'en-IN', { sensitivity: 'base' });
  return rows.toSorted((one, other) => {
    if (key === 'name') return isDown ? byName(other, one) : byName(one, other);
    const [first, second] = [one[key], other[key]];
    if (first === null || second === null)
      return Number(first === null) - Number(second === null) || byName(one, other);
    return (isDown ? second - first : first - second) || byName(one, other);
  });
}
