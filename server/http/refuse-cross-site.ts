import { AppError } from '../core/errors.ts';

const READING = ['GET', 'HEAD', 'OPTIONS'];
/** `none` is a person's own doing, such as a bookmark. */
const OURS = ['same-origin', 'none'];

/**
 * Throws `forbidden` for a writing request that another site's page makes a browser send with our cookie. SameSite
 * alone lets through pages on a sibling domain or another port, and a form or a body without a type needs no leave
 * (CORS). Browsers always tell where such a request comes from; programs, which hold no cookie, may leave it out.
 */
export function refuseCrossSite({ method, headers }: Pick<Request, 'method' | 'headers'>): void {
  if (READING.includes(method)) return;
  const site = headers.get('sec-fetch-site');
  const origin = headers.get('origin');
  // Over plain HTTP on a network, browsers send the origin alone.
  const isOurs =
    site === null ? origin === null || hostOf(origin) === headers.get('host') : OURS.includes(site);
  if (!isOurs) throw new AppError('forbidden', 'This request comes from a page of another site.');
}

/** Null for what has no host, such as the origin "null" of a sandboxed page. */
function hostOf(origin: string): string | null {
  return URL.canParse(origin) ? new URL(origin).host : null;
}
