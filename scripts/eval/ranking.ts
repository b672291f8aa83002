/** A person for a job: how a method scores them, and how good they are (0 unrelated, 3 to be interviewed). */
export interface Ranked {
  readonly score: number;
  readonly grade: number;
}

const DEPTH = 10;

/** People of one score take the order that is worst for the method, so that a method that says nothing gains nothing. */
function inOrder(ranked: readonly Ranked[]): Ranked[] {
  return ranked.toSorted((a, b) => b.score - a.score || a.grade - b.grade);
}

function gain(ranked: readonly Ranked[]): number {
  return ranked.slice(0, DEPTH).reduce((sum, { grade }, at) => sum + (2 ** grade - 1) / Math.log2(at + 2), 0);
}

/** Normalised discounted cumulative gain of the first ten, 0 to 1. */
export function ndcg(ranked: readonly Ranked[]): number {
  const best = gain(ranked.toSorted((a, b) => b.grade - a.grade));
  return best === 0 ? 0 : gain(inOrder(ranked)) / best;
}

/** How many of the first ten are relevant, of as many as could be. */
export function precision(ranked: readonly Ranked[]): number {
  const relevant = ranked.filter(({ grade }) => grade > 0).length;
  const found = inOrder(ranked)
    .slice(0, DEPTH)
    .filter(({ grade }) => grade > 0).length;
  return relevant === 0 ? 0 : found / Math.min(DEPTH, relevant);
}

/** How likely a relevant person stands above an unrelated one, 0 to 1. */
export function auc(ranked: readonly Ranked[]): number {
  const good = ranked.filter(({ grade }) => grade > 0);
  const others = ranked.filter(({ grade }) => grade === 0);
  let won = 0;
  for (const one of good) {
    for (const other of others) won += one.score > other.score ? 1 : one.score === other.score ? 0.5 : 0;
  }
  return good.length * others.length === 0 ? 0 : won / (good.length * others.length);
}

export function mean(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
}
