const QUIET_MS = 20_000;

/**
 * Shows a long step with its running time: one line kept up to date on a terminal, a line every twenty seconds elsewhere.
 * It goes to stderr, because some commands answer on stdout. The returned function ends it and returns the seconds that it took.
 */
export function showProgress(label) {
  const started = Date.now();
  const seconds = () => Math.round((Date.now() - started) / 1000);
  const terminal = process.stderr.isTTY === true;
  const show = () =>
    process.stderr.write(terminal ? `\r${label} … ${seconds()} s ` : `${label} … ${seconds()} s\n`);
  process.stderr.write(terminal ? `${label} … ` : `${label} …\n`);
  const timer = setInterval(show, terminal ? 1000 : QUIET_MS);
  timer.unref();
  return () => {
    clearInterval(timer);
    if (terminal) process.stderr.write('\r\x1b[2K');
    return seconds();
  };
}
