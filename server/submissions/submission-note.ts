import { notTakenOver } from '#contract/candidate-facts.ts';

type Facts = Parameters<typeof notTakenOver>[0];

/**
 * What the history keeps of a submission of somebody who is known: why this job and, as the person stays as HR knows
 * them, what the submitter wrote beside it that is stored otherwise or not at all. Nothing that was typed is lost.
 */
export function submissionNote(stored: Facts, entered: Facts): string {
  const why = entered.recommendation_reason?.trim() ?? '';
  const facts = notTakenOver(stored, { ...entered, recommendation_reason: null }).map(
    ({ label, entered: said }) => `${label}: ${said}`,
  );
  return [why, ...(facts.length > 0 ? [`Sent along, and not taken over:\n${facts.join('\n')}`] : [])]
    .filter(Boolean)
    .join('\n\n');
}
