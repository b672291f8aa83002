import type { candidateRoutes } from '#contract/candidates.ts';
import { limits } from '#contract/limits.ts';
import { messages } from '#contract/messages.ts';
import type { RouteOutput } from '#contract/route.ts';
import { extractCandidate } from '../engine/index.ts';

/**
 * What the text of a resume says of its person as of a day (YYYY-MM-DD); without success, and saying why, when there
 * is too little text.
 */
export function extractCandidateData(
  resumeText: string,
  today: string,
): RouteOutput<typeof candidateRoutes.extract> {
  if (resumeText.trim().length < limits.resume.text.giveUp)
    return { success: false, data: null, error: messages.resume.noText };
  return { success: true, data: extractCandidate(resumeText, null, today), error: null };
}
