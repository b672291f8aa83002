import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listen } from './listen.ts';

const folder = mkdtempSync(join(tmpdir(), 'security-headers-'));
mkdirSync(join(folder, 'assets'));
writeFileSync(join(folder, 'assets/base-1234.js'), 'export {};');
// As it is built: what stands in the page itself comes from here, and the build adds one script (scripts/start-of-page.ts).
const SCRIPT = 'document.title = "Niyukti";';
const source = readFileSync(new URL('../../web/index.html', import.meta.url), 'utf8').replace(
  '</title>',
  `</title><script nonce="__CSP_NONCE__">${SCRIPT}</script>`,
);
writeFileSync(join(folder, 'index.html'), `${source}<meta nonce="__CSP_NONCE__">`);
writeFileSync(join(folder, 'screen-files.json'), '[]');

async function serve(publicUrl: string) {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as { port: number };
  probe.close();
  const api = new Hono().get('/api/app', (c) => c.json({})).get('/api/failing', (c) => c.json({}, 500));
  const options = { host: '127.0.0.1', port, publicUrl, appName: 'Niyukti', endStreams: () => {} };
  const server = await listen(api, { ...options, webFolder: folder });
  return { server, get: (path: string) => fetch(`http://127.0.0.1:${port}${path}`) };
}

let secure: Awaited<ReturnType<typeof serve>>;
let plain: Awaited<ReturnType<typeof serve>>;
beforeAll(async () => {
  secure = await serve('https://hire.example.com');
  plain = await serve('http://hire.example.com');
});
afterAll(async () => {
  await secure.server.close();
  await plain.server.close();
  rmSync(folder, { recursive: true, force: true });
});

const PLACES = [
  '/',
  '/jobs',
  '/assets/base-1234.js',
  '/assets/none.js',
  '/api/app',
  '/api/failing',
  '/api/docs',
];

describe.each(PLACES)('whatever answers at %s', (path) => {
  it('may be framed by nobody, is taken for nothing else, and tells no other site where one was', async () => {
    const { headers } = await secure.get(path);
    expect(headers.get('x-frame-options')).toBe('DENY');
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('same-origin');
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
    // Whatever Chromium does not know, it warns of on every page.
    const known = ['camera', 'microphone', 'geolocation', 'payment', 'usb', 'serial'];
    expect(headers.get('permissions-policy')).toBe(known.map((feature) => `${feature}=()`).join(', '));
  });

  it('asks for TLS for a year where there is TLS, and only there', async () => {
    expect((await secure.get(path)).headers.get('strict-transport-security')).toMatch(/^max-age=31536000/);
    expect((await plain.get(path)).headers.get('strict-transport-security')).toBeNull();
  });

  it('runs scripts of ours alone, and asks no other host for anything', async () => {
    const policy = (await secure.get(path)).headers.get('content-security-policy') ?? '';
    expect(policy).toMatch(/default-src '(?:self|none)'/);
    const scripts = /script-src ([^;]*)/.exec(policy)?.[1] ?? "'self'";
    // Of what may stand in a page the browser runs this text alone; no nonce would let another in.
    const allowed = `'self' 'sha256-${createHash('sha256').update(SCRIPT).digest('base64')}'`;
    expect(scripts).toBe(['/', '/jobs'].includes(path) ? allowed : "'self'");
    expect(policy).not.toMatch(/https?:|\*|'unsafe-eval'/);
    expect(policy).toContain("base-uri 'none'");
    expect(policy).toMatch(/object-src 'none'|default-src 'none'/);
  });
});

it('the page has one script in it, and styles of its own by a nonce that is another each time', async () => {
  const [first, second] = [await plain.get('/'), await plain.get('/')];
  const nonceOf = (response: Response) =>
    /'nonce-([^']+)'/.exec(response.headers.get('content-security-policy') ?? '')?.[1];
  expect(nonceOf(first)).toMatch(/^[\w+/]{22}==$/);
  expect(nonceOf(second)).not.toBe(nonceOf(first));
  const page = await first.text();
  expect(page).toContain(`nonce="${nonceOf(first)}"`);
  expect(page).not.toContain('__CSP_NONCE__');
  const rest = page.replace(`<script nonce="${nonceOf(first)}">${SCRIPT}</script>`, '');
  expect(rest).not.toBe(page);
  expect(rest).not.toMatch(/<script(?![^>]*\ssrc=)|\son\w+\s*=|javascript:|(?:src|href)="(?:https?:)?\/\//i);
  expect(first.headers.get('content-security-policy')).not.toContain('unsafe');
});
