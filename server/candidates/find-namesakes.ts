import { isTelling, type Likeness } from '#contract/namesakes.ts';
import type { Handle } from '../db/client.ts';
import { listNamesakes } from './namesakes.read.ts';

/** Who somebody may be under another e-mail and phone: at most two; nobody by a name alone, or by less than a name. */
export async function findNamesakes(handle: Handle, likeness: Likeness) {
  if (!isTelling(likeness)) return [];
  const found = await listNamesakes(handle, [{ key: 'asked', ...likeness }]);
  return found.get('asked') ?? [];
}
