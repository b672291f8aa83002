import { type IntakeRow, surenessOf } from '#contract/intake.ts';

/** How the files of a batch stand: as they came, or by how surely they were read, the least sure first or last. */
export type RowOrder = 'added' | 'unsure' | 'surest';

/** The files in an order; those of which nothing was read stand last. */
export function inOrder(rows: readonly IntakeRow[], order: RowOrder): readonly IntakeRow[] {
  if (order === 'added') return rows;
  const sign = order === 'unsure' ? 1 : -1;
  const known = rows.flatMap((row) => {
    const sureness = surenessOf(row);
    return sureness ? [{ row, sureness }] : [];
  });
  return [
    ...known
      .toSorted(({ sureness: a }, { sureness: b }) => sign * (a.percent - b.percent || b.unsure - a.unsure))
      .map(({ row }) => row),
    ...rows.filter((row) => surenessOf(row) === null),
  ];
}
