import type { Tx } from '../db/client.ts';
import { dropRunErrors } from './vector-runs.repo.ts';

/** Takes a candidate who is deleted out of what runs tell of their errors. */
export const forgetRunErrorsOf: (tx: Tx, candidateId: string) => Promise<void> = dropRunErrors;
