import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import { type Env, Hono } from 'hono';
import { compress } from 'hono/compress';
import { StartupError } from '../core/startup-error.ts';
import { serveApiDocs } from './api-docs.ts';
import { type Metrics, serveMetrics } from './serve-metrics.ts';
import { addSecurityHeaders, type RoleOf, serveWebApp } from './web-app.ts';

interface ListenOptions {
  host: string;
  port: number;
  publicUrl: string;
  appName: string;
  /** folder of the built screens; null where the API is all there is */
  webFolder: string | null;
  /** by which a screen begins as it does for its reader; unless told, as for somebody whose role is unknown */
  roleOf?: RoleOf;
  /** the figures for whoever brings the token; without one there is no page of them */
  metrics?: Metrics;
  /** ends the answers that have no end of their own */
  endStreams: () => void;
}

/** How long requests under way may take to finish when the server stops unless told otherwise, in milliseconds. */
const GRACE = 8_000;

/**
 * How long a connection without a request is kept, in milliseconds: longer than the proxies in front of it do (nginx and
 * AWS's balancer 60 s), for who sends on a connection that is just being closed gets no answer.
 */
const IDLE = 75_000;

/**
 * Serves the API, its documentation and the screens on a port. Throws StartupError when the port is taken or the
 * host unknown. `port` is the one that it listens on, where 0 asked for any. `close` refuses new requests, ends streams
 * and lets what else is under way finish within a time (ms).
 */
export async function listen<E extends Env>(
  api: Hono<E>,
  options: ListenOptions,
): Promise<{ port: number; close(withinMs?: number): Promise<void> }> {
  const app = new Hono();
  addSecurityHeaders(app, options.publicUrl.startsWith('https:'));
  // What is made while it is sent (exports) is compressed on its way; answers in JSON are by then, where it is worth it
  // (`send-json.ts`). Event streams and resumes are left as they are.
  // `Vary` is said beforehand, or `compress` would make each answer anew to say it, also where nothing is compressed.
  app.use('/api/*', async (c, next) => {
    c.header('Vary', 'Accept-Encoding');
    await next();
  });
  app.use('/api/*', compress());
  if (options.webFolder !== null) serveApiDocs(app, options.appName);
  if (options.metrics) serveMetrics(app, options.metrics);
  app.route('/', api);
  if (options.webFolder !== null) {
    serveWebApp(app, options.webFolder, options.appName, options.roleOf);
  }

  const server = await new Promise<Server>((resolve, reject) => {
    const listening = serve({ fetch: app.fetch, hostname: options.host, port: options.port }, () =>
      resolve(listening as Server),
    );
    (listening as Server).keepAliveTimeout = IDLE;
    listening.once('error', (error: NodeJS.ErrnoException) => reject(explain(error, options)));
  });
  return {
    port: (server.address() as AddressInfo).port,
    close: (withinMs = GRACE) =>
      new Promise((resolve) => {
        const force = setTimeout(() => server.closeAllConnections(), withinMs);
        server.close(() => {
          clearTimeout(force);
          resolve();
        });
        options.endStreams();
        // A connection whose stream has just ended is idle in a moment; others are when their answer is sent.
        const closeIdle = setInterval(() => server.closeIdleConnections(), 50);
        server.once('close', () => clearInterval(closeIdle));
        server.closeIdleConnections();
      }),
  };
}

function explain(error: NodeJS.ErrnoException, { host, port }: ListenOptions): Error {
  if (error.code === 'EADDRINUSE')
    return new StartupError(
      `PORT ${port} is in use by another program: stop it, or choose another, for example PORT=${port + 1}.`,
    );
  if (error.code === 'EACCES')
    return new StartupError(
      `PORT ${port} may not be used by this user: choose one above 1023, for example PORT=3000.`,
    );
  if (error.code === 'ENOTFOUND' || error.code === 'EADDRNOTAVAIL')
    return new StartupError(
      `HOST ${host} is no address of this machine: use localhost, or 0.0.0.0 for every network.`,
    );
  return error;
}
