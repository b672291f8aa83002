// What Lighthouse says of each screen on its phone (412 px, a processor four times slower, slow 4G), signed in as HR. It is
// no dependency, for it brings 114 packages and 176 MB: without it, this says how to get it. `devtools` slows the line and the
// processor down while it looks, each request by 562 ms; `simulate` looks at full speed and reckons what it would have taken.
// The server runs with the demo's data; build the screens first (node scripts/build-web.ts).
// node bench/lighthouse.ts [--throttling devtools,simulate] [--screens /auth,/jobs]
import { mkdtemp, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { provideChromium } from '../scripts/checks/browser.ts';
import { freePort } from '../scripts/checks/free-port.ts';
import { runServer } from './run-server.ts';
import { BUDGET, SCREENS, SIGN_IN, signInto } from './screens.ts';

const VERSION = '13.5.0';
const HOST = '127.0.0.1';
/** The live stream never ends, so Lighthouse would wait for a quiet line for 45 s. */
const LOOK_FOR_MS = 18_000;

/** Of Lighthouse's result, what is read here. */
interface Item {
  type?: string;
  snippet?: string;
  resourceType?: string;
  transferSize?: number;
  node?: { snippet?: string };
}
interface Audit {
  title: string;
  score: number | null;
  numericValue?: number;
  details?: { items?: Item[] };
}
interface Report {
  finalDisplayedUrl: string;
  runtimeError?: { message: string };
  audits: Record<string, Audit>;
  categories: Record<
    'performance' | 'accessibility',
    { score: number | null; auditRefs: { id: string; weight: number }[] }
  >;
}
type Lighthouse = (url: string, flags: Record<string, unknown>) => Promise<{ lhr: Report } | undefined>;

const name = 'lighthouse'; // not written into the import, by which tools would take it for a dependency
async function findLighthouse(): Promise<Lighthouse | undefined> {
  try {
    return ((await import(name)) as { default: Lighthouse }).default;
  } catch (error) {
    if ((error as { code?: string }).code === 'ERR_MODULE_NOT_FOUND') return undefined;
    throw error;
  }
}

/** What is said of one screen, and what of it comes late or is not accessible. Script is weighed with the headers of its files. */
function tell(screen: string, throttling: string, { audits, categories }: Report) {
  const numberOf = (id: string) => audits[id]?.numericValue ?? Number.NaN;
  const scripts = audits['resource-summary']?.details?.items?.find((item) => item.resourceType === 'script');
  const kb = Math.round((scripts?.transferSize ?? 0) / 1000);
  const [lcp, cls] = [numberOf('largest-contentful-paint'), numberOf('cumulative-layout-shift')];
  const scoreOf = (category: keyof Report['categories']) =>
    Math.round((categories[category].score ?? 0) * 100);
  const over = [
    !(lcp <= BUDGET.lcpMs) && 'LCP',
    !(cls <= BUDGET.cls) && 'CLS',
    scoreOf('accessibility') < 100 && 'accessibility',
  ];
  const faults = categories.accessibility.auditRefs.flatMap(({ id, weight }) => {
    const audit = audits[id];
    if (weight === 0 || !audit || audit.score === null || audit.score === 1) return [];
    return [`${screen}: ${audit.title}: ${audit.details?.items?.map(({ node }) => node?.snippet).join(' ')}`];
  });
  const largest = audits['lcp-breakdown-insight']?.details?.items?.find(({ type }) => type === 'node');
  if (lcp > BUDGET.lcpMs) faults.push(`${screen}: painted late: ${largest?.snippet}`);
  const row = {
    screen,
    throttling,
    'script kB': kb,
    'LCP ms': Math.round(lcp),
    'TBT ms': Math.round(numberOf('total-blocking-time')),
    CLS: Math.round(cls * 1000) / 1000,
    performance: scoreOf('performance'),
    accessibility: scoreOf('accessibility'),
    load: Math.round((loadavg()[0] ?? 0) * 10) / 10,
    over: over.filter(Boolean).join(', '),
  };
  return { row, faults };
}

async function lookAtAll(lighthouse: Lighthouse, screens: string[], throttlings: string[]): Promise<void> {
  const executablePath = provideChromium((line) => console.log(line));
  const folder = await mkdtemp(join(tmpdir(), 'niyukti-bench-'));
  try {
    const server = await runServer({ DATA_DIR: join(folder, 'data') }, ['--demo']);
    const port = await freePort(HOST);
    // Lighthouse opens pages of its own in the profile's only context: there the cookie has to be.
    const context = await chromium.launchPersistentContext(join(folder, 'profile'), {
      executablePath,
      chromiumSandbox: process.getuid?.() !== 0, // Chromium's sandbox refuses root
      args: [`--remote-debugging-port=${port}`],
    });
    try {
      const look = async (screen: string, throttlingMethod: string) => {
        if (screen === SIGN_IN) await context.clearCookies();
        else if ((await context.cookies()).length === 0) await signInto(context, server.url);
        const result = await lighthouse(server.url + screen, {
          port,
          logLevel: 'error',
          onlyCategories: ['performance', 'accessibility'],
          throttlingMethod,
          maxWaitForLoad: LOOK_FOR_MS, // it empties the browser's cache itself, and keeps the cookies
        });
        const report = result?.lhr;
        if (!report || report.runtimeError || new URL(report.finalDisplayedUrl).pathname !== screen)
          throw new Error(
            `${screen}: ${report?.runtimeError?.message ?? `came to ${report?.finalDisplayedUrl}`}`,
          );
        return tell(screen, throttlingMethod, report);
      };
      const told = [];
      for (const throttling of throttlings)
        for (const screen of screens) {
          told.push(await look(screen, throttling));
          console.log(`${screen} ${throttling}`);
        }
      console.table(told.map(({ row }) => row));
      for (const fault of new Set(told.flatMap(({ faults }) => faults))) console.log(fault);
    } finally {
      await context.close();
      await server.stop();
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const { values } = parseArgs({
  options: {
    throttling: { type: 'string', default: 'devtools' },
    screens: { type: 'string', default: SCREENS.join(',') },
  },
});
const lighthouse = await findLighthouse();
if (lighthouse) await lookAtAll(lighthouse, values.screens.split(','), values.throttling.split(','));
else console.log(`Lighthouse is not here: npm install --no-save lighthouse@${VERSION} gets it.`);
