import { calibrate } from '../engine/calibrate.ts';
import type { EngineMark } from './ai.ts';
import { builtin } from './builtin-driver.ts';

type Table = readonly (readonly [cosine: number, score: number])[];

/**
 * Cosine to score for each embedding model: 50 is worth a look, 70 asks for an interview. Models spread their cosines
 * differently: a pair that has nothing to do with each other has some .2 in the one and .7 in another. Taken from what is
 * published of the models, not measured on resumes; the first whose pattern fits serves.
 */
const TABLES: readonly (readonly [model: RegExp, table: Table])[] = [
  [
    /text-embedding-3/i,
    [
      [0.15, 0],
      [0.28, 20],
      [0.4, 50],
      [0.52, 70],
      [0.65, 90],
      [0.8, 100],
    ],
  ],
  [
    /ada-002/i,
    [
      [0.68, 0],
      [0.74, 20],
      [0.8, 50],
      [0.84, 70],
      [0.89, 90],
      [0.94, 100],
    ],
  ],
  [
    /gemini-embedding|text-embedding-00/i,
    [
      [0.45, 0],
      [0.55, 20],
      [0.63, 50],
      [0.7, 70],
      [0.78, 90],
      [0.88, 100],
    ],
  ],
];

/** Where nothing is known of a model: cautious, so that it is rather ranked low than called a fit. */
const UNKNOWN_MODEL: Table = [
  [0.2, 0],
  [0.35, 20],
  [0.5, 50],
  [0.62, 70],
  [0.75, 90],
  [0.88, 100],
];

/** The score, 0 to 100 and not rounded, that a cosine of two vectors of this engine stands for. */
export function scoreOfCosine({ engine }: EngineMark, cosine: number): number {
  if (engine === builtin.mark.engine) return calibrate(cosine);
  const [, table] = TABLES.find(([model]) => model.test(engine)) ?? [null, UNKNOWN_MODEL];
  for (const [at, [cosineAbove, scoreAbove]] of table.entries()) {
    const below = table[at - 1];
    if (cosine > cosineAbove) continue;
    if (!below) return 0;
    const [cosineBelow, scoreBelow] = below;
    return scoreBelow + ((cosine - cosineBelow) / (cosineAbove - cosineBelow)) * (scoreAbove - scoreBelow);
  }
  return 100;
}
