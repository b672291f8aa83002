// What a first look at each screen weighs and takes on a mid-range phone: 390 px wide, a processor four times slower, slow
// 4G. Weight is the script that comes over the line before the screen rests (brotli); it hangs on no machine. The server
// runs with the demo's data; build the screens first (node scripts/build-web.ts).
// node bench/web-vitals.ts
import { mkdtemp, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { provideChromium } from '../scripts/checks/browser.ts';
import { runServer } from './run-server.ts';
import { BUDGET, SCREENS, SIGN_IN, scriptBudgetKb, signInto } from './screens.ts';

const PHONE = { width: 390, height: 844 };
const SLOWER = 4;
/** 1.6 Mbit/s down, 750 kbit/s up, as Lighthouse has it */
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 96_000 };

interface Vitals {
  lcp: number;
  cls: number;
  inp: number;
  scriptBytes: number;
}
/** Runs in the page: notes what the browser tells of it from its first moment on. */
const WATCH = `
  window.vitals = { lcp: 0, cls: 0, inp: 0 };
  const each = (type, note, more) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true, ...more });
  each('largest-contentful-paint', ({ startTime }) => (window.vitals.lcp = startTime));
  each('layout-shift', ({ value, hadRecentInput }) => (window.vitals.cls += hadRecentInput ? 0 : value));
  // Of what a person does: a page that comes below a resting pointer is told of it, too, which is no interaction.
  each(
    'event',
    ({ duration, interactionId }) => interactionId && (window.vitals.inp = Math.max(window.vitals.inp, duration)),
    { durationThreshold: 16 },
  );
`;
/** Runs in the page: the bytes of script that have come over the line. */
const SCRIPT_BYTES = `performance.getEntriesByType('resource')
  .filter(({ name }) => new URL(name).pathname.endsWith('.js'))
  .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0)`;
const NEXT_PAINT = 'new Promise((done) => requestAnimationFrame(() => setTimeout(done, 100)))';

async function look(browser: Browser, url: string, screen: string): Promise<Vitals> {
  const context = await browser.newContext({ viewport: PHONE, hasTouch: true, isMobile: true });
  try {
    if (screen !== SIGN_IN) await signInto(context, url);
    const page = await context.newPage();
    await page.addInitScript(WATCH);
    const devtools = await context.newCDPSession(page);
    await devtools.send('Network.emulateNetworkConditions', SLOW_4G);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    await page.goto(url + screen);
    await page.locator('h1, h2').first().waitFor();
    await page.locator('[aria-busy="true"]').first().waitFor({ state: 'detached' });
    const scriptBytes = await page.evaluate<number>(SCRIPT_BYTES);
    // Whatever takes the finger: the first control of the screen is opened or entered, and left.
    await page.locator('main button:visible, main input:visible').first().tap();
    await page.keyboard.press('Escape');
    await page.evaluate(NEXT_PAINT);
    return { ...(await page.evaluate<Omit<Vitals, 'scriptBytes'>>('window.vitals')), scriptBytes };
  } finally {
    await context.close();
  }
}

const executablePath = provideChromium((line) => console.log(line));
const folder = await mkdtemp(join(tmpdir(), 'niyukti-bench-'));
try {
  const server = await runServer({ DATA_DIR: folder }, ['--demo']);
  const browser = await chromium.launch({
    executablePath,
    chromiumSandbox: process.getuid?.() !== 0, // Chromium's sandbox refuses root
  });
  try {
    const measured = [];
    for (const screen of SCREENS) {
      const { lcp, cls, inp, scriptBytes } = await look(browser, server.url, screen);
      const kb = Math.round(scriptBytes / 1000);
      const tooMuch = [
        kb > scriptBudgetKb(screen) && 'script',
        lcp > BUDGET.lcpMs && 'LCP',
        inp > BUDGET.inpMs && 'INP',
        cls > BUDGET.cls && 'CLS',
      ];
      measured.push({
        screen,
        'script kB': kb,
        'LCP ms': Math.round(lcp),
        'INP ms': Math.round(inp),
        CLS: Math.round(cls * 1000) / 1000,
        over: tooMuch.filter(Boolean).join(', '),
      });
      console.log(`${screen}: ${kb} kB`);
    }
    console.table(measured);
    console.log(`load average ${loadavg()[0]?.toFixed(1)}`);
  } finally {
    await browser.close();
    await server.stop();
  }
} finally {
  await rm(folder, { recursive: true, force: true });
}
