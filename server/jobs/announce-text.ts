import type { Logger } from '../core/logger.ts';
import type { Tx } from '../db/client.ts';

export interface TextListener {
  log: Logger;
  /** has the job's vector made whatever happens after the commit; part of the transaction that changes the text */
  onJobTextChanging: (tx: Tx, jobId: string) => Promise<void>;
  /** makes the job's vector anew; called after the commit */
  onJobTextChanged: (jobId: string) => Promise<void>;
}

/** Tells that the text which a job is matched by has changed. A failure is logged only: the job is saved. */
export async function announceText({ log, onJobTextChanged }: TextListener, jobId: string): Promise<void> {
  try {
    await onJobTextChanged(jobId);
  } catch (error) {
    log.error({ jobId, err: error }, 'the vector of a job could not be made');
  }
}
