// Puts the server and all that it imports into a few files of dist/server, unless they were made from these very sources
// already. Node spends most of a start on finding and reading some 1,600 modules one by one; of few files it reads them in a
// seventh of the time. The programs that the server starts beside itself (its database, the reading of resumes) are small
// and run from their sources.
import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import type { Plugin } from 'vite';
import { buildOnce } from './run/build-once.ts';

const OUT = 'dist/server';

/**
 * Throws if a part that is loaded on demand imports the entry: that waits for such parts before it has begun, and neither
 * would ever go on.
 */
function refuseCircles(folder: string): void {
  for (const part of globSync('*.js', { cwd: folder }))
    if (part !== 'main.js' && /from ?["']\.\/main\.js["']/.test(readFileSync(join(folder, part), 'utf8')))
      throw new Error(`${part} imports main.js, which waits for it: import what they share from elsewhere.`);
}

/**
 * Leaves every module its own place: `import.meta` says where its source lies, not where the bundle does, so that what lies
 * beside it (migrations, workers, other programs) is found there.
 */
function placesOfSources(): Plugin {
  const from = resolve(OUT);
  return {
    name: 'places-of-sources',
    transform: {
      filter: { code: /\bimport\.meta\.(?:url|dirname|filename)\b/ },
      handler(code, id) {
        if (id.startsWith('\0')) return null; // the bundler's own, which lies nowhere
        const at = (path: string) => JSON.stringify(relative(from, path).split(sep).join('/'));
        const places: Record<string, string> = {
          url: `new URL(${at(id)}, import.meta.url).href`,
          dirname: `(import.meta.dirname + '/' + ${at(dirname(id))})`,
          filename: `(import.meta.dirname + '/' + ${at(id)})`,
        };
        return {
          code: code.replaceAll(/\bimport\.meta\.(url|dirname|filename)\b/g, (_, of: string) => places[of]!),
          map: null,
        };
      },
    },
  };
}

const isThere = await buildOnce({
  name: 'server',
  out: OUT,
  from: ['server/**/*.ts', 'contract/**/*.ts', 'reading/**/*.ts', 'package.json', 'scripts/build-server.ts'],
  async make(folder) {
    const { build } = await import('vite');
    await build({
      configFile: false,
      logLevel: 'error',
      plugins: [placesOfSources()],
      ssr: { noExternal: true, target: 'node' },
      build: {
        ssr: 'server/main.ts',
        outDir: folder,
        emptyOutDir: true,
        target: 'node24',
        rolldownOptions: { output: { chunkFileNames: '[name]-[hash].js' } }, // beside it, as places are counted from there
        minify: false, // names and lines are for whoever reads a stack
      },
    });
    refuseCircles(folder);
  },
});
if (!isThere) process.exitCode = 1;
