// Fails when a screen's first load takes more script than it may, in brotli as the server sends it, with what the page names
// besides the program. Reads the built web app (scripts/build-web.ts).
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { FIRST_LOAD_KB } from './checks/first-load-limits.ts';
import { screenFiles } from './screen-files.ts';

const OUT = fileURLToPath(new URL('../dist/web/', import.meta.url));

/** scripts that the page names besides the program */
const inPage = Array.from(
  readFileSync(join(OUT, 'index.html'), 'utf8').matchAll(/<script src="\/([^"]+)"/g),
  ([, file = '']) => file,
);

function bytesOf(file: string): number {
  const packed = join(OUT, `${file}.br`);
  return statSync(existsSync(packed) ? packed : join(OUT, file)).size;
}

const weighed = screenFiles(OUT).map(({ path, isScreen, scripts }) => {
  const kB = [...new Set([...inPage, ...scripts])].reduce((sum, file) => sum + bytesOf(file), 0) / 1000;
  return { path, kB, most: isScreen ? FIRST_LOAD_KB.other : FIRST_LOAD_KB.signIn };
});
const tooHeavy = weighed.filter(({ kB, most }) => kB > most);
for (const { path, kB, most } of tooHeavy)
  console.error(`${path}: its first load takes ${kB.toFixed(1)} kB of script, ${most} at most.`);
const byWeight = weighed.toSorted((one, other) => other.kB - one.kB);
console.log(`Script in kB: ${byWeight.map(({ path, kB }) => `${path} ${kB.toFixed(0)}`).join(', ')}`);
if (tooHeavy.length > 0) process.exitCode = 1;
