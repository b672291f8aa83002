import { timingSafeEqual } from 'node:crypto';
import type { Env, Hono } from 'hono';
import { tokenHash } from '../core/token-hash.ts';
import { METRICS_TYPE, type Telemetry } from '../telemetry/telemetry.ts';

/** The figures, and what whoever asks for them must bring. */
export interface Metrics {
  telemetry: Telemetry;
  token: string | undefined;
}

/**
 * The figures at /metrics, as Prometheus asks for them: for whoever brings the token as a bearer. Without one in the
 * settings there is no such page, for it tells outsiders how much is going on.
 */
export function serveMetrics<E extends Env>(app: Hono<E>, { telemetry, token }: Metrics): void {
  if (token === undefined) return;
  const expected = Buffer.from(tokenHash(`Bearer ${token}`));
  app.get('/metrics', async (c) => {
    const given = Buffer.from(tokenHash(c.req.header('authorization') ?? ''));
    if (!timingSafeEqual(given, expected))
      return c.text('METRICS_TOKEN is asked for, as a bearer.\n', 401, { 'WWW-Authenticate': 'Bearer' });
    return c.body(await telemetry.text(), 200, { 'Content-Type': METRICS_TYPE, 'Cache-Control': 'no-store' });
  });
}
