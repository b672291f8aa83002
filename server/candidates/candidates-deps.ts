import type { Ai } from '../ai/ai.ts';
import type { Clock } from '../core/clock.ts';
import type { Logger } from '../core/logger.ts';
import type { Database } from '../db/client.ts';
import type { FileStore } from '../files/file-store.ts';
import type { TaskQueue } from '../queue/task-queue.ts';

/** What taking in people and their resumes works with. */
export interface CandidatesDeps {
  database: Database;
  files: FileStore;
  clock: Clock;
  log: Logger;
  tasks: TaskQueue;
  /** reads resumes and makes their vectors */
  ai: Ai;
}
