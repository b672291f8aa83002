import { StartupError } from '../core/startup-error.ts';
import type { Database } from '../db/client.ts';
import { profiles } from '../db/schema.ts';
import { readSetting } from '../db/settings.ts';
import { DEMO_MARK, type DemoDeps } from './demo-deps.ts';

async function holdsDemo({ db }: Database): Promise<boolean> {
  return (await readSetting(db, DEMO_MARK)) !== undefined;
}

/**
 * Loads the demo data into an empty database, once. Throws StartupError when the database holds other people's data.
 */
export async function ensureDemoData(deps: DemoDeps): Promise<void> {
  if (await holdsDemo(deps.database)) return;
  const [somebody] = await deps.database.db.select({ id: profiles.user_id }).from(profiles).limit(1);
  if (somebody) {
    throw new StartupError(
      'this database holds data that is not the demo: unset DATABASE_URL, or choose another DATA_DIR.',
    );
  }
  // What makes the demo is large, and most starts have no use for it.
  const { loadDemo } = await import('./load-demo.ts');
  await loadDemo(deps);
}

/** Throws StartupError for a database with demo data in it: everybody knows the passwords of its accounts. */
export async function refuseDemoData(database: Database): Promise<void> {
  if (await holdsDemo(database))
    throw new StartupError(
      'DATA_DIR or DATABASE_URL names a database with demo data, whose passwords everybody knows: choose another, or run "npm run demo".',
    );
}
