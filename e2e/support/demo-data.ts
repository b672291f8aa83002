import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { keepTemplate, makeDatabase, postgres, templateOf } from './postgres.ts';
import { startServer } from './server.ts';

const CACHE = '.cache/e2e';

/** Changes with all that the demo data is made of, and with the day: its dates are relative to the day it is loaded. */
function version(): string {
  const hash = createHash('sha256').update(
    new Date().toLocaleDateString('en-CA', { timeZone: 'Asia/Kolkata' }),
  );
  const files = globSync(['server/**/*.*', 'contract/**/*.ts'], {
    exclude: ['**/*.test.ts', 'server/test/**'],
  });
  for (const file of [...files.toSorted(), 'package-lock.json'])
    hash.update(`\0${file}\0`).update(readFileSync(file));
  return hash.digest('hex').slice(0, 16);
}

/**
 * A data folder with the demo data, and on PostgreSQL the template of its database, made by the server itself and kept for
 * the next run; nobody opens them, they are copied.
 */
export async function prepareDemoData(): Promise<{ folder: string; template: string }> {
  const kind = postgres ? 'postgres' : 'demo';
  const made = version();
  const name = `${kind}-${made}`;
  const ready = join(CACHE, name);
  const template = postgres ? templateOf(made) : '';
  const hasDatabase = !postgres || (await keepTemplate(template));
  if (existsSync(ready) && hasDatabase) return { folder: ready, template };
  await mkdir(CACHE, { recursive: true });
  const making = join(CACHE, `making-${process.pid}`);
  try {
    const settings: Record<string, string> = postgres ? { DATABASE_URL: await makeDatabase(template) } : {};
    const server = await startServer(making, settings);
    await server.stop();
    await rm(ready, { recursive: true, force: true });
    await rename(making, ready);
  } finally {
    await rm(making, { recursive: true, force: true });
  }
  const outdated = (await readdir(CACHE)).filter((entry) => entry.startsWith(`${kind}-`) && entry !== name);
  for (const entry of outdated) await rm(join(CACHE, entry), { recursive: true, force: true });
  return { folder: ready, template };
}

/** Copies the prepared data folder; by a program of the system, as Node takes four times as long for its 1,400 files. */
export async function copyDemoData(from: string, to: string): Promise<void> {
  await promisify(execFile)('cp', ['-R', from, to]);
}
