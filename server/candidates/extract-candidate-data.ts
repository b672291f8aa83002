import { BUILTIN_ENGINE } from '#contract/ai.ts';
import type { candidateRoutes } from '#contract/candidates.ts';
import { messages } from '#contract/messages.ts';
import type { RouteInput, RouteOutput } from '#contract/route.ts';
import { isTooLittle } from '#reading/enough-text.ts';
import type { Ai } from '../ai/ai.ts';
import type { Clock } from '../core/clock.ts';

/**
 * What a resume says of its person as of today, by its text and, where known, its printed lines; without success, and
 * saying why, when there is too little text.
 */
export async function extractCandidateData(
  { ai, clock }: { ai: Ai; clock: Clock },
  { resumeText: text, lines }: RouteInput<typeof candidateRoutes.extract>['body'],
): Promise<RouteOutput<typeof candidateRoutes.extract>> {
  if (isTooLittle(text))
    return {
      success: false,
      data: null,
      error: messages.resume.noText,
      engine: BUILTIN_ENGINE,
      fell_back: false,
    };
  const layout = lines ? { lines } : null;
  const { value, ...madeBy } = await ai.extractCandidate({ text, layout, today: clock.today() });
  return { success: true, data: value, error: null, ...madeBy };
}
