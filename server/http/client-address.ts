import { isIP } from 'node:net';

/**
 * The address a call comes from: the socket's, or, when that is a trusted proxy, the last hop in X-Forwarded-For
 * that is none. What a client writes there itself is never believed: all of it, where that hop cannot be read.
 */
export function clientAddress(
  socketAddress: string | undefined,
  forwardedFor: string | null,
  trustedProxies: readonly string[],
): string {
  const socket = (socketAddress ?? '').replace(/^::ffff:/, '') || 'unknown';
  if (!trustedProxies.includes(socket) || forwardedFor === null) return socket;
  const hops = forwardedFor.split(',').map((hop) => hop.trim().replace(/^::ffff:/, ''));
  const last = hops.findLast((hop) => !trustedProxies.includes(hop)) ?? '';
  return isIP(last) === 0 ? socket : last;
}
