import type { Route, RouteOutput } from '#contract/route.ts';
import type { createTestApp, TestAnswer } from './app.ts';

type TestApp = Awaited<ReturnType<typeof createTestApp>>;

/** A browser of its own that keeps its cookies, for what goes on over several calls before somebody is signed in. */
export function browser(app: TestApp, { userAgent = '', address = '127.0.0.1' } = {}) {
  const cookies = new Map<string, string>();

  const send = async (path: string, init: RequestInit = {}): Promise<Response> => {
    const headers = new Headers(init.headers);
    headers.set('cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '));
    headers.set('user-agent', userAgent);
    const response = await app.api.app.request(
      path,
      { ...init, headers },
      { incoming: { socket: { remoteAddress: address } } },
    );
    for (const line of response.headers.getSetCookie()) {
      const [name = '', value = ''] = line.split(';')[0]?.split(/=(.*)/s) ?? [];
      if (/max-age=0/i.test(line)) cookies.delete(name);
      else cookies.set(name, value);
    }
    return response;
  };

  return {
    fetch: send,
    /** Calls a route with a body; its parameters stand in `params`. */
    async send<R extends Route>(
      route: R,
      body?: unknown,
      params: Record<string, string> = {},
    ): Promise<TestAnswer<RouteOutput<R>>> {
      const path = route.path.replaceAll(/\{(\w+)\}/g, (_match, name: string) => params[name] ?? '');
      const response = await send(path, {
        method: route.method.toUpperCase(),
        ...(body !== undefined && {
          body: JSON.stringify(body),
          headers: { 'content-type': 'application/json' },
        }),
      });
      const json: unknown = response.status === 204 ? undefined : await response.clone().json();
      return {
        status: response.status,
        data: json as RouteOutput<R>,
        error: (json as { error?: TestAnswer<unknown>['error'] } | undefined)?.error,
        response,
      };
    },
  };
}
