import { limits } from '#contract/limits.ts';

/** The colour of a match wherever it is shown; undefined is the theme's primary colour, for what fits well. */
export function matchColor(score: number): 'red' | 'yellow' | undefined {
  if (score < limits.match.yellow) return 'red';
  return score < limits.match.good ? 'yellow' : undefined;
}
