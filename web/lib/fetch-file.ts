import type { Route } from '#contract/route.ts';
import { pathOf, refuseFailure, send, whole } from './api.ts';

/** Fetches a file of the API, asked for with a body or without, with the name that it is to be saved under. Throws ApiError. */
export async function fetchFile(
  route: Route,
  {
    signal,
    body,
    ...parts
  }: { params?: unknown; query?: unknown; body?: unknown; signal?: AbortSignal } = {},
): Promise<{ blob: Blob; name: string }> {
  const response = await send(pathOf(route, parts), {
    method: route.method.toUpperCase(),
    ...(body !== undefined && {
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }),
    signal,
    credentials: 'same-origin',
  });
  await refuseFailure(route, response);
  const name = /filename\*=UTF-8''([^;]+)/.exec(response.headers.get('content-disposition') ?? '')?.[1];
  const blob = await whole(response, () => response.blob(), signal);
  return { blob, name: decodeURIComponent(name ?? 'file') };
}
