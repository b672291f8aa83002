import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { sessionRoutes } from '#contract/session.ts';

/** Written by the build (scripts/build-web.ts): the files of each screen's first load, without those that the page names. */
const fileSchema = z.array(
  z.object({
    path: z.string(),
    isScreen: z.boolean(),
    scripts: z.array(z.string()),
    styles: z.array(z.string()),
  }),
);

/** What is loaded when nobody is signed in, whatever screen was asked for. */
const SIGN_IN = '/auth';

/** What the program asks for first, on every screen (web/app/main.tsx). */
const ASKED_FIRST = [sessionRoutes.current, sessionRoutes.appInfo]
  .map(({ path }) => `<link rel="preload" as="fetch" crossorigin href="${path}">`)
  .join('');

/** Tags for the head of the page at an address; empty where it is not known. */
export type Preloads = (path: string, isSignedIn: boolean) => string;

/**
 * Reads which files the screens need. Named in the page they come beside the program, where they would else be asked for
 * one round after the other: by the program, once it runs, and for some by each other.
 */
export function readPreloads(file: string): Preloads {
  const screens = fileSchema
    .parse(JSON.parse(readFileSync(file, 'utf8')))
    .map(({ path, isScreen, scripts, styles }) => ({
      isScreen,
      holes: path.split('$').length - 1,
      address: new RegExp(`^${path.replaceAll(/\$\w+/g, '[^/]+')}$`),
      path,
      tags: [
        ...styles.map((style) => `<link rel="preload" as="style" crossorigin href="/${style}">`),
        ...scripts.map((script) => `<link rel="modulepreload" crossorigin href="/${script}">`),
      ].join(''),
    }));
  // '/jobs/new' before '/jobs/$id'.
  screens.sort((one, other) => one.holes - other.holes);
  const signIn = screens.find(({ path }) => path === SIGN_IN);
  return (path, isSignedIn) => {
    const screen = screens.find(({ address }) => address.test(path));
    const tags = (screen?.isScreen && !isSignedIn ? signIn : screen)?.tags ?? '';
    return ASKED_FIRST + tags;
  };
}
