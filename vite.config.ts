import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { ocrFiles } from './scripts/ocr-files.ts';

/**
 * Leaves out what Zod needs to write JSON schemas, an eighth of it that no tree-shaking can see is unused: only the
 * server describes the schemas. What the two modules export is replaced by functions that do nothing.
 */
function withoutJsonSchema(): Plugin {
  return {
    name: 'zod-without-json-schema',
    apply: 'build',
    transform: {
      filter: { id: /zod\/v4\/core\/(?:to-json-schema|json-schema-processors)\.js$/ },
      handler(code) {
        const declared = code.matchAll(/^export (?:const|function) (\w+)/gm);
        const renamed = code.matchAll(/^export \{ \w+ as (\w+) \};/gm);
        const names = [...declared, ...renamed].map(([, name]) => name);
        return { code: names.map((name) => `export function ${name}() {}`).join('\n'), map: null };
      },
    },
  };
}

/** Builds the screens into dist/web. `npm run dev` serves them with hot reload and hands /api to the server. */
export default defineConfig({
  root: 'web',
  plugins: [react(), withoutJsonSchema(), ocrFiles()],
  // word-extractor asks Node for streams; the few it needs are ours
  resolve: {
    alias: {
      stream: fileURLToPath(new URL('./reading/node-stream.ts', import.meta.url)),
    },
  },
  worker: { format: 'es' }, // so that each resume reader is a chunk of its own
  html: { cspNonce: '__CSP_NONCE__' }, // the server puts a fresh one into each page
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    assetsInlineLimit: 0, // the content security policy allows no data: fonts or styles
    modulePreload: { polyfill: false },
    target: 'es2023',
    rolldownOptions: {
      output: {
        // What every page needs comes in one piece, and so does what most screens behind sign-in share: in one piece it
        // compresses better, and a screen asks for some forty files instead of seventy. Screens that need little of it, as
        // that of signing in, get a piece of theirs (by which screens need what, and of 30 kB at least).
        codeSplitting: {
          groups: [
            { name: 'base', tags: ['$initial'] },
            { name: 'shared', minShareCount: 14, entriesAware: true, entriesAwareMergeThreshold: 30_000 },
          ],
        },
      },
    },
  },
  server: {
    proxy: { '/api': { target: process.env['API_URL'] ?? 'http://localhost:3000', changeOrigin: false } },
  },
});
