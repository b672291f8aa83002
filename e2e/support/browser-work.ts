import type { Browser, Page } from '@playwright/test';

interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  /** the time that the event used on its thread (µs): what others do on a busy machine is not in it */
  tdur?: number;
  args: { name?: string; elementCount?: number };
}

/** What the browser notes of the page's main thread while the deed is done. */
async function traced(
  browser: Browser,
  page: Page,
  categories: string[],
  deed: () => Promise<void>,
): Promise<TraceEvent[]> {
  await browser.startTracing(page, { categories });
  await deed();
  const { traceEvents } = JSON.parse(String(await browser.stopTracing())) as { traceEvents: TraceEvent[] };
  const mainThreads = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid} ${tid}`),
  );
  return traceEvents.filter(({ pid, tid }) => mainThreads.has(`${pid} ${tid}`));
}

/** The longest task of the page's main thread while the deed was done, by its processor time (ms). */
export async function longestTask(browser: Browser, page: Page, deed: () => Promise<void>): Promise<number> {
  return Math.max(...(await taskTimes(browser, page, deed)));
}

/** How long each task of the page's main thread took while the deed was done, by its processor time (ms). */
export async function taskTimes(browser: Browser, page: Page, deed: () => Promise<void>): Promise<number[]> {
  const events = await traced(browser, page, ['toplevel', 'disabled-by-default-cpu_profiler.debug'], deed);
  const tasks = events.filter(({ name }) => name.endsWith('RunTask'));
  if (tasks.every(({ tdur }) => tdur === undefined)) throw new Error('The browser measured no task.');
  return tasks.map(({ tdur }) => (tdur ?? 0) / 1000);
}

/** The most elements of the page whose style was worked out anew at once while the deed was done. */
export async function mostStyledAtOnce(
  browser: Browser,
  page: Page,
  deed: () => Promise<void>,
): Promise<number> {
  const events = await traced(browser, page, ['devtools.timeline'], deed);
  const counts = events.flatMap(({ name, args }) =>
    name === 'UpdateLayoutTree' && args.elementCount !== undefined ? [args.elementCount] : [],
  );
  if (counts.length === 0) throw new Error('The browser styled nothing.');
  return Math.max(...counts);
}
