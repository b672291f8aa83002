import { defineConfig, devices } from '@playwright/test';
import { findChromium } from './scripts/checks/browser.ts';

// Found once: the workers read this file too and take it from the environment.
process.env['CHROMIUM_PATH'] ??= findChromium() ?? '';
const executablePath = process.env['CHROMIUM_PATH'] || undefined;

export default defineConfig({
  testDir: 'e2e',
  globalSetup: './e2e/support/prepare-demo.ts',
  outputDir: 'test-results',
  workers: 2, // each has a browser, a server and a database of its own, on the two cores that we plan for
  forbidOnly: process.env['CI'] !== undefined,
  timeout: 120_000, // two browsers, servers and databases share two cores
  expect: { timeout: 10_000 },
  reporter: 'list',
  use: {
    ...devices['Desktop Chrome'],
    actionTimeout: 30_000, // what is not there by then was named wrongly
    viewport: { width: 1280, height: 800 },
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    screenshot: 'only-on-failure',
    // A journey gets the tab of the one before, emptied of all but the cache of files: half of a short journey was reading
    // the same scripts again.
    reuseContext: true,
    trace: 'off', // costs as much as the journey itself; `playwright test --trace on` makes one
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      executablePath,
      chromiumSandbox: process.getuid?.() !== 0, // Chromium's sandbox refuses root
      // no calls of the browser's own to its maker
      args: [
        '--disable-gpu',
        '--in-process-gpu', // what is drawn by the processor need not go through a process of its own
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // A page of a journey lives for seconds: what its code is optimised and its memory swept for takes a quarter of the
        // browser's time and never pays back.
        '--js-flags=--no-opt --no-maglev --min-semi-space-size=32',
      ],
    },
  },
});
