// Writes an archive of the whole installation, rows and files, while it may be in use: npm run backup, npm run db:export.
// node scripts/backup.ts FOLDER|FILE
import { existsSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { backUp } from '#server/backup/back-up.ts';
import { openInstallation, refusals, tellSums } from './backup/installation.ts';

const [target = ''] = process.argv.slice(2);

/** A folder gets a file named by the time; it is given in UTC, so that names sort. */
function fileFor(path: string): string {
  const isFolder = existsSync(path) && statSync(path).isDirectory();
  const time = new Date().toISOString().slice(0, 19).replaceAll(':', '-');
  return isFolder ? join(path, `niyukti-${time}Z.tar.gz`) : path;
}

process.exitCode = await refusals(async () => {
  const installation = await openInstallation();
  const file = fileFor(resolve(target));
  const checksums = await backUp({ ...installation, file });
  tellSums(checksums);
  console.log(
    `Written: ${file}. It holds people's data and what seals passwords: keep it as you keep those.`,
  );
});
