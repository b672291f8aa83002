import { readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { startProgram } from '#server/test/program.ts';
import { buildServer } from '../scripts/checks/built-server.ts';
import { freePort } from '../scripts/checks/free-port.ts';
import { MS_PER_TICK, statOf } from './measure.ts';

buildServer();

const LOOK_EVERY_MS = 5;
/** what scripts/run.mjs gives the server */
const AS_STARTED_BY_NPM = '--max-semi-space-size=16';

/** A server in a process of its own, as people run it. */
export interface RunningServer {
  url: string;
  /** from the start of the process to its first answer */
  startMs: number;
  /** of the server and its children, what lies in memory, pages that they share once, in MB */
  memory(): Promise<{ server: number; children: number }>;
  /** processor time that they have used so far (ms): on a shared machine the one to reckon with */
  processorMs(): Promise<number>;
  stop(): Promise<void>;
}

/** Starts the server on a data folder, and waits until it says that it is ready. Throws with what it printed otherwise. */
export async function runServer(env: Record<string, string>, args: string[] = []): Promise<RunningServer> {
  const port = await freePort('localhost');
  const url = `http://localhost:${port}`;
  const started = performance.now();
  const program = startProgram({ NODE_OPTIONS: AS_STARTED_BY_NPM, ...env, PORT: String(port) }, args);
  let ended = false;
  void program.ended.then(() => (ended = true));
  while (!ended && !(await isReady(url))) await sleep(LOOK_EVERY_MS);
  await program.ready;
  return {
    url,
    startMs: Math.round(performance.now() - started),
    async memory() {
      const pid = program.child.pid!;
      const children = await Promise.all((await childrenOf(pid)).map(residentMb));
      return { server: await residentMb(pid), children: children.reduce((sum, each) => sum + each, 0) };
    },
    async processorMs() {
      const all = [program.child.pid!, ...(await childrenOf(program.child.pid!))];
      return (await Promise.all(all.map(usedMs))).reduce((sum, each) => sum + each, 0);
    },
    async stop() {
      program.child.kill('SIGTERM');
      await program.ended;
    },
  };
}

const isReady = (url: string) =>
  fetch(`${url}/api/ready`).then(
    ({ ok }) => ok,
    () => false,
  );

/** All processes below one, on Linux. */
async function childrenOf(pid: number): Promise<number[]> {
  const list = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8').catch(() => '');
  const own = list.split(' ').filter(Boolean).map(Number);
  return [...own, ...(await Promise.all(own.map(childrenOf))).flat()];
}

/** Of what lies in memory its own part: a page that several hold is shared out among them, so that a sum counts it once. */
async function residentMb(pid: number): Promise<number> {
  const rollup = await readFile(`/proc/${pid}/smaps_rollup`, 'utf8').catch(() => '');
  return Math.round(Number(/^Pss:\s+(\d+) kB$/m.exec(rollup)?.[1] ?? 0) / 1024);
}

async function usedMs(pid: number): Promise<number> {
  const fields = await statOf(pid);
  return (Number(fields[11]) + Number(fields[12])) * MS_PER_TICK || 0;
}
