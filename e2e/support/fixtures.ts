import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { copyDemoData } from './demo-data.ts';
import { copyDemoDatabase, emptyDatabase } from './postgres.ts';
import type { RunningServer } from './server.ts';
import { startServer } from './server.ts';
import type { Account } from './sign-in.ts';
import { signIn } from './sign-in.ts';
import { createWatch } from './watch.ts';
import type { Watch } from './watch.ts';

interface Fixtures {
  /** The server of the journey's file. */
  server: RunningServer;
  /** What the browser may not do unseen; a journey that provokes an error says so with `watch.expectError`. */
  watch: Watch;
  /** A page in a browser of its own with that account signed in, for journeys of several people. */
  openAs: (account: Account) => Promise<Page>;
}

interface WorkerFixtures {
  /** the server begins with nothing: no demo data, and nobody who could sign in */
  empty: boolean;
  /** settings of the server beyond the usual ones, for journeys that need others */
  serverSettings: Record<string, string>;
  /** what else is to be in the data than the demo's, put there before the server with these settings opens it */
  moreData: { putInto: (dataDir: string, settings: Record<string, string>) => Promise<void> };
  servers: { of: (file: string) => Promise<RunningServer> };
}

/**
 * Playwright's `test` on the real product: each file has its own server on its own copy of the demo data (on PostgreSQL a
 * database of its own), so that journeys in different files never meet, however they are dealt out to workers (those of
 * one file share the data, in order). A journey fails on a console error, an uncaught exception or a request to a foreign
 * host, whatever it checks itself.
 */
export const test = base.extend<Fixtures, WorkerFixtures>({
  empty: [false, { scope: 'worker', option: true }],
  serverSettings: [{}, { scope: 'worker', option: true }],
  moreData: [{ putInto: () => Promise.resolve() }, { scope: 'worker', option: true }],

  servers: [
    async ({ empty, serverSettings, moreData }, use) => {
      const folder = await mkdtemp(join(tmpdir(), 'niyukti-e2e-'));
      let running: { file: string; server: RunningServer } | null = null;
      try {
        await use({
          of: async (file) => {
            if (running?.file === file) return running.server;
            await running?.server.stop();
            running = null;
            const dataDir = join(folder, 'data');
            await rm(dataDir, { recursive: true, force: true });
            if (!empty) await copyDemoData(process.env['E2E_DEMO_DATA'] ?? '', dataDir);
            const settings = { ...serverSettings, ...(await (empty ? emptyDatabase() : copyDemoDatabase())) };
            await moreData.putInto(dataDir, settings);
            const server = await startServer(dataDir, settings, { demo: !empty });
            running = { file, server };
            return server;
          },
        });
        await (running as { server: RunningServer } | null)?.server.stop();
      } finally {
        await rm(folder, { recursive: true, force: true });
      }
    },
    { scope: 'worker', timeout: 120_000 },
  ],

  server: [
    async ({ servers }, use, testInfo) => {
      await use(await servers.of(testInfo.file));
    },
    { timeout: 120_000 },
  ],

  baseURL: async ({ server }, use) => {
    await use(server.url);
  },

  watch: async ({ server }, use) => {
    const watch = createWatch(server.url);
    await use(watch);
    expect(watch.problems(), 'what went wrong in the browser unseen').toEqual([]);
  },

  context: async ({ context, server, watch }, use) => {
    watch.over(context);
    await use(context);
    // What still answers for the server answers nobody any more, and is no fault of the next journey.
    await context.unrouteAll({ behavior: 'ignoreErrors' });
    for (const page of context.pages()) await page.unrouteAll({ behavior: 'ignoreErrors' });
    // The tab is used again. What a page writes down as one leaves it must be written before the tab is emptied: a page
    // of the same origin comes only after that, the empty page that Playwright opens does not wait for it.
    for (const page of context.pages())
      if (page.url().startsWith(server.url)) await page.goto(`${server.url}/api/health`).catch(() => null);
  },

  openAs: async ({ browser, watch }, use) => {
    const opened: Page[] = [];
    await use(async (account) => {
      const context = await browser.newContext();
      watch.over(context);
      const page = await context.newPage();
      opened.push(page);
      await signIn(page, account);
      return page;
    });
    for (const page of opened) await page.context().close();
  },
});

export { expect } from '@playwright/test';
