// Builds the web app into dist/web, unless it was built from these very inputs already.
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { extname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { showProgress } from './run/progress.mjs';
import { screenFiles } from './screen-files.ts';

const OUT = 'dist/web';
/** Built here first, so that a failed build leaves the last good one and a server never reads half of one. */
const NEXT = 'dist/web-next';
const STAMP = 'dist/web-inputs.sha256';
const COMPRESSIBLE = new Set(['.js', '.mjs', '.css', '.svg', '.json', '.wasm', '.map', '.txt']);

/** Bytes from which the best compression takes seconds and saves little. */
const LARGE = 1_000_000;

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** One hash over the path and content of every file that goes into the build. */
function hashInputs(): string {
  const tests = ['**/*.test.ts', '**/*.test.tsx'];
  const files = globSync(['web/**/*.*', 'contract/**/*.*', 'reading/**/*.*'], { exclude: tests }).toSorted();
  const hash = createHash('sha256');
  for (const file of [
    ...files,
    'vite.config.ts',
    'package-lock.json',
    'scripts/build-web.ts',
    'scripts/screen-files.ts',
    'scripts/ocr-files.ts',
    'scripts/start-of-page.ts',
  ]) {
    hash.update(`${file}\0`).update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex');
}

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

const inputs = hashInputs();
const built =
  existsSync(join(OUT, 'index.html')) && existsSync(STAMP) && readFileSync(STAMP, 'utf8') === inputs;
if (!built) {
  const end = showProgress('Building the web app');
  try {
    const { build } = await import('vite'); // a quarter of a second that an unchanged app need not wait for
    await build({ logLevel: 'error', build: { outDir: resolve(NEXT), emptyOutDir: true } });
    nameScreenFiles(NEXT);
    await precompress(NEXT);
    rmSync(STAMP, { force: true });
    rmSync(OUT, { recursive: true, force: true });
    renameSync(NEXT, OUT);
    writeFileSync(STAMP, inputs);
    console.log(`Web app built in ${end()} s`);
  } catch (error) {
    end();
    console.error(`Building the web app failed: ${error instanceof Error ? error.message : String(error)}`);
    process.exitCode = 1;
  }
}
