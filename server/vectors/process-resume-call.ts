import { createHash } from 'node:crypto';
import { messages } from '#contract/messages.ts';
import type { RouteInput, RouteOutput } from '#contract/route.ts';
import { vectorProblemText, type vectorRoutes } from '#contract/vectors.ts';
import type { By } from '../audit/record-audit.ts';
import { convertResume } from '../candidates/convert-resume.ts';
import { replaceResume } from '../candidates/replace-resume.ts';
import type { Actor } from '../core/actor.ts';
import { AppError } from '../core/errors.ts';
import { currentSha256 } from '../resumes/current-resume.ts';
import { convertLater } from './convert-later.ts';
import type { VectorsDeps } from './vectors-deps.ts';

type Call = RouteInput<typeof vectorRoutes.processResume>['body'];
type Outcome = RouteOutput<typeof vectorRoutes.processResume>;

/**
 * Reads a candidate's resume and makes its vector. A file that is given becomes the person's resume first, unless it is
 * that already. What goes wrong is answered in `error`, as the hosted function did.
 */
export async function processResumeCall(
  deps: VectorsDeps,
  by: By & { actor: Actor },
  { candidateId, fileContent, fileName, mimeType }: Call,
): Promise<Outcome> {
  try {
    if (fileContent) {
      const bytes = new Uint8Array(Buffer.from(fileContent, 'base64'));
      const sha256 = createHash('sha256').update(bytes).digest('hex');
      if ((await currentSha256(deps.database.db, candidateId)) !== sha256) {
        const file = { name: fileName ?? 'resume', claimedType: mimeType ?? '', bytes };
        await replaceResume(deps, by, candidateId, file, '');
      }
    }
    const { problem } = await convertResume(deps, candidateId);
    if (problem === null) return { success: true, error: null };
    const error = problem === 'no-resume' ? messages.vector.noResume : vectorProblemText(problem);
    return { success: false, error };
  } catch (error) {
    if (!(error instanceof AppError)) {
      deps.log.error({ err: error, candidateId }, 'a resume could not be processed');
      await convertLater(deps, { candidate_id: candidateId });
      return { success: false, error: messages.vector.failed };
    }
    return { success: false, error: error.message };
  }
}
