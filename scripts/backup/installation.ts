import { BackupError } from '#server/backup/backup-error.ts';
import type { Checksums } from '#server/backup/archive-format.ts';
import { systemClock } from '#server/core/clock.ts';
import { readConfig } from '#server/core/config.ts';
import { AppError } from '#server/core/errors.ts';
import { createLogger } from '#server/core/logger.ts';
import { StartupError } from '#server/core/startup-error.ts';

/** What the settings name: the same that `npm start` would serve. @throws StartupError */
export function settings() {
  const { timeZone, files, databaseUrl, databaseDirectUrl, databaseLimits, dataDir, secret } = readConfig(
    process.env,
    'live',
  );
  return {
    databaseUrl,
    databaseDirectUrl,
    databaseLimits,
    dataDir,
    secret,
    filesConfig: files,
    clock: systemClock(timeZone),
    log: createLogger(process.env['LOG_LEVEL'] || 'warn'),
  };
}

/** Does the work; what ends it is one line for the person at the terminal. Answers the exit code. */
export async function refusals(work: () => Promise<void>): Promise<number> {
  try {
    await work();
    return 0;
  } catch (error) {
    console.error(isPlain(error) ? error.message : error);
    return 1;
  }
}

/** Whether an error says by itself what is wrong: ours, or the system's on a file or a disk. */
const isPlain = (error: unknown): error is Error =>
  error instanceof BackupError ||
  error instanceof StartupError ||
  error instanceof AppError ||
  (error instanceof Error && 'syscall' in error);

/** Prints the counts and checksums that stand in the archive, without tables that are empty. */
export function tellSums({ tables, files, missing_files: missing }: Checksums): void {
  const tell = (name: string, count: number, sha256: string) =>
    console.log(`${name.padEnd(36)}${String(count).padStart(10)}  ${sha256.slice(0, 16)}`);
  for (const [name, { rows, sha256 }] of Object.entries(tables)) if (rows > 0) tell(name, rows, sha256);
  tell('files', files.count, files.sha256);
  if (missing.length > 0)
    console.log(
      `Missing in the file storage already, and so in the archive: ${missing.length} (${missing.slice(0, 3).join(', ')} …)`,
    );
}
