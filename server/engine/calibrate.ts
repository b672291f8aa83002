/**
 * Cosine of two vectors of this engine to a score that a recruiter can read: 50 is worth a look, 70 asks for an
 * interview. Raw cosines are no percentages: an unrelated pair has about .06, a perfect one seldom .7. Another
 * engine's vectors need a table of their own.
 */
const TABLE: readonly (readonly [cosine: number, score: number])[] = [
  [0, 0],
  [0.03, 12],
  [0.14, 50],
  [0.28, 70],
  [0.52, 90],
  [0.8, 100],
];

/** The score, 0 to 100 and not rounded, that a cosine stands for. */
export function calibrate(cosine: number): number {
  for (const [at, [cosineAbove, scoreAbove]] of TABLE.entries()) {
    const below = TABLE[at - 1];
    if (cosine > cosineAbove || !below) continue;
    const [cosineBelow, scoreBelow] = below;
    const share = (cosine - cosineBelow) / (cosineAbove - cosineBelow);
    return Math.max(0, scoreBelow + share * (scoreAbove - scoreBelow));
  }
  return cosine <= 0 ? 0 : 100;
}
