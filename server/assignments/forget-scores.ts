import type { Tx } from '../db/client.ts';
import { markScoresStale } from './assignments.repo.ts';

/** Has a person's scores made anew although neither document nor details have changed: the document's text has. */
export const forgetScoresOf: (tx: Tx, candidateId: string) => Promise<void> = markScoresStale;
