import { readFile } from 'node:fs/promises';
import type { Database } from '#server/db/client.ts';

const WARM_UP = 5;
/** of the kernel's clock, which counts processes' time */
export const MS_PER_TICK = 10;

export interface Measured {
  'least ms': number;
  'median ms': number;
  /** processor time of a call, here and in the database's process; on a shared machine the one to compare by */
  'cpu ms': number;
  /** of a list: how many there are in all */
  found: number | undefined;
}

/** Milliseconds to one decimal. */
const toMs = (value = 0) => Math.round(value * 10) / 10;

/** What the kernel tells of a process, from its third field on; empty where there is no such process to be seen. */
export async function statOf(pid: number | string): Promise<string[]> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  return stat.split(') ')[1]?.split(' ') ?? [];
}

async function timeOfChildren(pid: number): Promise<number> {
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8').catch(() => '');
  const used = await Promise.all(
    children
      .split(' ')
      .filter(Boolean)
      .map(async (child) => {
        const fields = await statOf(child);
        return (Number(fields[11]) + Number(fields[12])) * MS_PER_TICK || 0;
      }),
  );
  return used.reduce((sum, child) => sum + child, 0);
}

/**
 * Milliseconds of processor time that this process, its children and those of a PostgreSQL on this machine have used,
 * those that ended among them; of other processes on Linux only.
 */
async function processorTime(postmaster: number | undefined): Promise<number> {
  const { user, system } = process.cpuUsage();
  const own = (user + system) / 1000 + (await timeOfChildren(process.pid));
  if (postmaster === undefined) return own;
  const fields = await statOf(postmaster);
  const ended = (Number(fields[13]) + Number(fields[14])) * MS_PER_TICK || 0;
  return own + ended + (await timeOfChildren(postmaster));
}

/** The process that a PostgreSQL's connections belong to; undefined when it is not on this machine. */
export async function findPostmaster({ kind, pool }: Database): Promise<number | undefined> {
  if (kind !== 'postgres') return undefined;
  const { rows } = await pool.query<{ pid: number }>('select pg_backend_pid() as pid');
  const name = await readFile(`/proc/${rows[0]?.pid}/comm`, 'utf8').catch(() => '');
  return name.startsWith('postgres') ? Number((await statOf(rows[0]?.pid ?? ''))[1]) : undefined;
}

/**
 * Times one call, that many times; throws when it is refused. What is done before each is not timed but for its processor
 * time. `postmaster`: of a PostgreSQL on this machine, whose processor time counts as well.
 */
export async function measure(
  call: () => Promise<Response> | Response,
  rounds: number,
  before: () => Promise<void> = async () => {},
  postmaster?: number,
): Promise<Measured> {
  const times: number[] = [];
  let found: number | undefined;
  let usedBefore = 0;
  for (let round = 0; round < WARM_UP + rounds; round += 1) {
    if (round === WARM_UP) usedBefore = await processorTime(postmaster);
    await before();
    const start = performance.now();
    const response = await call();
    const text = await response.text();
    if (round >= WARM_UP) times.push(performance.now() - start);
    if (!response.ok) throw new Error(`${response.status} ${text}`);
    found = (JSON.parse(text) as { total?: number }).total;
  }
  const used = (await processorTime(postmaster)) - usedBefore;
  times.sort((one, other) => one - other);
  const median = times[Math.floor(times.length / 2)];
  return { 'least ms': toMs(times[0]), 'median ms': toMs(median), 'cpu ms': toMs(used / rounds), found };
}
