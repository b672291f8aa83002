// Builds the web app into dist/web, unless it was built from these very inputs already.
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { buildOnce } from './run/build-once.ts';
import { screenFiles } from './screen-files.ts';

const COMPRESSIBLE = new Set(['.js', '.mjs', '.css', '.svg', '.json', '.wasm', '.map', '.txt']);

/** Bytes from which the best compression takes seconds and saves little. */
const LARGE = 1_000_000;

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Puts a .br and a .gz beside each asset that they make smaller, so that the server compresses nothing. */
async function precompress(folder: string): Promise<void> {
  const assets = globSync('**/*.*', { cwd: folder }).filter((file) => COMPRESSIBLE.has(extname(file)));
  await Promise.all(
    assets.map(async (asset) => {
      const path = join(folder, asset);
      const plain = await readFile(path);
      const [br, gz] = await Promise.all([
        compressBrotli(plain, {
          params: {
            [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
            [constants.BROTLI_PARAM_QUALITY]: plain.length > LARGE ? 9 : constants.BROTLI_MAX_QUALITY,
          },
        }),
        compressGzip(plain, { level: constants.Z_BEST_COMPRESSION }),
      ]);
      if (br.length < plain.length) await writeFile(`${path}.br`, br);
      if (gz.length < plain.length) await writeFile(`${path}.gz`, gz);
    }),
  );
}

/** Tells the server which files each screen needs, so that the page can name them (server/http/page-of-screen.ts). */
function nameScreenFiles(folder: string): void {
  const page = readFileSync(join(folder, 'index.html'), 'utf8');
  const besides = (files: string[]) => files.filter((file) => !page.includes(`"/${file}"`));
  const screens = screenFiles(folder).map(({ scripts, styles, ...screen }) => ({
    ...screen,
    scripts: besides(scripts),
    styles: besides(styles),
  }));
  writeFileSync(join(folder, 'screen-files.json'), JSON.stringify(screens));
}

const isThere = await buildOnce({
  name: 'web app',
  out: 'dist/web',
  from: [
    'web/**/*.*',
    'contract/**/*.*',
    'reading/**/*.*',
    'vite.config.ts',
    'scripts/build-web.ts',
    'scripts/screen-files.ts',
    'scripts/ocr-files.ts',
    'scripts/start-of-page.ts',
  ],
  async make(folder) {
    const { build } = await import('vite'); // a quarter of a second that an unchanged app need not wait for
    await build({ logLevel: 'error', build: { outDir: folder, emptyOutDir: true } });
    nameScreenFiles(folder);
    await precompress(folder);
  },
});
if (!isThere) process.exitCode = 1;
