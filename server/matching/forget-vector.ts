import type { Tx } from '../db/client.ts';
import { deleteCandidateVector } from './vectors.repo.ts';

/** Has a person's vector made anew although the document is the same: its text has changed. */
export const forgetResumeVector: (tx: Tx, candidateId: string) => Promise<void> = deleteCandidateVector;
