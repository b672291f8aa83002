import type { assignmentRoutes } from '#contract/assignments.ts';
import { formatDay } from '#contract/dates.ts';
import { lpaText } from '#contract/money.ts';
import type { RouteOutput } from '#contract/route.ts';

type Terms = Pick<
  RouteOutput<typeof assignmentRoutes.history>['offers'][number],
  'previous_offered_ctc' | 'previous_joining_on' | 'offered_ctc' | 'joining_on'
>;

/**
 * What became of an offer: "Offered CTC set to 18 LPA; joining date set to December 15, 2026". Where nothing of it changed,
 * it is another offer on the terms of the former one.
 */
export function offerWords(change: Terms): string {
  const ctc = termWords('Offered CTC', change.previous_offered_ctc, change.offered_ctc, lpaText);
  const day = termWords('Joining date', change.previous_joining_on, change.joining_on, formatDay);
  const changed = [ctc, day].filter((words) => words !== null);
  if (changed.length === 0)
    return offerWords({ ...change, previous_offered_ctc: null, previous_joining_on: null });
  return changed.map((words, at) => (at === 0 ? words : words.replace(/^J/, 'j'))).join('; ');
}

function termWords<T>(what: string, from: T | null, to: T | null, text: (of: T) => string): string | null {
  if (from === to) return null;
  if (from === null) return to === null ? null : `${what} set to ${text(to)}`;
  return to === null
    ? `${what} cleared, was ${text(from)}`
    : `${what} changed from ${text(from)} to ${text(to)}`;
}
