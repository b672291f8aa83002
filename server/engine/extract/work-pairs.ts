import type { Weights } from './learned.ts';
import type { Mention } from './mentions.ts';
import { isWithin, plainWords, type WorkSigns } from './work-signs.ts';

/** Words that may be the employer, or the post. */
export interface Offer {
  readonly mention: Mention;
  readonly signs: WorkSigns;
}

/** An offer with what its signs weigh. */
export interface Weighed {
  readonly mention: Mention;
  readonly order: number;
}

const has = (holds: boolean) => Number(holds);

/** What speaks for or against two mentions being employer and post of one employment. */
function pairSigns(company: Weighed, position: Weighed) {
  const apart = position.mention.unit - company.mention.unit;
  const inRow = apart === 0 ? position.mention.place - company.mention.place : 0;
  const isSame = apart === 0 && isWithin(plainWords(company.mention.text), plainWords(position.mention.text));
  return {
    bias: 1,
    company: company.order,
    position: position.order,
    sameUnit: has(apart === 0),
    postBelow: has(apart === 1),
    postAbove: has(apart === -1),
    postTwoBelow: has(apart === 2),
    postTwoAbove: has(apart === -2),
    far: has(Math.abs(apart) > 4),
    postNext: has(inRow === 1),
    companyNext: has(inRow === -1),
    overlap: has(isSame),
  };
}

export interface WorkWeights {
  readonly company: Weights<keyof WorkSigns>;
  readonly position: Weights<keyof WorkSigns>;
  readonly pair: Weights<keyof ReturnType<typeof pairSigns>>;
}

/** Pairs of two different mentions. */
export function pairsOf(companies: readonly Weighed[], positions: readonly Weighed[]) {
  return companies.flatMap((company) =>
    positions
      .filter(({ mention }) => mention.text !== company.mention.text)
      .map((position) => ({ company, position, signs: pairSigns(company, position) })),
  );
}
