import { refreshScoresOf } from '../assignments/refresh-scores.ts';
import type { Logger } from '../core/logger.ts';
import type { Database } from '../db/client.ts';
import { recordEvent } from '../events/record-event.ts';
import { embedResume } from '../matching/embed-resume.ts';
import { markConverted } from './candidates.repo.ts';

/**
 * Makes the vector of a candidate's resume and the match scores that hang on it, after the candidate was written. A
 * failure is only logged: the resume then stays Pending.
 */
export async function processResume(
  deps: { database: Database; log: Logger },
  candidateId: string,
): Promise<void> {
  const { database, log } = deps;
  try {
    const embedded = await embedResume(database, candidateId);
    if (embedded) await markConverted(database.db, candidateId, embedded.documentId);
    await refreshScoresOf(deps, [candidateId]);
    if (embedded) await recordEvent(database.db, { kind: 'candidate', id: candidateId });
  } catch (error) {
    log.error({ err: error, candidateId }, 'resume vector failed');
  }
}
