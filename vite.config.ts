import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** Builds the screens into dist/web. `npm run dev` serves them with hot reload and hands /api to the server. */
export default defineConfig({
  root: 'web',
  plugins: [react()],
  html: { cspNonce: '__CSP_NONCE__' }, // the server puts a fresh one into each page
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    assetsInlineLimit: 0, // the content security policy allows no data: fonts or styles
    modulePreload: { polyfill: false },
    target: 'es2023',
  },
  server: {
    proxy: { '/api': process.env['API_URL'] ?? 'http://localhost:3000' },
  },
});
