// Writes an archive of the whole installation, rows and files, while it may be in use: npm run backup, npm run db:export.
// node scripts/backup.ts FOLDER|FILE
import { join, resolve } from 'node:path';
import { backUp } from '#server/backup/back-up.ts';
import { BackupError } from '#server/backup/backup-error.ts';
import { makeFolder } from '#server/core/make-folder.ts';
import { openFilesToRead } from '#server/files/open-file-store.ts';
import { refusals, settings, tellSums } from './backup/installation.ts';

const [target = ''] = process.argv.slice(2);

const stopped = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.on(signal, () => stopped.abort(new BackupError('Stopped: nothing of this backup is left.')));

/** What is no .tar.gz is a folder, made when missing. It gets a file named by the time, in UTC, so that names sort. */
function fileFor(path: string): string {
  if (path.endsWith('.tar.gz')) return path;
  try {
    makeFolder(path);
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    throw new BackupError(
      `The folder ${path} cannot be made (${code ?? message}). Make it for this user, or name another.`,
    );
  }
  const time = new Date().toISOString().slice(0, 19).replaceAll(':', '-');
  return join(path, `niyukti-${time}Z.tar.gz`);
}

process.exitCode = await refusals(async () => {
  const { log, filesConfig, ...place } = settings();
  const file = fileFor(resolve(target));
  const checksums = await backUp({
    ...place,
    log,
    files: await openFilesToRead(filesConfig, log),
    file,
    signal: stopped.signal,
    onWait: () => console.error('Another backup of this database is being made: this one waits for it.'),
  });
  tellSums(checksums);
  console.log(
    `Written: ${file}. It holds people's data and what seals passwords: keep it as you keep those.`,
  );
  if (checksums.missing_files.length > 0)
    throw new BackupError('It is not whole, for files are missing: npm run files:check names them.');
});
