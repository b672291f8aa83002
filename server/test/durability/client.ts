import { setTimeout as wait } from 'node:timers/promises';
import type { Route, RouteCall, RouteOutput } from '#contract/route.ts';

/** A killed database recovers within this, on a machine that does other things too (ms). */
const BACK_WITHIN_MS = 120_000;
const ASK_AGAIN_MS = 200;

/** No answer, or none that tells: the server or its database died before, during or after the work. */
export class NoAnswer extends Error {}

/** A signed-in HR manager who calls a server from outside, as a browser does. */
export class Client {
  readonly #address: string;
  #cookie = '';

  constructor(address: string) {
    this.#address = address;
  }

  async signIn(person: { email: string; password: string }): Promise<void> {
    const response = await fetch(`${this.#address}/api/session`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(person),
    });
    if (!response.ok) throw new Error(await response.text());
    this.#cookie = response.headers
      .getSetCookie()
      .map((each) => each.split(';')[0])
      .join('; ');
  }

  /**
   * What a route answers; null for a refusal by 404.
   * @throws NoAnswer when it cannot be known whether it was done; Error for any other refusal
   */
  async call<R extends Route>(
    route: R,
    input: Omit<RouteCall<R>, 'files'> & { files?: Record<string, File> },
  ): Promise<RouteOutput<R> | null> {
    const response = await this.#send(route, input);
    if (response.status === 404) return null;
    if (!response.ok) throw new Error(`${route.path}: ${response.status} ${await response.text()}`);
    return (await read(response.json())) as RouteOutput<R>;
  }

  /** The bytes of a file route. */
  async bytes<R extends Route>(route: R, input: Omit<RouteCall<R>, 'files'>): Promise<Buffer> {
    const response = await this.#send(route, input);
    if (!response.ok) throw new Error(`${route.path}: ${response.status} ${await response.text()}`);
    return Buffer.from(await read(response.arrayBuffer()));
  }

  async #send(route: Route, input: object): Promise<Response> {
    const { params, query, body, files } = input as {
      params?: Record<string, string>;
      query?: Record<string, string>;
      body?: unknown;
      files?: Record<string, File>;
    };
    const path = route.path.replaceAll(/\{(\w+)\}/g, (_match, name: string) => params?.[name] ?? '');
    const headers: Record<string, string> = { cookie: this.#cookie };
    let sent: FormData | string | undefined;
    if (files) {
      sent = new FormData();
      sent.set('payload', new Blob([JSON.stringify(body)], { type: 'application/json' }));
      for (const [name, file] of Object.entries(files)) sent.set(name, file);
    } else if (body !== undefined) {
      sent = JSON.stringify(body);
      headers['content-type'] = 'application/json';
    }
    const search = query ? `?${new URLSearchParams(query).toString()}` : '';
    const init = { method: route.method.toUpperCase(), headers, ...(sent !== undefined && { body: sent }) };
    const giveUpAt = Date.now() + BACK_WITHIN_MS;
    for (;;) {
      const response = await read(fetch(`${this.#address}${path}${search}`, init));
      if (response.status < 500) return response;
      const words = await read(response.text());
      // Who only reads may ask again until the database is back.
      if (init.method !== 'GET' || response.status !== 503 || Date.now() > giveUpAt)
        throw new NoAnswer(words);
      await wait(ASK_AGAIN_MS);
    }
  }
}

async function read<T>(coming: Promise<T>): Promise<T> {
  try {
    return await coming;
  } catch (error) {
    throw new NoAnswer('the server went away', { cause: error });
  }
}
