import { choosePair } from '#server/engine/extract/choose-work.ts';
import type { ToldWeights } from '#server/engine/extract/told-employer.ts';
import type { WorkWeights } from '#server/engine/extract/work-pairs.ts';
import { sameCompany } from './fields.ts';
import type { WorkCase } from './learn-work.ts';
import { COUNTS, fitWeights } from './logistic.ts';

/** Layouts tell little of whether there is an employer at all: less than elsewhere. */
const OF_MADE = 0.3;
const RIDGE = 1;

/**
 * Learns what tells that a resume names its person's present employer, given what `work` would choose for one. Where
 * there is one and another was chosen, neither answer is right: such a case teaches nothing.
 */
export function learnTold(cases: readonly WorkCase[], work: WorkWeights): ToldWeights {
  return fitWeights(
    cases.flatMap(({ case: { expect }, isMade, document, ruled, offers }) => {
      const chosen = choosePair(document, offers, work);
      if (chosen === null) return [];
      const wanted = expect.current_company;
      const isRight =
        sameCompany(wanted, chosen.company.mention.text) ||
        (ruled.company !== null && sameCompany(wanted, ruled.company.value));
      if (wanted !== null && !isRight) return [];
      return [{ signs: chosen.told, right: wanted !== null, counts: isMade ? OF_MADE : COUNTS.written }];
    }),
    RIDGE,
  );
}
