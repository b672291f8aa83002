import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { StartupError } from '../../core/startup-error.ts';

/** For who works on an embedded database that is there: to open one makes it. @throws StartupError when there is none */
export function requireDatabase(dataDir: string): void {
  if (!existsSync(join(dataDir, 'db', 'pgdata')))
    throw new StartupError(
      `There is no database in ${dataDir}: set DATA_DIR to the folder of the installation, or DATABASE_URL to its PostgreSQL.`,
    );
}
