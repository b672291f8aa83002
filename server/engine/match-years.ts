import type { Bounds } from '#contract/bounds.ts';
import { experienceRequiredText } from '#contract/experience.ts';

/** How somebody's years stand to those asked for. */
export interface YearsAgainst {
  readonly asked: string | null;
  readonly has: number | null;
  readonly verdict: 'fits' | 'below' | 'above' | 'unknown';
}

/** Each year short costs this share of the score, and so much more the greater its part in the years asked for. */
const SHORT = 0.033;
const SHORT_OF_ALL = 0.05;
const SHORT_MOST = 0.3;
/** Each year beyond: somebody who could do the work, and may not want it at that level. */
const BEYOND = 0.018;
const BEYOND_MOST = 0.1;

/**
 * Whether somebody's years fit those asked for, and the share (0 to 1) of the score that is lost where they do not: 25 %
 * for none of 3 years, 5 % for 2 of 3, 14 % for 7 of 10, 9 % for 7 where at most 2 are asked for; nothing where either is unknown.
 * A share rather than points, so that those who fit the work little are not pushed below those who do not fit it at all.
 */
export function yearsAgainst(
  asked: Bounds | null | undefined,
  has: number | null,
): { against: YearsAgainst; lost: number } {
  const { min = null, max = null } = asked ?? {};
  const text = min === null && max === null ? null : experienceRequiredText({ min, max });
  const judged = (verdict: YearsAgainst['verdict'], lost: number) => ({
    against: { asked: text, has, verdict },
    lost,
  });
  if (text === null || has === null) return judged('unknown', 0);
  if (min !== null && has < min) {
    const short = min - has;
    return judged('below', Math.min(SHORT_MOST, short * (SHORT + (SHORT_OF_ALL * short) / min)));
  }
  if (max !== null && has > max) return judged('above', Math.min(BEYOND_MOST, BEYOND * (has - max)));
  return judged('fits', 0);
}
