import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartupError } from '#server/core/startup-error.ts';
import { syncFolder, syncTree, writeFileDurably } from './synced-nodefs.ts';

/** What the installed PGlite writes; a test compares this with what it reports. */
export const INSTALLED = { postgres: '18', pglite: '0.5' };

/** The parts of a database folder. */
const parts = (folder: string) => ({
  data: join(folder, 'pgdata'),
  version: join(folder, 'version.json'),
  /** there from before initdb until the new database is whole */
  unfinished: join(folder, 'unfinished'),
});

/**
 * Makes the folder ready to be opened: data of another PostgreSQL or PGlite is refused, a first start that was cut
 * short is swept away (nobody had been served from it yet).
 * @returns where the data belongs, and what to call once a new database is whole
 * @throws StartupError for data that the installed PGlite cannot open
 */
export function prepareData(folder: string): { data: string; finished: () => void } {
  const { data, version, unfinished } = parts(folder);
  if (existsSync(unfinished)) rmSync(data, { recursive: true, force: true });
  else if (existsSync(join(data, 'PG_VERSION'))) {
    checkVersion(folder);
    return { data, finished: () => {} };
  }
  writeFileSync(unfinished, '', { flush: true, mode: 0o600 });
  syncFolder(folder);
  return {
    data,
    finished() {
      syncTree(data); // which initdb leaves to the system: half a minute in which a power cut would cost all of it
      writeFileDurably(version, `${JSON.stringify(INSTALLED)}\n`);
      rmSync(unfinished);
      syncFolder(folder);
    },
  };
}

function checkVersion(folder: string): void {
  const { data, version } = parts(folder);
  const postgres = readFileSync(join(data, 'PG_VERSION'), 'utf8').trim();
  const written = existsSync(version)
    ? { ...(JSON.parse(readFileSync(version, 'utf8')) as Partial<typeof INSTALLED>), postgres }
    : { postgres };
  const pglite = written.pglite ?? 'unknown';
  if (postgres === INSTALLED.postgres && pglite === INSTALLED.pglite) return;
  throw new StartupError(
    `DATA_DIR: the database in ${folder} was written by PostgreSQL ${postgres} (PGlite ${pglite}); this program has ` +
      `PostgreSQL ${INSTALLED.postgres} (PGlite ${INSTALLED.pglite}). Use the version ` +
      'of the program that wrote it, or set DATA_DIR to an empty folder to begin anew.',
  );
}
