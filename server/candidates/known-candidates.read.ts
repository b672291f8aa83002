import { eq } from 'drizzle-orm';
import { messages } from '#contract/messages.ts';
import { AppError } from '../core/errors.ts';
import type { Handle } from '../db/client.ts';
import { candidates } from '../db/schema.ts';
import { isOneOf } from '../db/is-one-of.ts';

/** Makes sure that there is such a candidate; answers the name, which their files are saved under. Throws `not_found`. */
export async function requireCandidate(handle: Handle, candidateId: string): Promise<string> {
  const [row] = await handle
    .select({ name: candidates.name })
    .from(candidates)
    .where(eq(candidates.id, candidateId));
  if (!row) throw new AppError('not_found', messages.candidate.notFound);
  return row.name;
}

/** The names of those of the candidates who are still there. */
export function candidateNames(
  handle: Handle,
  ids: readonly string[],
): Promise<{ id: string; name: string }[]> {
  return handle
    .select({ id: candidates.id, name: candidates.name })
    .from(candidates)
    .where(isOneOf(candidates.id, ids));
}
