import type { Ai } from '../ai/ai.ts';
import type { By } from '../audit/record-audit.ts';
import type { Actor } from '../core/actor.ts';
import type { Clock } from '../core/clock.ts';
import type { Logger } from '../core/logger.ts';
import type { Database } from '../db/client.ts';
import type { FileStore } from '../files/file-store.ts';
import type { TaskQueue } from '../queue/task-queue.ts';

/** What bulk intake works with. */
export interface IntakeDeps {
  database: Database;
  files: FileStore;
  ai: Ai;
  tasks: TaskQueue;
  clock: Clock;
  log: Logger;
}

/** Who asks for it; everybody has batches of their own. */
export type ByActor = By & { actor: Actor };

/** Where the files of what nobody has accepted yet lie in the store. */
export const INTAKE_FOLDER = 'intake';
