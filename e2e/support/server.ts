import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../../scripts/checks/free-port.ts';
import { withoutSettings } from '../../scripts/checks/own-environment.ts';

const START_LIMIT_MS = 180_000; // the first start also makes the database and loads the demo data
const STOP_LIMIT_MS = 15_000;
const OUTPUT_KEPT = 20_000;

/** The product's own server, running. */
export interface RunningServer {
  /** Its address, without a slash at the end. */
  url: string;
  /** The folder of its data. */
  dataDir: string;
  /** The one-time link that makes the first HR manager, as the server printed it; null where there is somebody already. */
  setUpLink: () => string | null;
  /** Stops it as Ctrl-C does; throws when it does not stop cleanly. */
  stop: () => Promise<void>;
}

/** Starts the real server on the folder with further settings, and with the demo data unless told otherwise; resolves once it can serve. */
export async function startServer(
  dataDir: string,
  settings: Record<string, string> = {},
  { demo = true } = {},
): Promise<RunningServer> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const child = spawn(
    process.execPath,
    [
      '--import',
      new URL('../../scripts/run/end-with-parent.mjs', import.meta.url).href,
      'dist/server/main.js',
      ...(demo ? ['--demo'] : []),
    ],
    {
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      env: { ...withoutSettings(), ...settings, PORT: String(port), HOST: '127.0.0.1', DATA_DIR: dataDir },
    },
  );
  const exited = once(child, 'exit');
  let output = '';
  const keep = (chunk: string) => {
    output = (output + chunk).slice(-OUTPUT_KEPT);
  };
  child.stdout?.setEncoding('utf8').on('data', keep);
  child.stderr?.setEncoding('utf8').on('data', keep);

  const stop = async () => {
    child.kill('SIGTERM');
    const late = sleep(STOP_LIMIT_MS, 'late' as const, { ref: false });
    if ((await Promise.race([exited, late])) === 'late') {
      child.kill('SIGKILL');
      throw new Error(`The server did not stop within ${STOP_LIMIT_MS / 1000} s:\n${output}`);
    }
    if (child.exitCode !== 0)
      throw new Error(`The server stopped with ${child.exitCode ?? child.signalCode}:\n${output}`);
  };

  const deadline = Date.now() + START_LIMIT_MS;
  while (!(await answers(url))) {
    if (child.exitCode !== null) throw new Error(`The server ended with ${child.exitCode}:\n${output}`);
    if (Date.now() > deadline) {
      child.kill('SIGKILL');
      throw new Error(`The server did not answer within ${START_LIMIT_MS / 1000} s:\n${output}`);
    }
    await sleep(100);
  }
  // By the address that is tested, whatever the server takes for its own.
  const setUpLink = () => {
    const path = /\/setup#token=\S+/.exec(output)?.[0];
    return path === undefined ? null : `${url}${path}`;
  };
  return { url, dataDir, setUpLink, stop };
}

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(`${url}/api/health`)).ok;
  } catch {
    return false;
  }
}
