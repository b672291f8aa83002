import type { Db } from '../db/client.ts';
import { backOffOf } from './back-off.ts';
import { countOf, forgetOldCounts, networkOf, sealed, tooManyTries } from './count-tries.ts';

/** Wrong codes of an account: with three codes right at any time, a stranger who has the password needs years. */
const WRONG_CODES = { name: 'code', free: 5, lock: 10 };
/** Longer than a code of the app is right, so that one that was seen over a shoulder is worth nothing. */
const USED_CODE = { name: 'used code', points: 1, duration: 3 * 60 };
const RESETS_OF_ACCOUNT = { name: 'reset of account', points: 5, duration: 60 * 60 };
/** Mails to addresses that somebody only says are their own. */
const EMAILS_OF_ACCOUNT = { name: 'email of account', points: 5, duration: 60 * 60 };
const EMAILS_TO_ADDRESS = { name: 'email to address', points: 3, duration: 24 * 60 * 60 };
const RESETS_OF_ADDRESS = { name: 'reset of address', points: 30, duration: 60 * 60 };

/** A code that may be looked at; it counts as wrong unless it is said to have been right. */
interface CodeTry {
  succeeded(): Promise<void>;
  /** Whether it was the one that locks the account's codes for a quarter of an hour. */
  wasLast: boolean;
}

/**
 * Lets a try to give the second step's code through. Throws `too_many_requests`, with the seconds to wait, after too many
 * wrong ones of the account, from wherever. Counted beforehand, so that many at the same time cannot outrun the count.
 */
export async function beginCode(db: Db, userId: string): Promise<CodeTry> {
  const count = backOffOf(db, WRONG_CODES, sealed(userId));
  const wait = await count.fullFor();
  if (wait > 0) throw tooManyTries(wait);
  await forgetOldCounts(db);
  const counted = await count.add();
  if (counted === null) throw tooManyTries(await count.fullFor());
  return { succeeded: () => count.clear(), wasLast: counted === WRONG_CODES.lock };
}

/**
 * Marks a code of somebody's app as used; null when it was before, also by somebody at the very same time. One that was not
 * looked at in the end is given back.
 */
export async function spendCode(
  db: Db,
  userId: string,
  code: string,
): Promise<{ giveBack(): Promise<void> } | null> {
  const used = countOf(db, USED_CODE, sealed(`${userId} ${code}`));
  if ((await used.add()).wait > 0) return null;
  return {
    async giveBack() {
      await used.clear();
    },
  };
}

/** Whether a link for another password may be asked for: not too often for an account, whether it exists or not, nor from an address. */
export async function mayAskForReset(db: Db, email: string, ipAddress: string): Promise<boolean> {
  const ofAccount = countOf(db, RESETS_OF_ACCOUNT, sealed(email));
  const ofAddress = countOf(db, RESETS_OF_ADDRESS, networkOf(ipAddress));
  if ((await ofAccount.isFull()) || (await ofAddress.isFull())) return false;
  await forgetOldCounts(db);
  return (await ofAddress.add()).wait === 0 && (await ofAccount.add()).wait === 0;
}

/** Whether somebody may have a link sent to another address: not too often, nor by many people to one address. */
export async function mayChangeEmail(db: Db, userId: string, email: string): Promise<boolean> {
  const ofAccount = countOf(db, EMAILS_OF_ACCOUNT, sealed(userId));
  const toAddress = countOf(db, EMAILS_TO_ADDRESS, sealed(email));
  if ((await ofAccount.isFull()) || (await toAddress.isFull())) return false;
  await forgetOldCounts(db);
  return (await ofAccount.add()).wait === 0 && (await toAddress.add()).wait === 0;
}
