import type { PipelineCandidate } from '#contract/assignments.ts';
import { hasOffer } from '#contract/offer.ts';

/** Whether somebody expects, or is offered, more than a job's highest CTC, in rupees; not where one of them is not known. */
export function isOverBudget(ctc: number | null, budget: number | null): ctc is number {
  return budget !== null && ctc !== null && ctc > budget;
}

/**
 * What is held against the budget, in rupees: what somebody expects until an offer has said what is paid, and from then on
 * what was offered. Nothing of whoever has joined without anybody saying for how much: what they once asked for is settled.
 */
export function payToJudge({
  status,
  expected_ctc,
  offered_ctc,
}: Pick<PipelineCandidate, 'status' | 'expected_ctc' | 'offered_ctc'>): {
  expected: number | null;
  offered: number | null;
} {
  const offered = hasOffer(status) ? offered_ctc : null;
  const isSettled = offered !== null || status === 'joined';
  return { expected: isSettled ? null : expected_ctc, offered };
}
