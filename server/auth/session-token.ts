import { createHmac, createSecretKey, timingSafeEqual } from 'node:crypto';
import { cookieOf } from './library.ts';

/**
 * Reads the token of a session out of its cookie ("token.signature", as the sign-in library writes it); null for a cookie
 * that is missing or does not carry our signature. The library itself asks a thread for each signature, which costs a call
 * more than all else that is known of the caller.
 */
export function sessionTokenReader(cookieName: string, secret: string): (headers: Headers) => string | null {
  const key = createSecretKey(Buffer.from(secret));
  return (headers) => {
    const value = decoded(cookieOf(headers, cookieName)?.slice(cookieName.length + 1) ?? '');
    const end = value.lastIndexOf('.');
    if (end < 1) return null;
    const token = value.slice(0, end);
    const given = Buffer.from(value.slice(end + 1), 'base64');
    const expected = createHmac('sha256', key).update(token).digest();
    return given.length === expected.length && timingSafeEqual(given, expected) ? token : null;
  };
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return '';
  }
}
