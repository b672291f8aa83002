import { workerData } from 'node:worker_threads';
import { isOverdue, RUNAWAY_SIGNAL, type WatchdogData } from './watchdog.ts';

const LOOK_EVERY_MS = 100;
/** How long the main thread may take to notice by itself that the parent is gone, and to close the database. */
const ORPHAN_GRACE_MS = 2_000;

const { clock, parentPid } = workerData as WatchdogData;
let orphanFor = 0;

setInterval(() => {
  if (isOverdue(clock)) process.kill(process.pid, RUNAWAY_SIGNAL);
  orphanFor = process.ppid === parentPid ? 0 : orphanFor + LOOK_EVERY_MS;
  if (orphanFor > ORPHAN_GRACE_MS) process.kill(process.pid, 'SIGKILL');
}, LOOK_EVERY_MS);
