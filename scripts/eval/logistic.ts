/** How much an example counts: a labelled case more than one made of a layout, of which there are many. */
export const COUNTS = { made: 0.7, written: 1.5 };

/** One example to learn from: its signs in a fixed order, whether it is right, and how much it counts. */
interface Example {
  readonly signs: readonly number[];
  readonly right: boolean;
  readonly counts: number;
}

const MOST_STEPS = 15;
const LARGEST_STEP = 3;
const SETTLED = 1e-3;

/** Solves `matrix` · x = `right` for a symmetric positive matrix, by Cholesky's method. Both are overwritten. */
function solve(matrix: Float64Array[], right: Float64Array): Float64Array {
  const size = right.length;
  const at = (row: number, column: number) => matrix[row]?.[column] ?? 0;
  const value = (index: number) => right[index] ?? 0;
  for (let j = 0; j < size; j += 1) {
    for (let i = j; i < size; i += 1) {
      let sum = at(i, j);
      for (let k = 0; k < j; k += 1) sum -= at(i, k) * at(j, k);
      const row = matrix[i];
      if (row) row[j] = i === j ? Math.sqrt(sum) : sum / at(j, j);
    }
  }
  for (let i = 0; i < size; i += 1) {
    let sum = value(i);
    for (let k = 0; k < i; k += 1) sum -= at(i, k) * value(k);
    right[i] = sum / at(i, i);
  }
  for (let i = size - 1; i >= 0; i -= 1) {
    let sum = value(i);
    for (let k = i + 1; k < size; k += 1) sum -= at(k, i) * value(k);
    right[i] = sum / at(i, i);
  }
  return right;
}

/**
 * The weights of a logistic regression with a ridge, by Newton's method: the same examples give the same weights.
 * `ridge` keeps weights small that few examples speak for.
 */
function fitLogistic(examples: readonly Example[], ridge: number): number[] {
  const size = examples[0]?.signs.length ?? 0;
  const weights = new Float64Array(size);
  for (let step = 0; step < MOST_STEPS; step += 1) {
    const slope = new Float64Array(size);
    const bend = Array.from({ length: size }, () => new Float64Array(size));
    for (const { signs, right, counts } of examples) {
      const held = signs.flatMap((sign, j) => (sign === 0 ? [] : [j]));
      const sum = held.reduce((total, j) => total + (weights[j] ?? 0) * (signs[j] ?? 0), 0);
      const chance = 1 / (1 + Math.exp(-sum));
      const error = counts * (Number(right) - chance);
      const spread = counts * Math.max(1e-6, chance * (1 - chance));
      for (const j of held) {
        const sign = signs[j] ?? 0;
        slope[j] = (slope[j] ?? 0) + error * sign;
        const row = bend[j];
        if (!row) continue;
        for (const k of held) if (k <= j) row[k] = (row[k] ?? 0) + spread * sign * (signs[k] ?? 0);
      }
    }
    for (let j = 0; j < size; j += 1) {
      slope[j] = (slope[j] ?? 0) - ridge * (weights[j] ?? 0);
      const row = bend[j];
      if (row) row[j] = (row[j] ?? 0) + ridge;
    }
    const change = solve(bend, slope);
    let largest = 0;
    for (let j = 0; j < size; j += 1) {
      const by = Math.max(-LARGEST_STEP, Math.min(LARGEST_STEP, change[j] ?? 0));
      weights[j] = (weights[j] ?? 0) + by;
      largest = Math.max(largest, Math.abs(by));
    }
    if (largest < SETTLED) break;
  }
  return [...weights];
}

/** An example whose signs have names. */
export interface Sample<S extends string> {
  readonly signs: Readonly<Record<S, number>>;
  readonly right: boolean;
  readonly counts: number;
}

/** The weights of named signs, to two places. */
export function fitWeights<S extends string>(
  samples: readonly Sample<S>[],
  ridge: number,
): Record<S, number> {
  const names = Object.keys(samples[0]?.signs ?? {}) as S[];
  const fitted = fitLogistic(
    samples.map(({ signs, right, counts }) => ({ signs: names.map((name) => signs[name]), right, counts })),
    ridge,
  );
  return Object.fromEntries(
    names.map((name, at) => [name, Math.round((fitted[at] ?? 0) * 100) / 100]),
  ) as Record<S, number>;
}
