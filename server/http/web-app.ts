import { createHash, randomBytes } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import type { Env, Hono } from 'hono';
import type { Role } from '#contract/roles.ts';
import { type PageOfScreen, readPages } from './page-of-screen.ts';

/** Whoever sends it has signed in here before; whether that still holds, the API tells. */
const SESSION_COOKIE = /\.session_token=/;

/** The role of whom a request's session belongs to; null for nobody. */
export type RoleOf = (headers: Headers) => Promise<Role | null>;

/** How long the page waits for it, in milliseconds. */
const ROLE_WAIT = 150;

/** Where the program puts the screen. */
const ROOT = '<div id="root">';

/** Stands in the built index.html wherever a nonce belongs; each answer gets a fresh one. */
const NONCE_PLACEHOLDER = '__CSP_NONCE__';

/** The one script that stands in the page (scripts/start-of-page.ts). */
const SCRIPT_IN_PAGE = /<script(?![^>]* src=)[^>]*>([^]*?)<\/script>/;

/** As a policy names it: the browser runs this very text, and nothing else that may get into the page. */
function scriptInPage(html: string): string {
  const script = SCRIPT_IN_PAGE.exec(html)?.[1];
  return script === undefined ? '' : ` 'sha256-${createHash('sha256').update(script).digest('base64')}'`;
}

function contentSecurityPolicy(nonce: string, scriptInPage: string): string {
  return [
    "default-src 'self'",
    // Files of ours alone, and the page's own few lines; styles made at run time carry the nonce.
    `script-src 'self'${scriptInPage}`,
    `style-src 'self' 'nonce-${nonce}'`,
    "style-src-attr 'none'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** A worker obeys the policy of its own script: it may load its parts from here and nothing else. */
const ASSET_POLICY =
  "default-src 'none'; script-src 'self'; connect-src 'self'; base-uri 'none'; frame-ancestors 'none'";

/** The text recognition for scans is WebAssembly; its worker alone may compile some. */
const RECOGNISER = /^\/assets\/ocr-[0-9a-f]+\/worker\.min\.js$/;
const RECOGNISER_POLICY = ASSET_POLICY.replace("script-src 'self'", "script-src 'self' 'wasm-unsafe-eval'");

/**
 * Headers of every answer, the API's and the screens' alike. They are set before there is one, whose own headers win: added
 * afterwards, each would make the answer anew, as a stream.
 */
export function addSecurityHeaders<E extends Env>(app: Hono<E>, secure: boolean): void {
  app.use('*', async (c, next) => {
    c.header('X-Content-Type-Options', 'nosniff');
    c.header('X-Frame-Options', 'DENY');
    c.header('Referrer-Policy', 'same-origin');
    c.header('Cross-Origin-Opener-Policy', 'same-origin');
    c.header('Cross-Origin-Resource-Policy', 'same-origin');
    c.header('Permissions-Policy', 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), serial=()');
    if (secure) c.header('Strict-Transport-Security', 'max-age=31536000; includeSubDomains');
    c.header('Content-Security-Policy', "default-src 'none'; base-uri 'none'; frame-ancestors 'none'");
    await next();
  });
}

/**
 * Serves the built screens: assets (whose names carry their hash) precompressed and for ever, everything else as
 * the one page with a nonce of its own, the files that the screen needs, and how the screen begins.
 */
export function serveWebApp<E extends Env>(
  app: Hono<E>,
  folder: string,
  appName: string,
  roleOf: RoleOf = () => Promise.resolve(null),
): void {
  const page = currentPage(folder, appName);
  app.use('/assets/*', async (c, next) => {
    await next();
    if (!c.res.ok) return;
    c.header('Cache-Control', 'public, max-age=31536000, immutable');
    c.header('Content-Security-Policy', RECOGNISER.test(c.req.path) ? RECOGNISER_POLICY : ASSET_POLICY);
  });
  app.use('/assets/*', serveStatic({ root: folder, precompressed: true }));
  app.get('/assets/*', (c) => c.text('Not found', 404, { 'Cache-Control': 'no-store' }));
  app.use('/favicon.svg', serveStatic({ root: folder }));
  app.get('*', async (c) => {
    const current = page();
    if (current === undefined)
      return c.text('The screens are not built yet: run "npm run demo" or "npm start".', 503);
    const nonce = randomBytes(16).toString('base64');
    c.header('Content-Security-Policy', contentSecurityPolicy(nonce, current.script));
    c.header('Cache-Control', 'no-store');
    const isSignedIn = SESSION_COOKIE.test(c.req.header('Cookie') ?? '');
    const { head, start } = await current.pageOf(c.req.path, isSignedIn, () =>
      unlessItTakesLong(roleOf(c.req.raw.headers)),
    );
    const html = current.html.replace('</head>', () => `${head}</head>`).replace(ROOT, () => ROOT + start);
    return c.html(html.replaceAll(NONCE_PLACEHOLDER, nonce));
  });
}

/** The page comes also while the database does not: what hangs on the role is shown by the program then. */
function unlessItTakesLong(asked: ReturnType<RoleOf>): ReturnType<RoleOf> {
  const late = new Promise<null>((resolve) => setTimeout(resolve, ROLE_WAIT, null).unref());
  return Promise.race([asked.catch(() => null), late]);
}

interface CurrentPage {
  html: string;
  /** What the policy calls the script in it. */
  script: string;
  pageOf: PageOfScreen;
}

/**
 * The built page as it is now, undefined while there is none. A page of an earlier build would ask for assets that went
 * with it; in the moment in which a build is replaced, the last one is answered.
 */
function currentPage(folder: string, appName: string): () => CurrentPage | undefined {
  const file = join(folder, 'index.html');
  let read: (CurrentPage & { changed: number }) | undefined;
  return () => {
    try {
      const { mtimeMs } = statSync(file);
      if (read?.changed !== mtimeMs) {
        const pageOf = readPages(join(folder, 'screen-files.json'), appName);
        const html = readFileSync(file, 'utf8');
        read = { html, script: scriptInPage(html), pageOf, changed: mtimeMs };
      }
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    }
    return read;
  };
}
