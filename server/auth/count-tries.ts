import { createHash } from 'node:crypto';
import { isIPv6 } from 'node:net';
import { getIP } from 'better-auth/api';
import { messages } from '#contract/messages.ts';
import { AppError } from '../core/errors.ts';
import type { Db } from '../db/client.ts';
import { countIn, type CountRule, forgetExpired } from '../db/count-in.ts';
import { signInFailures } from '../db/schema.ts';

/** The count of a rule for one key among those of signing in. */
export function countOf(db: Db, rule: CountRule, key: string) {
  return countIn(db, signInFailures, rule, key);
}

/** A try that is refused, with the seconds after which another is let through. */
export function tooManyTries(seconds: number): AppError {
  const wait = Math.max(1, seconds);
  return new AppError('too_many_requests', messages.auth.tooManyTries(wait), { retryAfter: wait });
}

/** Forgets the counts whose time is over. */
export async function forgetOldCounts(db: Db): Promise<void> {
  await forgetExpired(db, signInFailures);
}

/** An e-mail address or an id as it is counted by, which tells nobody whose it is. */
export function sealed(text: string): string {
  return createHash('sha256').update(text.trim().toLowerCase()).digest('hex');
}

/** The address as it is counted: of IPv6 its /64 network, because whoever has one address there has all of them. */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  return (
    getIP(new Headers({ address }), { advanced: { ipAddress: { ipAddressHeaders: ['address'] } } }) ?? address
  );
}
