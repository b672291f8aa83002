import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';
import { isDebianRoot } from './debian.ts';

const NAMES = [
  // Chromium without a window: the same pages a quarter faster than the whole one with its window left out.
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
  'microsoft-edge',
];

const MAC = ['Google Chrome', 'Chromium', 'Microsoft Edge'].flatMap((app) =>
  ['/Applications', join(process.env['HOME'] ?? '/', 'Applications')].map(
    (folder) => `${folder}/${app}.app/Contents/MacOS/${app}`,
  ),
);

const WINDOWS = ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'].flatMap((name) =>
  ['Google/Chrome', 'Chromium', 'Microsoft/Edge'].map((app) =>
    join(process.env[name] ?? 'C:/', app, 'Application', app.endsWith('Edge') ? 'msedge.exe' : 'chrome.exe'),
  ),
);

/** Whether the file is a browser that runs: Ubuntu's chromium, say, may be a stub that only asks for a snap. */
function runs(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
  } catch {
    return false;
  }
  if (process.platform === 'win32') return true; // there --version opens a window
  return spawnSync(path, ['--version'], { timeout: 20_000, stdio: 'ignore' }).status === 0;
}

/** The path of a Chromium that is on this machine: CHROMIUM_PATH, one on the PATH or in its usual place, or Playwright's own. */
export function findChromium(): string | undefined {
  const named = process.env['CHROMIUM_PATH'];
  if (named) return named;
  const onPath = (process.env['PATH'] ?? '')
    .split(delimiter)
    .flatMap((folder) => NAMES.map((name) => join(folder, name)));
  const usual = process.platform === 'darwin' ? MAC : process.platform === 'win32' ? WINDOWS : [];
  return [...onPath, ...usual, chromium.executablePath()].filter((path) => existsSync(path)).find(runs);
}

/** Finds a Chromium or gets one: Playwright's download, else Debian's package. Throws an Error that says what to install. */
export function provideChromium(tell: (line: string) => void): string {
  const named = process.env['CHROMIUM_PATH'];
  if (named && !runs(named)) throw new Error(`CHROMIUM_PATH is ${named}, which is no browser that runs.`);
  const found = findChromium();
  if (found) return found;

  tell('No Chromium here: asking Playwright to download one (at most five minutes)');
  spawnSync(process.execPath, ['node_modules/@playwright/test/cli.js', 'install', 'chromium'], {
    timeout: 300_000,
    stdio: 'ignore',
  });
  const downloaded = findChromium();
  if (downloaded) return downloaded;

  if (isDebianRoot()) {
    tell("Playwright's download did not work: installing Debian's package chromium-headless-shell");
    const options = {
      timeout: 600_000,
      stdio: 'ignore',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    } as const;
    spawnSync('apt-get', ['update'], options);
    // The faces that pages ask for where theirs have not come; a bare machine has none like them.
    const packages = ['chromium-headless-shell', 'fonts-liberation'];
    spawnSync('apt-get', ['install', '-y', '--no-install-recommends', ...packages], options);
    const packaged = findChromium();
    if (packaged) return packaged;
  }
  throw new Error(
    'The end-to-end journeys need Chromium: install Chromium or Google Chrome, or set CHROMIUM_PATH to where it is.',
  );
}
