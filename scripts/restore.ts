// Puts an archive of backup.ts into an empty installation: npm run restore, npm run db:import.
// node scripts/restore.ts FILE
import { resolve } from 'node:path';
import { restore } from '#server/backup/restore.ts';
import { openFileStore } from '#server/files/open-file-store.ts';
import { refusals, settings, tellSums } from './backup/installation.ts';

const [file = ''] = process.argv.slice(2);

process.exitCode = await refusals(async () => {
  const { log, filesConfig, ...place } = settings();
  const files = await openFileStore(filesConfig, log);
  const { checksums, erasedAgain } = await restore({ ...place, log, files, file: resolve(file) });
  tellSums(checksums);
  if (erasedAgain > 0) console.log(`Erased since that backup, and now again: ${erasedAgain} people.`);
  console.log('Restored: every table and file has the checksum of the archive. Everybody signs in anew.');
});
