import type { candidateRoutes } from '#contract/candidates.ts';
import { limits } from '#contract/limits.ts';
import { messages } from '#contract/messages.ts';
import type { RouteInput, RouteOutput } from '#contract/route.ts';
import { extractCandidate } from '../engine/index.ts';

/**
 * What a resume says of its person as of a day (YYYY-MM-DD), by its text and, where known, its printed lines; without
 * success, and saying why, when there is too little text.
 */
export function extractCandidateData(
  { resumeText, lines }: RouteInput<typeof candidateRoutes.extract>['body'],
  today: string,
): RouteOutput<typeof candidateRoutes.extract> {
  if (resumeText.trim().length < limits.resume.text.giveUp)
    return { success: false, data: null, error: messages.resume.noText };
  return { success: true, data: extractCandidate(resumeText, lines ? { lines } : null, today), error: null };
}
