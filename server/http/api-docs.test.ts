import { gunzipSync } from 'node:zlib';
import { Hono } from 'hono';
import { compress } from 'hono/compress';
import { expect, it } from 'vitest';
import { serveApiDocs } from './api-docs.ts';

const app = new Hono();
app.use(compress());
serveApiDocs(app, 'Niyukti');
const ask = (headers = {}) => app.request('/api/docs/swagger-ui-bundle.js', { headers });

it('sends what the viewer of the API needs compressed to whoever takes that, every time the same', async () => {
  const plain = Buffer.from(await (await ask()).arrayBuffer());
  expect(plain.length).toBeGreaterThan(1_000_000);
  for (let each = 0; each < 2; each += 1) {
    const packed = await ask({ 'accept-encoding': 'gzip, br' });
    expect(packed.headers.get('content-encoding')).toBe('gzip');
    expect(packed.headers.get('content-type')).toContain('text/javascript');
    expect(gunzipSync(Buffer.from(await packed.arrayBuffer())).equals(plain)).toBe(true);
  }
});
