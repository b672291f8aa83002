import type { Ai } from '../ai/ai.ts';
import type { Clock } from '../core/clock.ts';
import type { Logger } from '../core/logger.ts';
import type { Database } from '../db/client.ts';
import type { FileStore } from '../files/file-store.ts';
import type { TaskQueue } from '../queue/task-queue.ts';

/** What the management of vectors works with. */
export interface VectorsDeps {
  database: Database;
  /** the engine that makes them */
  ai: Ai;
  files: FileStore;
  tasks: TaskQueue;
  clock: Clock;
  log: Logger;
}
