import { readFileSync } from 'node:fs';
import { z } from 'zod';
import type { Role } from '#contract/roles.ts';
import { sessionRoutes } from '#contract/session.ts';
import { dependsOnRole, frameSchema, screenStart, signInStart } from './start-frame.ts';

/** Written by the build (scripts/build-web.ts): the files of each screen's first load, without those that the page names. */
const fileSchema = z.array(
  z.object({
    path: z.string(),
    isScreen: z.boolean(),
    frame: frameSchema,
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

/** What goes into the page at an address: tags for its head, and what stands there until the program has come. */
export type PageOfScreen = (
  path: string,
  isSignedIn: boolean,
  /** asked only for a screen that begins otherwise for others */
  role: () => Promise<Role | null>,
) => Promise<{ head: string; start: string }>;

/**
 * Reads which files the screens need. Named in the page they come beside the program, where they would else be asked for
 * one round after the other: by the program, once it runs, and for some by each other.
 */
export function readPages(file: string, appName: string): PageOfScreen {
  const screens = fileSchema
    .parse(JSON.parse(readFileSync(file, 'utf8')))
    .map(({ path, isScreen, frame, scripts, styles }) => ({
      isScreen,
      holes: path.split('$').length - 1,
      address: new RegExp(`^${path.replaceAll(/\$\w+/g, '[^/]+')}$`),
      path,
      tags: [
        ...styles.map((style) => `<link rel="preload" as="style" crossorigin href="/${style}">`),
        ...scripts.map((script) => `<link rel="modulepreload" crossorigin href="/${script}">`),
      ].join(''),
      startFor: (role: Role | null) =>
        isScreen ? screenStart(frame, appName, role) : path === SIGN_IN ? signInStart(appName) : '',
      dependsOnRole: dependsOnRole(frame),
    }));
  // '/jobs/new' before '/jobs/$id'.
  screens.sort((one, other) => one.holes - other.holes);
  const signIn = screens.find(({ path }) => path === SIGN_IN);
  return async (path, isSignedIn, role) => {
    const asked = screens.find(({ address }) => address.test(path));
    const shown = asked?.isScreen && !isSignedIn ? signIn : asked;
    const start = shown?.startFor(shown.dependsOnRole ? await role() : null);
    return { head: ASKED_FIRST + (shown?.tags ?? ''), start: start ?? '' };
  };
}
