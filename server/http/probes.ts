import { type Env, Hono } from 'hono';
import { sessionRoutes } from '#contract/session.ts';

/** Of the API only what tells whether the process lives and can work: for one that works on tasks alone. */
export function probesOf<E extends Env>(api: Hono<E>): Hono<E> {
  const probes = new Hono<E>();
  for (const { path } of [sessionRoutes.health, sessionRoutes.ready])
    probes.get(path, (c) => api.fetch(c.req.raw, c.env));
  return probes;
}
