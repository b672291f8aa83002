import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { SCREENS } from '#contract/screens.ts';

interface Chunk {
  file: string;
  css?: string[];
  imports?: string[];
}

/** What a screen's first load takes, as paths below the folder of the built web app. */
export interface ScreenFiles {
  /** of the route table: '/jobs/$id' */
  path: string;
  /** behind sign-in */
  isScreen: boolean;
  scripts: string[];
  styles: string[];
}

const ROUTES = fileURLToPath(new URL('../web/app/router.tsx', import.meta.url));
const ALWAYS = 'index.html';
const AROUND_SCREENS = 'app/protected-screens.tsx';

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

/**
 * The files that each screen needs before it shows: the program, what stands around the screens behind sign-in, the
 * screen's own, and all that these import. What comes on demand afterwards is not among them. `folder` holds a build.
 */
export function screenFiles(folder: string): ScreenFiles[] {
  const manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8')) as Record<
    string,
    Chunk
  >;
  const add = (name: string, scripts: Set<string>, styles: Set<string>): void => {
    const chunk = manifest[name];
    if (!chunk) throw new Error(`The build has no ${name}.`);
    if (scripts.has(chunk.file)) return;
    scripts.add(chunk.file);
    for (const style of chunk.css ?? []) styles.add(style);
    for (const imported of chunk.imports ?? []) add(imported, scripts, styles);
  };
  return pagesByPath().map(([path, page]) => {
    const [scripts, styles] = [new Set<string>(), new Set<string>()];
    const isScreen = path in SCREENS;
    for (const name of [ALWAYS, ...(isScreen ? [AROUND_SCREENS] : []), page]) add(name, scripts, styles);
    return { path, isScreen, scripts: [...scripts], styles: [...styles] };
  });
}
