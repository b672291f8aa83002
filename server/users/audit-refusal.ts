import { recordAudit } from '../audit/record-audit.ts';
import { AppError } from '../core/errors.ts';
import type { Db } from '../db/client.ts';
import type { Origin } from '../http/call.ts';
import { findProfileByEmail } from './profiles.repo.ts';

/**
 * Does what signs somebody in, and writes down when it is refused: whose account it was, where there is one, and nothing
 * of what was typed. For an e-mail of nobody it does the same work. Tries beyond the limit are not written down: nobody may
 * fill a log that is never emptied.
 */
export async function auditRefusal<T>(
  db: Db,
  origin: Origin,
  email: string,
  signIn: () => Promise<T>,
): Promise<T> {
  try {
    return await signIn();
  } catch (error) {
    if (error instanceof AppError && error.code === 'unauthenticated') {
      const profile = await findProfileByEmail(db, email);
      const whose = profile ? { recordType: 'profile', recordId: profile.user_id } : {};
      await recordAudit(db, { actor: null, origin }, { action: 'session.refused', ...whose });
    }
    throw error;
  }
}
