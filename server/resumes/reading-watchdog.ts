// Runs in a thread of the reading process: V8's own limit knows nothing of buffers, where hostile files unpack.

/** Bytes of the whole process; reading the largest honest resume takes some 250 MB. */
const MOST_MEMORY = 512 * 1024 * 1024;
/** Milliseconds; a hostile file unpacks some hundred megabytes a second. */
const LOOK_EVERY = 50;

const parent = process.ppid;

setInterval(() => {
  const orphaned = process.ppid !== parent;
  if (orphaned || process.memoryUsage.rss() > MOST_MEMORY) process.kill(process.pid, 'SIGKILL');
}, LOOK_EVERY);
