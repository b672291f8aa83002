import { ERROR_STATUS, errorSchema, type ErrorBody, type ErrorCode } from '#contract/errors.ts';
import { messages, type Toast } from '#contract/messages.ts';
import type { Route, RouteCall, RouteOutput } from '#contract/route.ts';
import { newKey } from './keys.ts';

/** Beside what the route asks for: `idempotencyKey` names one attempt, so that sending it again does nothing twice. */
interface CallOptions {
  signal?: AbortSignal;
  idempotencyKey?: string;
}

type Given<R extends Route> = RouteCall<R> & CallOptions;
type Optional<T> = object extends T ? [given?: T] : [given: T];

/** What may stand in an address; null, undefined and '' are left out of a query. */
type UrlParts = Record<string, string | number | boolean | null | undefined>;

/**
 * A call that failed. `status` is 0 and `code` 'network' when no answer came. `fields` tells what is wrong with
 * each field; `current` is the record that stands in the way (the newer version, or the existing candidate).
 */
export class ApiError extends Error {
  readonly status: number;
  readonly code: ErrorCode | 'network';
  readonly fields: Readonly<Record<string, string>>;
  readonly current: unknown;
  readonly requestId: string | null;

  constructor(status: number, code: ErrorCode | 'network', body: Partial<ErrorBody['error']> = {}) {
    super(body.message ?? messages.common.unexpected);
    this.name = 'ApiError';
    this.status = status;
    this.code = code;
    this.fields = body.fields ?? {};
    this.current = body.current;
    this.requestId = body.requestId ?? null;
  }
}

/** Whether the error is an ApiError with one of these codes. */
export function hasCode(error: unknown, ...codes: ApiError['code'][]): error is ApiError {
  return error instanceof ApiError && codes.includes(error.code);
}

/**
 * Whether a call was refused as the session is not as it was, ended or with something to set up first: the session layer
 * shows so by itself.
 */
export function isSessionRefusal(error: unknown): boolean {
  return hasCode(error, 'unauthenticated', 'setup_required');
}

/** What went wrong in words for the person at the screen. */
export class ToldError extends Error {}

/** A hosted function's own words for what went wrong; these functions answer 200 with `success: false`. */
export class FunctionError extends ToldError {
  constructor(words: string | null) {
    super(words ?? messages.common.unexpected);
    this.name = 'FunctionError';
  }
}

/** What to tell a person about any error: the server's words, or `otherwise` where it has none of its own. */
export function errorText(error: unknown, otherwise: string = messages.common.unexpected): string {
  const hasWords = error instanceof ToldError || (error instanceof ApiError && error.code !== 'internal');
  return hasWords ? error.message : otherwise;
}

/** What to tell of a deed that failed, in the words there are for it; where nothing was reached, also what helps. */
export function failureOf(error: unknown, deed: Toast): Toast {
  return hasCode(error, 'network') ? { ...deed, body: errorText(error) } : deed;
}

let tellUnauthenticated: ((route: Route) => void) | null = null;

/** Names the one listener that hears which call was refused as the session is not as it was; the session layer's. */
export function onUnauthenticated(listener: (route: Route) => void): void {
  tellUnauthenticated = listener;
}

/**
 * Calls the API and answers what the route answers. Throws ApiError.
 * `call(jobRoutes.read, { params: { id } })`; with `files` the body travels as the multipart part `payload`.
 */
export async function call<R extends Route>(
  route: R,
  ...[given]: Optional<Given<R>>
): Promise<RouteOutput<R>> {
  const {
    params,
    query,
    body,
    files,
    signal,
    idempotencyKey,
  }: Given<Route> & {
    body?: unknown;
    files?: Record<string, (Blob & { name?: string }) | undefined>;
  } = given ?? {};
  const headers: Record<string, string> = { accept: 'application/json' };
  let sent: BodyInit | undefined;
  if (route.files) {
    sent = multipart(body, files ?? {});
  } else if (body !== undefined) {
    headers['content-type'] = 'application/json';
    sent = JSON.stringify(body);
  }
  if (route.idempotent) headers['idempotency-key'] = idempotencyKey ?? newKey();

  const response = await send(pathOf(route, { params, query }), {
    method: route.method.toUpperCase(),
    headers,
    body: sent,
    signal,
    credentials: 'same-origin',
  });
  await refuseFailure(route, response);
  if (route.output === null || response.status === 204) return undefined as RouteOutput<R>;
  return (await whole(response, () => response.json(), signal)) as RouteOutput<R>;
}

/** Opens a stream of the API, whose body goes on for as long as nobody ends it. Throws ApiError. */
export async function openStream(
  route: Route,
  { headers, signal }: { headers: Record<string, string>; signal: AbortSignal },
): Promise<Response> {
  const response = await send(pathOf(route), {
    headers: { accept: 'text/event-stream', ...headers },
    signal,
    credentials: 'same-origin',
    cache: 'no-store',
  });
  await refuseFailure(route, response);
  return response;
}

/** The address of a call, for links to files: `pathOf(candidateRoutes.readResume, { params: { id } })`. */
export function pathOf(route: Route, parts: { params?: unknown; query?: unknown } = {}): string {
  const params = (parts.params ?? {}) as UrlParts;
  const path = route.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(params[name])),
  );
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries((parts.query ?? {}) as UrlParts)) {
    if (value !== undefined && value !== null && value !== '') search.set(name, String(value));
  }
  return search.size > 0 ? `${path}?${search}` : path;
}

function multipart(
  payload: unknown,
  files: Record<string, (Blob & { name?: string }) | undefined>,
): FormData {
  const form = new FormData();
  form.append('payload', new Blob([JSON.stringify(payload ?? {})], { type: 'application/json' }));
  for (const [part, file] of Object.entries(files)) if (file) form.append(part, file, file.name ?? part);
  return form;
}

/** Sends a call as it is; no answer at all is an ApiError. */
export async function send(path: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(path, init);
  } catch (error) {
    if (init.signal?.aborted) throw error;
    throw new ApiError(0, 'network', { message: messages.common.network });
  }
}

/** Throws what an answer that is none says. */
export async function refuseFailure(route: Route, response: Response): Promise<void> {
  if (response.ok) return;
  const error = await failure(response);
  // What has to be set up first stands in the session, as who is signed in does.
  if (isSessionRefusal(error)) tellUnauthenticated?.(route);
  throw error;
}

/** Reads the body of an answer; it may be cut off long after its head has come. */
export async function whole<T>(response: Response, read: () => Promise<T>, signal?: AbortSignal): Promise<T> {
  try {
    return await read();
  } catch (error) {
    if (signal?.aborted) throw error;
    if (error instanceof SyntaxError) throw new ApiError(response.status, 'internal');
    throw new ApiError(0, 'network', { message: messages.common.network });
  }
}

async function failure(response: Response): Promise<ApiError> {
  const body = errorSchema.safeParse(await response.json().catch(() => null));
  if (body.success) return new ApiError(response.status, body.data.error.code, body.data.error);
  const code = codeOf(response.status);
  return new ApiError(
    response.status,
    code,
    code === 'unavailable' ? { message: messages.common.network } : {},
  );
}

/** The code of an answer that is not ours, a proxy's say. */
function codeOf(status: number): ErrorCode {
  if (status === 502 || status === 504) return 'unavailable';
  const codes = Object.keys(ERROR_STATUS) as ErrorCode[];
  return codes.find((code) => ERROR_STATUS[code] === status) ?? 'internal';
}
