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
  frame: ScreenFrame;
  scripts: string[];
  styles: string[];
}

/** How a screen begins whatever it shows, for the server to show before the program has come; what is not so is null. */
export interface ScreenFrame {
  title: string | null;
  /** The text of the first permission that the reader has stands there; the last one's, which names none, is everybody's. */
  subtitle: { may: string | null; text: string }[];
  width: string | null;
  /** a way back stands above the heading */
  leadsBack: boolean;
}

const PAGES = fileURLToPath(new URL('../web/', import.meta.url));
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

/** What the source of a page says in so many words of its `<Page>`; what it works out is nothing that one could know here. */
export function frameOf(source: string): ScreenFrame {
  const from = source.indexOf('<Page');
  // A tag is closed at the end of a line, as the sources are formatted.
  const tag = from < 0 ? '' : source.slice(from, source.indexOf('>\n', from));
  const word = (name: string) => new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1] ?? null;
  return {
    title: word('title'),
    subtitle: subtitleOf(tag, word('subtitle')),
    width: word('width'),
    leadsBack: /\sback=/.test(tag),
  };
}

/** Either the one text, or `{can('…') ? '…' : can('…') ? '…' : '…'}`; whatever else is worked out is left out. */
function subtitleOf(tag: string, text: string | null): ScreenFrame['subtitle'] {
  if (text !== null) return [{ may: null, text }];
  const choice = /\ssubtitle=\{\s*((?:can\('[\w.]+'\)\s*\?\s*'[^']*'\s*:\s*)+)'([^']*)'\s*\}/.exec(tag);
  if (!choice) return [];
  const [, cases = '', otherwise = ''] = choice;
  const each = Array.from(
    cases.matchAll(/can\('([\w.]+)'\)\s*\?\s*'([^']*)'/g),
    ([, may = '', text = '']) => ({
      may,
      text,
    }),
  );
  return [...each, { may: null, text: otherwise }];
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
    const frame = frameOf(readFileSync(join(PAGES, page), 'utf8'));
    return { path, isScreen, frame, scripts: [...scripts], styles: [...styles] };
  });
}
