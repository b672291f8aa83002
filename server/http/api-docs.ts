import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Env, Hono } from 'hono';
import { escapedHtml } from '../core/escape-html.ts';
import { takesGzip } from './send-json.ts';

const FILES: Record<string, string> = {
  'swagger-ui.css': 'text/css',
  'swagger-ui-bundle.js': 'text/javascript',
};

const START = `SwaggerUIBundle({
  url: '/api/openapi.json', dom_id: '#docs', deepLinking: true, validatorUrl: null,
  tryItOutEnabled: true, defaultModelsExpandDepth: -1,
});`;

// The viewer styles some of its parts by attribute; nothing here holds data, so only this page allows that.
const POLICY = [
  "default-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "object-src 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** The page at /api/docs: a reader for the OpenAPI document, all of it served from here. */
export function serveApiDocs<E extends Env>(app: Hono<E>, title: string): void {
  const folder = dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'));
  app.get('/api/docs', (c) => {
    c.header('Content-Security-Policy', POLICY);
    return c.html(`<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapedHtml(title)} API</title>
<link rel="stylesheet" href="/api/docs/swagger-ui.css"></head>
<body><div id="docs"></div><script src="/api/docs/swagger-ui-bundle.js"></script>
<script src="/api/docs/start.js"></script></body></html>`);
  });
  app.get('/api/docs/start.js', (c) => c.body(START, 200, { 'Content-Type': 'text/javascript' }));
  for (const [name, type] of Object.entries(FILES)) {
    // Of some megabytes, and for anybody who asks: read and compressed for the first of them only.
    const plain = once(() => new Uint8Array(readFileSync(join(folder, name))));
    const packed = once(() => new Uint8Array(gzipSync(plain())));
    app.get(`/api/docs/${name}`, (c) => {
      c.header('Content-Type', type);
      c.header('Cache-Control', 'public, max-age=3600');
      if (!takesGzip(c.req.header('accept-encoding'))) return c.body(plain());
      c.header('Content-Encoding', 'gzip');
      return c.body(packed());
    });
  }
}

/** What makes something when it is first asked for, and keeps it. */
function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}
