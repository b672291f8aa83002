import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { workerData } from 'node:worker_threads';

// Runs in a thread of the server, which may itself be busy for a while. The reading process is not asked: it has read
// a stranger's file. V8's own limit knows nothing of buffers, where hostile files unpack.

/** Bytes of the whole process; reading the largest honest resume takes some 250 MB. */
const MOST_MEMORY = 512 * 1024 * 1024;
const onLinux = process.platform === 'linux';
/** Milliseconds; a hostile file unpacks some hundred megabytes a second. Where there is no /proc, looking costs more. */
const LOOK_EVERY = onLinux ? 50 : 500;

const { pid } = workerData as { pid: number };

if (process.platform !== 'win32')
  setInterval(() => {
    if (memoryOf() > MOST_MEMORY) process.kill(pid, 'SIGKILL');
  }, LOOK_EVERY);

/** Bytes that the process has in memory; 0 when it is gone. */
function memoryOf(): number {
  try {
    const kilobytes = onLinux
      ? /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
      : execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' });
    return Number(kilobytes ?? 0) * 1024;
  } catch {
    return 0;
  }
}
