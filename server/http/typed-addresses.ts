import type { Env, Hono } from 'hono';

/** What people type from habit, and the screen that they mean. */
const MEANT: Readonly<Record<string, string>> = {
  '/dashboard': '/',
  '/home': '/',
  '/login': '/auth',
  '/signin': '/auth',
  '/sign-in': '/auth',
  '/candidate': '/candidates',
  '/job': '/jobs',
};

/** Leads from addresses that other programs have to the screens of ours. */
export function leadFromTypedAddresses<E extends Env>(app: Hono<E>): void {
  for (const [typed, meant] of Object.entries(MEANT))
    for (const path of [typed, `${typed}/`])
      app.get(path, (c) => {
        c.header('Cache-Control', 'no-store');
        return c.redirect(`${meant}${new URL(c.req.url).search}`);
      });
}
