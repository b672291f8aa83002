// Compares the stored files with the rows that name them, as npm start would serve them, and changes nothing.
// node scripts/files-check.ts [--json]
// Ends with 1 when a file is lost or is not what was stored, with 2 when that could not be found out.
import { openDatabase } from '#server/db/client.ts';
import { requireDatabase } from '#server/db/embedded/require-database.ts';
import { checkFolder, type FolderCheck } from '#server/files/check-files.ts';
import { openFilesToRead } from '#server/files/open-file-store.ts';
import { intakeFolder } from '#server/intake/intake-folder.ts';
import { resumeFolder } from '#server/resumes/resume-folder.ts';
import { refusals, settings } from './backup/installation.ts';

async function checkInstallation(): Promise<FolderCheck[]> {
  const { databaseUrl, databaseDirectUrl, databaseLimits, dataDir, filesConfig, clock, log } = settings();
  if (databaseUrl === undefined) requireDatabase(dataDir);
  const files = await openFilesToRead(filesConfig, log);
  const database = await openDatabase({
    url: databaseUrl,
    directUrl: databaseDirectUrl,
    limits: databaseLimits,
    dataDir,
    log,
  });
  try {
    const checks: FolderCheck[] = [];
    for (const folder of [resumeFolder(database.db), intakeFolder(database.db)])
      checks.push(await checkFolder({ files, clock }, folder));
    return checks;
  } finally {
    await database.close();
  }
}

function tell(checks: readonly FolderCheck[]): void {
  const columns = ['rows', 'lost', 'changed', 'without a row'];
  const line = (name: string, cells: readonly (string | number)[]) =>
    console.log(name.padEnd(10) + cells.map((cell) => String(cell).padStart(15)).join(''));
  line('folder', columns);
  for (const { folder, rows, lost, changed, orphans } of checks)
    line(folder, [rows, lost.length, changed.length, orphans.length]);
  for (const { lost, changed, orphans } of checks) {
    for (const key of lost) console.log(`lost: ${key}`);
    for (const key of changed) console.log(`changed: ${key}`);
    for (const key of orphans) console.log(`without a row: ${key}`);
  }
}

const refused = await refusals(async () => {
  const checks = await checkInstallation();
  if (process.argv.includes('--json')) console.log(JSON.stringify(checks));
  else tell(checks);
  process.exitCode = checks.some(({ lost, changed }) => lost.length + changed.length > 0) ? 1 : 0;
});
if (refused !== 0) process.exitCode = 2;
