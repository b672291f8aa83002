import type { z } from 'zod';
import type { candidateSubmitSchema } from '#contract/candidates.ts';
import type { Ai } from '../ai/ai.ts';
import type { Clock } from '../core/clock.ts';
import type { Logger } from '../core/logger.ts';
import type { Database } from '../db/client.ts';
import type { FileStore } from '../files/file-store.ts';
import type { UploadedFile } from '../http/call.ts';
import type { TellDeps } from './tell-of-attempt.ts';
import type { TaskQueue } from '../queue/task-queue.ts';

/** What submitting takes. */
export interface SubmitDeps extends TellDeps {
  database: Database;
  files: FileStore;
  ai: Ai;
  clock: Clock;
  log: Logger;
  tasks: TaskQueue;
  vendorOwnershipDays: number;
}

/** A candidate whom somebody submits for a job. */
export interface Submitted {
  jobId: string;
  entered: z.output<typeof candidateSubmitSchema>;
  file: UploadedFile | undefined;
}
