import type { Executive } from '#contract/executive.ts';
import { LOST_REASON_LABELS } from '#contract/lost-reason-labels.ts';
import type { Decider, LostReason } from '#contract/lost-reasons.ts';

const NO_REASON = 'No main reason';
/** What says least stands last, however often it is said. */
const LAST: readonly (LostReason | null)[] = ['other', null];

/** The reasons that were given, the most frequent first. */
export function lostLines({ lost }: Pick<Executive, 'lost'>) {
  const counts = (reason: LostReason | null, decider: Decider) =>
    lost.find((each) => each.reason === reason && each.decider === decider)?.count ?? 0;
  return [...new Set(lost.map(({ reason }) => reason))]
    .map((reason) => ({
      reason,
      label: reason === null ? NO_REASON : LOST_REASON_LABELS[reason],
      ours: counts(reason, 'ours'),
      theirs: counts(reason, 'theirs'),
    }))
    .toSorted(
      (one, other) =>
        LAST.indexOf(one.reason) - LAST.indexOf(other.reason) ||
        other.ours + other.theirs - (one.ours + one.theirs),
    );
}
