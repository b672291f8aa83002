import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import type { Plugin } from 'vite';

/** What reading a scan takes: they ask for each other by these names, so they keep them and share a folder. */
const FILES = [
  'tesseract.js/dist/worker.min.js',
  // every browser that we build for has SIMD; the legacy engine is left out
  'tesseract.js-core/tesseract-core-simd-lstm.js',
  'tesseract.js-core/tesseract-core-simd-lstm.wasm',
  '@tesseract.js-data/eng/4.0.0_best_int/eng.traineddata.gz',
  // pdf.js's decoders for the pictures that office scanners make
  'pdfjs-dist/wasm/jbig2_nowasm_fallback.js',
  'pdfjs-dist/wasm/openjpeg_nowasm_fallback.js',
].map((path) => resolve('node_modules', path));

/**
 * Serves the files for reading scans in a folder whose name carries their hash, so that they can be kept for ever, and
 * tells the screens its address as `OCR_FOLDER`.
 */
export function ocrFiles(): Plugin {
  const files = new Map(FILES.map((path) => [basename(path), readFileSync(path)]));
  const hash = createHash('sha256');
  for (const content of files.values()) hash.update(content);
  const folder = `/assets/ocr-${hash.digest('hex').slice(0, 8)}/`;
  return {
    name: 'ocr-files',
    config: () => ({ define: { OCR_FOLDER: JSON.stringify(folder) } }),
    configureServer: ({ middlewares }) => {
      middlewares.use(folder, ({ url }, response, next) => {
        const content = files.get(url?.replace(/^\/|\?.*$/g, '') ?? '');
        if (!content) return next();
        const type = url?.includes('.js') ? 'text/javascript' : 'application/wasm';
        response.setHeader('Content-Type', type).end(content);
      });
    },
    generateBundle() {
      for (const [name, source] of files)
        this.emitFile({ type: 'asset', fileName: `${folder.slice(1)}${name}`, source });
    },
  };
}
