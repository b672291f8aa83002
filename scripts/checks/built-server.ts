import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');

/** Makes the server of what lies here (some seconds; nothing to do when it was made of it before), for tests that run it. */
export function buildServer(): void {
  execFileSync(process.execPath, ['scripts/build-server.ts'], {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}
