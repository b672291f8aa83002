import type { Handle } from '../db/client.ts';
import { ENGINE_MARK } from '../matching/engine-mark.ts';
import { markUnconvertedOfOthers } from './candidates.repo.ts';

/** Marks as pending all whose vector was made by another engine than the one in use. */
export function markOthersUnconverted(handle: Handle): Promise<void> {
  return markUnconvertedOfOthers(handle, ENGINE_MARK);
}
