import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Hono } from 'hono';
import { afterAll, expect, it } from 'vitest';
import { type RoleOf, serveWebApp } from './web-app.ts';

const folder = mkdtempSync(join(tmpdir(), 'web-app-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const OCR = 'assets/ocr-0123abcd';
mkdirSync(join(folder, OCR), { recursive: true });
writeFileSync(join(folder, 'index.html'), '<!doctype html><head></head><div id="root"><p>Loading…</p></div>');
const screen = (path: string, isScreen = true) => ({
  path,
  isScreen,
  frame: {
    title: path === '/' ? 'Jobs & People' : null,
    subtitle:
      path === '/jobs/new'
        ? [
            { may: 'job.create', text: 'All of them' },
            { may: null, text: 'Your own' },
          ]
        : [],
    width: null,
    leadsBack: false,
  },
  scripts: [`assets/${path.replaceAll(/[$/]/g, '_')}.js`],
  styles: ['assets/shared.css'],
});
const SCREEN_FILES = JSON.stringify([
  screen('/jobs/$id'),
  screen('/jobs/new'),
  screen('/'),
  screen('/auth', false),
  screen('/invitation', false),
]);
writeFileSync(join(folder, 'screen-files.json'), SCREEN_FILES);
const FILES = {
  'assets/base-1234.js': 'export {};',
  'assets/worker.min.js': 'export {};',
  [`${OCR}/worker.min.js`]: 'self;',
  [`${OCR}/tesseract-core-simd-lstm.js`]: 'self;',
  [`${OCR}/tesseract-core-simd-lstm.wasm`]: 'wasm',
  [`${OCR}/eng.traineddata.gz`]: 'data',
};
for (const [path, content] of Object.entries(FILES)) writeFileSync(join(folder, path), content);

const app = new Hono();
serveWebApp(app, folder, 'Niyukti <ATS>');
const get = async (path: string) => (await app.request(`/${path}`)).headers;

it('lets the text recognition alone compile WebAssembly, and nothing run but our own scripts', async () => {
  for (const path of Object.keys(FILES)) {
    const policy = (await get(path)).get('Content-Security-Policy') ?? '';
    expect([path, policy.includes("'wasm-unsafe-eval'")]).toEqual([path, path === `${OCR}/worker.min.js`]);
    expect(policy).not.toMatch(/'unsafe-eval'|unsafe-inline|blob:|data:|https?:/);
    expect(policy).toContain("default-src 'none'");
  }
});

it('serves the parts of text recognition as what they are, for ever', async () => {
  for (const [path, type] of [
    [`${OCR}/tesseract-core-simd-lstm.wasm`, 'application/wasm'],
    [`${OCR}/eng.traineddata.gz`, 'application/gzip'],
  ] as const) {
    const headers = await get(path);
    expect(headers.get('Content-Type')).toContain(type);
    // The browser would unpack it, and the recogniser's own unpacking would find nothing to do.
    expect(headers.get('Content-Encoding')).toBeNull();
    expect(headers.get('Cache-Control')).toContain('immutable');
  }
});

it('serves the screens and nothing that lies beside them, and lists no folder', async () => {
  mkdirSync(join(folder, '.git'), { recursive: true });
  writeFileSync(join(folder, '.git/config'), 'hidden-word');
  writeFileSync(join(folder, 'notes.txt'), 'hidden-word');
  for (const path of [
    '.git/config',
    'notes.txt',
    'assets/..%2fnotes.txt',
    'assets/%2e%2e/notes.txt',
    'assets/',
    'assets',
  ]) {
    const answer = await app.request(`/${path}`);
    expect([path, await answer.text()]).not.toMatchObject([
      path,
      expect.stringMatching(/hidden-word|worker\.min/),
    ]);
  }
  expect((await app.request('/assets/')).status).toBe(404);
});

it('says what to do when the screens are not built', async () => {
  const bare = new Hono();
  serveWebApp(bare, join(folder, 'nothing-here'), 'Niyukti <ATS>');
  const answer = await bare.request('/jobs');
  expect(answer.status).toBe(503);
  expect(await answer.text()).toContain('npm run demo');
});

it('answers the page of the newest build, and the last one while a build is being replaced', async () => {
  const built = mkdtempSync(join(tmpdir(), 'web-app-'));
  const index = join(built, 'index.html');
  const server = new Hono();
  writeFileSync(join(built, 'screen-files.json'), SCREEN_FILES);
  serveWebApp(server, built, 'Niyukti <ATS>');
  const page = async () => (await server.request('/jobs')).text();
  try {
    writeFileSync(index, '<!doctype html><p>first');
    utimesSync(index, 1, 1);
    expect(await page()).toContain('first');
    rmSync(index);
    expect(await page()).toContain('first');
    writeFileSync(index, '<!doctype html><p>second');
    expect(await page()).toContain('second');
  } finally {
    rmSync(built, { recursive: true });
  }
});

it('names the files of the screen that is asked for, so that they come beside the program', async () => {
  // What the program asks for first comes with every page.
  expect(await (await app.request('/nowhere')).text()).toContain(
    'as="fetch" crossorigin href="/api/session"',
  );
  const scriptsAt = async (path: string, cookie = '__Host-niyukti.session_token=abc') => {
    const html = await (await app.request(path, { headers: { cookie } })).text();
    return Array.from(
      html.matchAll(/modulepreload" crossorigin href="\/assets\/([\w-]+)\.js"/g),
      ([, name]) => name,
    );
  };
  expect(await scriptsAt('/')).toEqual(['_']);
  expect(await scriptsAt('/jobs/new?tab=ai')).toEqual(['_jobs_new']);
  expect(await scriptsAt('/jobs/0198c2a0')).toEqual(['_jobs__id']);
  expect(await scriptsAt('/jobs/0198c2a0/other')).toEqual([]);
  // Whoever has not signed in is led to do so.
  expect(await scriptsAt('/jobs/new', 'other=1')).toEqual(['_auth']);
  expect(await scriptsAt('/invitation', 'other=1')).toEqual(['_invitation']);
  const html = await (await app.request('/auth')).text();
  expect(html).toContain('<link rel="preload" as="style" crossorigin href="/assets/shared.css">');
});

it('shows at once how the screen begins, in the place that the program will fill', async () => {
  const startOf = async (path: string, cookie = 'niyukti.session_token=abc') =>
    (await (await app.request(path, { headers: { cookie } })).text()).split('<div id="root">')[1];
  const dashboard = await startOf('/');
  expect(dashboard).toContain('<h1>Jobs &amp; People</h1>');
  expect(dashboard, 'the name is text').toContain('<b>Niyukti &lt;ATS></b>');
  expect(dashboard).toMatch(/<p>Loading…<\/p><\/div>$/);
  // Whose heading is what it shows begins with the bar alone; whoever has not signed in, with signing in.
  expect(await startOf('/jobs/0198c2a0')).not.toContain('<h1>');
  expect(await startOf('/', '')).toMatch(/<h1>Niyukti &lt;ATS><\/h1><p>Sign in to your account<\/p>/);
  expect(await startOf('/invitation')).toBe('<p>Loading…</p></div>');
});

it('begins a screen as its reader will see it, and does not wait for a database that does not answer', async () => {
  const readAs = async (roleOf: RoleOf) => {
    const server = new Hono();
    serveWebApp(server, folder, 'Niyukti', roleOf);
    const headers = { cookie: 'niyukti.session_token=abc' };
    return (await server.request('/jobs/new', { headers })).text();
  };
  expect(await readAs(() => Promise.resolve('hr_manager'))).toContain('<p>All of them</p>');
  expect(await readAs(() => Promise.resolve('vendor'))).toContain('<p>Your own</p>');
  for (const roleOf of [
    () => Promise.reject(new Error('no connection')),
    () => new Promise<null>(() => {}),
  ]) {
    const html = await readAs(roleOf);
    expect(html).toContain('start-main');
    expect(html, 'a word that may be taken back').not.toMatch(/All of them|Your own/);
  }
});

it('lets nobody keep that an asset is not there', async () => {
  const answer = await app.request('/assets/gone-1234.js');
  expect([answer.status, answer.headers.get('Cache-Control')]).toEqual([404, 'no-store']);
});
