// Fails when a screen's first load takes more script than it may: the page's own, that of what stands around the screens
// behind sign-in, the screen's, and all that these import, in brotli as the server sends it. What comes on demand afterwards
// is not counted. Reads the built web app (scripts/build-web.ts).
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { SCREENS } from '#contract/screens.ts';
import { FIRST_LOAD_KB } from './checks/first-load-limits.ts';

interface Chunk {
  file: string;
  imports?: string[];
}

const OUT = fileURLToPath(new URL('../dist/web/', import.meta.url));
const ROUTES = fileURLToPath(new URL('../web/app/router.tsx', import.meta.url));
const ALWAYS = 'index.html';
const AROUND_SCREENS = 'app/protected-screens.tsx';

const manifest = JSON.parse(readFileSync(join(OUT, '.vite/manifest.json'), 'utf8')) as Record<string, Chunk>;
/** scripts that the page names besides the program */
const inPage = Array.from(
  readFileSync(join(OUT, 'index.html'), 'utf8').matchAll(/<script src="\/([^"]+)"/g),
  ([, file = '']) => file,
);

/** The pages of the route table by path. */
function pagesByPath(): [path: string, page: string][] {
  const table = readFileSync(ROUTES, 'utf8');
  const routes = Array.from(
    table.matchAll(/\bpath: '([^']+)',[^}]*?import\('\.\/(pages\/[\w.-]+\.tsx)'\)/g),
    ([, path = '', page = '']): [string, string] => [path, `app/${page}`],
  );
  const listed = table.match(/\bpath: '/g)?.length;
  if (routes.length !== listed)
    throw new Error(`${ROUTES}: of ${listed} routes ${routes.length} can be read`);
  return routes;
}

/** Adds a chunk's file and those of all that it imports. */
function addFiles(name: string, files: Set<string>): void {
  const chunk = manifest[name];
  if (!chunk) throw new Error(`The build has no ${name}.`);
  if (files.has(chunk.file)) return;
  files.add(chunk.file);
  for (const imported of chunk.imports ?? []) addFiles(imported, files);
}

function bytesOf(file: string): number {
  const packed = join(OUT, `${file}.br`);
  return statSync(existsSync(packed) ? packed : join(OUT, file)).size;
}

const weighed = pagesByPath().map(([path, page]) => {
  const files = new Set(inPage);
  const isScreen = path in SCREENS;
  for (const name of [ALWAYS, page, ...(isScreen ? [AROUND_SCREENS] : [])]) addFiles(name, files);
  const kB = [...files].reduce((sum, file) => sum + bytesOf(file), 0) / 1000;
  return { path, kB, most: isScreen ? FIRST_LOAD_KB.other : FIRST_LOAD_KB.signIn };
});
const tooHeavy = weighed.filter(({ kB, most }) => kB > most);
for (const { path, kB, most } of tooHeavy)
  console.error(`${path}: its first load takes ${kB.toFixed(1)} kB of script, ${most} at most.`);
const byWeight = weighed.toSorted((one, other) => other.kB - one.kB);
console.log(`Script in kB: ${byWeight.map(({ path, kB }) => `${path} ${kB.toFixed(0)}`).join(', ')}`);
if (tooHeavy.length > 0) process.exitCode = 1;
