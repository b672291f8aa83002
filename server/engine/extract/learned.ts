/** How much each sign counts, as a regression over labelled cases learned it (`scripts/learn-signs.ts`). */
export type Weights<S extends string> = Readonly<Record<S, number>>;

/** How much signs (each from 0 to about 1) weigh together; more is better, 0 is even. */
export function weigh<S extends string>(signs: Readonly<Record<S, number>>, weights: Weights<S>): number {
  let sum = 0;
  for (const sign in weights) sum += signs[sign] * weights[sign];
  return sum;
}

/** A sum of weights as a chance from 0 to 1. */
export function chanceOf(sum: number): number {
  return 1 / (1 + Math.exp(-sum));
}
