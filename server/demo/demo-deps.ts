import type { Auth } from '../auth/auth.ts';
import type { Clock } from '../core/clock.ts';
import type { Database } from '../db/client.ts';
import type { FileStore } from '../files/file-store.ts';

/** Says in `settings` that the data is there; written with it, so that a broken load leaves neither. */
export const DEMO_MARK = 'demo_data';

export interface DemoDeps {
  database: Database;
  auth: Auth;
  files: FileStore;
  clock: Clock;
  /** told what is being done, in words for the terminal */
  progress(line: string): void;
}
