import { randomUUID } from 'node:crypto';
import { getConnInfo } from '@hono/node-server/conninfo';
import { type Context, Hono } from 'hono';
import { z } from 'zod';
import type { ErrorBody } from '#contract/errors.ts';
import { messages } from '#contract/messages.ts';
import type { Route } from '#contract/route.ts';
import { type Actor, authorize } from '../core/actor.ts';
import { AppError, RETRY_AFTER } from '../core/errors.ts';
import type { Logger } from '../core/logger.ts';
import { workingOn } from '../core/work-at-hand.ts';
import type { Telemetry } from '../telemetry/telemetry.ts';
import type { Call, FileAnswer, Handler, Origin, UploadedFile } from './call.ts';
import { clientAddress } from './client-address.ts';
import { type EventStream, sendStream } from './event-stream.ts';
import { contentHash, type IdempotencyStore, runOnce } from './idempotency.ts';
import { Presented } from './present.ts';
import { readBody, withoutNul } from './read-body.ts';
import { refusalWords } from './refusal-words.ts';
import { refuseCrossSite } from './refuse-cross-site.ts';
import { sendJson } from './send-json.ts';
import { type Outage, outageOf, outageWords } from '../db/outage.ts';

export interface ApiDeps {
  log: Logger;
  telemetry: Telemetry;
  idempotency: IdempotencyStore;
  trustedProxies: readonly string[];
  /** who the headers' session belongs to, or null; with cookies when the session was prolonged */
  authenticate(headers: Headers): Promise<{ actor: Actor; setCookies: string[] } | null>;
}

interface Variables {
  requestId: string;
  route: string;
  ipAddress: string;
  /** who called; unset for nobody, and where it is not asked */
  caller: string;
}
/** Answers after which it must be known who asked: nobody in particular, not allowed, too often. */
const REFUSALS: readonly number[] = [401, 403, 429];

type ApiContext = Context<{ Variables: Variables }>;

/** The calls of the API on one Hono app: identity, input, permission and answers are handled here for every route alike. */
export class Api {
  readonly app = new Hono<{ Variables: Variables }>();
  readonly mounted: Route[] = [];
  private readonly deps: ApiDeps;
  private readonly closers: (() => void)[] = [];

  constructor(deps: ApiDeps) {
    this.deps = deps;
    this.app.use('/api/*', async (c, next) => {
      c.set('requestId', randomUUID());
      const start = performance.now();
      // Before there is an answer: a header that is added to one afterwards makes it anew, as a stream.
      c.header('X-Request-Id', c.get('requestId'));
      c.header('Cache-Control', 'no-store');
      await next();
      const ms = performance.now() - start;
      const route = c.get('route') ?? 'unknown';
      const { status } = c.res;
      this.deps.telemetry.callAnswered({ route, status, seconds: ms / 1000 });
      this.deps.log.info({
        requestId: c.get('requestId'),
        method: c.req.method,
        route,
        status,
        ms: Math.round(ms),
        ...(REFUSALS.includes(c.res.status) && {
          caller: c.get('caller') ?? null,
          ipAddress: c.get('ipAddress') ?? null,
        }),
      });
    });
    this.app.onError((error, c) => this.answerError(error, c));
  }

  /** Answers unknown addresses below /api; call it after the last route. */
  closeWithNotFound(): void {
    this.app.all('/api/*', (c) => {
      throw new AppError('not_found', `There is no ${c.req.method} ${c.req.path}.`);
    });
  }

  /** Names what ends the answers of a module that have no end of their own. */
  onClose(end: () => void): void {
    this.closers.push(end);
  }

  /** Ends every answer that has no end of its own, so that the server can stop; what is under way is left to finish. */
  close(): void {
    for (const end of this.closers) end();
  }

  /** Mounts a route of the contract with its handler. */
  mount<R extends Route>(route: R, handler: Handler<R>): void {
    this.mounted.push(route);
    const path = route.path.replaceAll(/\{(\w+)\}/g, ':$1');
    const name = `${route.method.toUpperCase()} ${route.path}`;
    this.app.on(route.method.toUpperCase(), path, (c) => {
      c.set('route', name);
      return workingOn(name, () => this.answer(route, handler, c));
    });
  }

  private async answer<R extends Route>(route: R, handler: Handler<R>, c: ApiContext): Promise<Response> {
    const origin = this.originOf(c);
    c.set('ipAddress', origin.ipAddress);
    refuseCrossSite(c.req.raw);
    const { actor, setCookies } = await this.admit(route, c);
    const { params, query, body, files } = await this.readInput(route, c);
    const call = { actor, params, query, body, files, origin, setCookies } as unknown as Call<R>;
    const answer = await this.run(route, c, { actor, body, files }, () => handler(call));
    for (const cookie of setCookies) c.header('Set-Cookie', cookie, { append: true });
    if (route.output === 'file') return sendFile(c, answer as FileAnswer);
    if (route.output === 'stream') return sendStream(c, answer as EventStream);
    if (route.output === null) return c.body(null, 204);
    return sendJson(c, answer, route.status);
  }

  private originOf(c: ApiContext): Origin {
    const served = c.env as { incoming?: unknown } | undefined;
    const socket = served?.incoming ? getConnInfo(c).remote.address : undefined;
    const forwarded = c.req.header('x-forwarded-for') ?? null;
    return {
      requestId: c.get('requestId'),
      ipAddress: clientAddress(socket, forwarded, this.deps.trustedProxies),
      headers: c.req.raw.headers,
    };
  }

  private async admit(route: Route, c: ApiContext): Promise<{ actor: Actor | null; setCookies: string[] }> {
    if (route.permission === 'public') return { actor: null, setCookies: [] };
    const admitted = await this.deps.authenticate(c.req.raw.headers);
    if (admitted === null) throw new AppError('unauthenticated', messages.auth.sessionEnded);
    c.set('caller', admitted.actor.userId);
    const { setUpFirst } = admitted.actor;
    if (setUpFirst && !route.beforeSetup) throw new AppError('setup_required', setUpFirst);
    authorize(admitted.actor, route.permission, route.refusal);
    return admitted;
  }

  private async readInput(route: Route, c: ApiContext) {
    const { json, files } =
      route.body || route.files ? await readBody(c.req.raw, route) : { json: undefined, files: {} };
    return {
      params: checked(route.params, c.req.param()),
      query: checked(
        route.query,
        Object.fromEntries(Object.entries(c.req.query()).map(([name, value]) => [name, withoutNul(value)])),
      ),
      body: checked(route.body, json),
      files: files satisfies Record<string, UploadedFile>,
    };
  }

  /** Runs a handler; a create that carries an Idempotency-Key is done once. */
  private async run(
    route: Route,
    c: ApiContext,
    call: { actor: Actor | null; body: unknown; files: Record<string, UploadedFile> },
    handle: () => Promise<unknown>,
  ): Promise<unknown> {
    const run = async () => {
      const answer = await handle();
      return answer instanceof Presented ? (answer.value as unknown) : answer;
    };
    const key = c.req.header('idempotency-key');
    if (!route.idempotent || key === undefined || call.actor === null) return run();
    const named = {
      userId: call.actor.userId,
      route: `${route.method} ${c.req.path}`,
      key,
      contentHash: contentHash(call.body, call.files),
      requestId: c.get('requestId'),
    };
    return runOnce(this.deps.idempotency, named, run);
  }

  private answerError(error: unknown, c: ApiContext): Promise<Response> {
    const requestId = c.get('requestId') ?? randomUUID();
    const known = error instanceof AppError ? error : failureOf(outageOf(error));
    if (known !== error || known?.cause !== undefined)
      this.deps.log.error({ requestId, route: c.get('route'), err: error }, 'request failed');
    const body: ErrorBody = {
      error: {
        code: known?.code ?? 'internal',
        message: known?.message ?? messages.common.unexpected,
        ...(known?.fields && { fields: known.fields }),
        ...(known?.current !== undefined && { current: known.current }),
        requestId,
      },
    };
    // How one may come, which every 401 has to say (RFC 9110, 15.5.2); no browser asks for a name because of it.
    if (known?.code === 'unauthenticated') c.header('WWW-Authenticate', 'Bearer');
    if (known?.retryAfter !== undefined) c.header('Retry-After', String(known.retryAfter));
    return sendJson(c, body, known?.status ?? 500);
  }
}

function failureOf(outage: Outage | null): AppError | null {
  if (outage === null) return null;
  return new AppError('unavailable', outageWords(outage), { retryAfter: RETRY_AFTER });
}

function checked(schema: z.ZodType | undefined, value: unknown): unknown {
  if (schema === undefined) return undefined;
  const result = schema.safeParse(value, { error: refusalWords });
  if (result.success) return result.data;
  const fields: Record<string, string> = {};
  for (const issue of result.error.issues) fields[issue.path.join('.') || 'body'] ??= issue.message;
  throw new AppError('invalid_input', messages.common.invalidInput, { fields });
}

/** A file as the body of an answer, and its length in bytes where that is known. */
function bodyOf(bytes: FileAnswer['bytes']): [ReadableStream | ArrayBuffer, number?] {
  if (bytes instanceof ReadableStream) return [bytes];
  if (bytes instanceof Uint8Array) return [new Uint8Array(bytes).buffer, bytes.byteLength];
  return [bytes.stream, bytes.size];
}

async function sendFile(c: ApiContext, file: FileAnswer): Promise<Response> {
  const ascii = file.fileName.replaceAll(/[^\x20-\x7e]|["\\]/g, '_');
  const [body, length] = bodyOf(file.bytes);
  // Nobody reads it then, and nobody else closes it.
  if (c.req.method === 'HEAD' && body instanceof ReadableStream) await body.cancel();
  return c.body(body, 200, {
    'Content-Type': file.mimeType,
    ...(length !== undefined && { 'Content-Length': String(length) }),
    'Content-Disposition': `${file.disposition}; filename="${ascii}"; filename*=UTF-8''${encodeURIComponent(file.fileName)}`,
    'Cache-Control': 'private, no-store',
    'X-Content-Type-Options': 'nosniff',
  });
}
