import { gunzipSync } from 'node:zlib';
import { Hono } from 'hono';
import { compress } from 'hono/compress';
import { expect, it, vi } from 'vitest';
import { serveApiDocs } from './api-docs.ts';

const gzips = vi.hoisted(() => ({ count: 0 }));
vi.mock('node:zlib', async (load) => {
  const zlib = await load<typeof import('node:zlib')>();
  return {
    ...zlib,
    gzipSync: (...args: Parameters<typeof zlib.gzipSync>) => {
      gzips.count += 1;
      return zlib.gzipSync(...args);
    },
  };
});

it('compresses what the viewer of the API needs for the first who asks, and once', async () => {
  const app = new Hono();
  app.use(compress());
  serveApiDocs(app, 'Niyukti');
  const ask = (headers = {}) => app.request('/api/docs/swagger-ui-bundle.js', { headers });
  const plain = Buffer.from(await (await ask()).arrayBuffer());
  expect(plain.length).toBeGreaterThan(1_000_000);
  for (let each = 0; each < 3; each += 1) {
    const packed = await ask({ 'accept-encoding': 'gzip, br' });
    expect(packed.headers.get('content-encoding')).toBe('gzip');
    expect(packed.headers.get('content-type')).toContain('text/javascript');
    expect(gunzipSync(Buffer.from(await packed.arrayBuffer())).equals(plain)).toBe(true);
  }
  expect(gzips.count).toBe(1);
});
