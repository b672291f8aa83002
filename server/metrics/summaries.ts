/** So many of one value, such as stays of so many days. */
export interface Tally {
  days: number;
  count: number;
}

/** How many there are in all. */
export function totalOf(tallies: readonly { count: number }[]): number {
  return tallies.reduce((sum, { count }) => sum + count, 0);
}

/** The middle value, or the mean of the two in the middle; null for none. */
export function medianOf(tallies: readonly Tally[]): number | null {
  const total = totalOf(tallies);
  if (total === 0) return null;
  const inOrder = tallies.toSorted((one, other) => one.days - other.days);
  const at = (place: number) => {
    let passed = 0;
    return inOrder.find(({ count }) => (passed += count) > place)?.days ?? 0;
  };
  return (at(Math.floor((total - 1) / 2)) + at(Math.floor(total / 2))) / 2;
}

/** The mean to one decimal; null for none. */
export function meanOf(tallies: readonly Tally[]): number | null {
  const total = totalOf(tallies);
  return total === 0
    ? null
    : toTenth(tallies.reduce((sum, { days, count }) => sum + days * count, 0) / total);
}

/** How many fall into each band; bands are given by their upper ends, the last (null) is open. */
export function inBands(tallies: readonly Tally[], bands: readonly (number | null)[]): number[] {
  return bands.map((end, index) => {
    const former = bands[index - 1] ?? Number.NEGATIVE_INFINITY;
    return totalOf(tallies.filter(({ days }) => days > former && (end === null || days <= end)));
  });
}

/** A percentage to one decimal; null when there is nothing to take it of. */
export function percentOf(part: number, whole: number): number | null {
  return whole === 0 ? null : toTenth((part / whole) * 100);
}

/** The mean to one decimal; null when one of them is not known, as a mean of the others would be of something else. */
export function meanOfAll(values: readonly (number | null)[]): number | null {
  const known = values.filter((value) => value !== null);
  return known.length < values.length
    ? null
    : toTenth(known.reduce((sum, value) => sum + value, 0) / known.length);
}

function toTenth(value: number): number {
  return Math.round(value * 10) / 10;
}
