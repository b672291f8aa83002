import type { Browser, Page } from '@playwright/test';

interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  /** the time that the event used on its thread (µs): what others do on a busy machine is not in it */
  tdur?: number;
  args: { name?: string };
}

/** The longest task of the page's main thread while the deed was done, by its processor time (ms). */
export async function longestTask(browser: Browser, page: Page, deed: () => Promise<void>): Promise<number> {
  return Math.max(...(await taskTimes(browser, page, deed)));
}

/** How long each task of the page's main thread took while the deed was done, by its processor time (ms). */
export async function taskTimes(browser: Browser, page: Page, deed: () => Promise<void>): Promise<number[]> {
  await browser.startTracing(page, { categories: ['toplevel', 'disabled-by-default-cpu_profiler.debug'] });
  await deed();
  const { traceEvents } = JSON.parse(String(await browser.stopTracing())) as { traceEvents: TraceEvent[] };
  const mainThreads = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid} ${tid}`),
  );
  const tasks = traceEvents.filter(
    ({ name, pid, tid }) => name.endsWith('RunTask') && mainThreads.has(`${pid} ${tid}`),
  );
  if (tasks.every(({ tdur }) => tdur === undefined)) throw new Error('The browser measured no task.');
  return tasks.map(({ tdur }) => (tdur ?? 0) / 1000);
}
