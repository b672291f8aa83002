import type { EngineMark } from '../ai/ai.ts';
import type { Handle } from '../db/client.ts';
import { markUnconvertedOfOthers } from './candidates.repo.ts';

/** Marks as pending all whose vector was made by another engine than the one in use. */
export function markOthersUnconverted(handle: Handle, mark: EngineMark): Promise<void> {
  return markUnconvertedOfOthers(handle, mark);
}
