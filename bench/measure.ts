import { readFile } from 'node:fs/promises';

const WARM_UP = 5;
/** of the kernel's clock, which counts processes' time */
const MS_PER_TICK = 10;

export interface Measured {
  'median ms': number;
  /** processor time of a call, here and in the database's process; on a shared machine the one to compare by */
  'cpu ms': number;
  /** of a list: how many there are in all */
  found: number | undefined;
}

/** Milliseconds to one decimal. */
const toMs = (value = 0) => Math.round(value * 10) / 10;

/** Milliseconds of processor time that this process and its children have used; of the children on Linux only. */
async function processorTime(): Promise<number> {
  const { user, system } = process.cpuUsage();
  const own = (user + system) / 1000;
  const children = await readFile(`/proc/self/task/${process.pid}/children`, 'utf8').catch(() => '');
  const used = await Promise.all(
    children
      .split(' ')
      .filter(Boolean)
      .map(async (pid) => {
        const fields =
          (await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')).split(') ')[1]?.split(' ') ?? [];
        return (Number(fields[11]) + Number(fields[12])) * MS_PER_TICK || 0;
      }),
  );
  return used.reduce((sum, child) => sum + child, own);
}

/** Times one call, that many times; throws when it is refused. What is done before each is not timed but for its processor time. */
export async function measure(
  call: () => Promise<Response> | Response,
  rounds: number,
  before: () => Promise<void> = async () => {},
): Promise<Measured> {
  const times: number[] = [];
  let found: number | undefined;
  let usedBefore = 0;
  for (let round = 0; round < WARM_UP + rounds; round += 1) {
    if (round === WARM_UP) usedBefore = await processorTime();
    await before();
    const start = performance.now();
    const response = await call();
    const text = await response.text();
    if (round >= WARM_UP) times.push(performance.now() - start);
    if (!response.ok) throw new Error(`${response.status} ${text}`);
    found = (JSON.parse(text) as { total?: number }).total;
  }
  const used = (await processorTime()) - usedBefore;
  times.sort((one, other) => one - other);
  const median = times[Math.floor(times.length / 2)];
  return { 'median ms': toMs(median), 'cpu ms': toMs(used / rounds), found };
}
