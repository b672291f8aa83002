import { fork } from 'node:child_process';
import { once } from 'node:events';
import { StartupError } from '../core/startup-error.ts';

/** The option of server/main.ts that makes the demo in its data folder, and serves nothing. */
export const ONLY_MAKE_DEMO = 'only-make-demo';

/**
 * Makes database and demo in a process that ends with it: what the making takes, in the server's memory and in the
 * embedded database's, a server would keep until its next start. The folder must not be open in this process.
 * @param program the one that runs, to be started once more
 * @param options of the start, to be obeyed there
 * @returns its exit code; what hindered it, it has told
 * @throws StartupError when it was killed
 */
export async function makeDemoApart(program: string, options: string[]): Promise<number> {
  // It prints where we do. It has our channel, too, by which it hears that we have gone.
  const maker = fork(program, ['--demo', `--${ONLY_MAKE_DEMO}`, ...options]);
  const [code, signal] = (await once(maker, 'exit')) as [number | null, string | null];
  if (code === null) throw new StartupError(`making the demo data was ended by ${signal}. Start it again.`);
  return code;
}

/** In that process: ends it together with the one that started it; its transaction is rolled back then. */
export function endWithStarter(): void {
  if (!process.connected) process.exit(1); // it has gone meanwhile
  process.once('disconnect', () => process.exit(1));
  process.channel?.unref();
}
