import type { Db } from '../db/client.ts';
import { countOf, forgetOldCounts, networkOf, sealed } from './count-tries.ts';

/** Wrong codes of an account: with three codes right at any time, a stranger who has the password needs years. */
const WRONG_CODES = { name: 'code', points: 10, duration: 15 * 60 };
/** Longer than a code of the app is right, so that one that was seen over a shoulder is worth nothing. */
const USED_CODE = { name: 'used code', points: 1, duration: 3 * 60 };
const RESETS_OF_ACCOUNT = { name: 'reset of account', points: 5, duration: 60 * 60 };
const RESETS_OF_ADDRESS = { name: 'reset of address', points: 30, duration: 60 * 60 };

/**
 * Lets a try to give the second step's code through, or answers null after too many wrong ones. Counted beforehand, so
 * that many at the same time cannot outrun the count.
 */
export async function beginCode(db: Db, userId: string): Promise<{ succeeded(): Promise<void> } | null> {
  const count = countOf(db, WRONG_CODES, sealed(userId));
  if (await count.isFull()) return null;
  await forgetOldCounts(db);
  if (!(await count.add())) return null;
  return {
    async succeeded() {
      await count.clear();
    },
  };
}

/** Marks a code of somebody's app as used. False when it was before, also by somebody at the very same time. */
export async function useCode(db: Db, userId: string, code: string): Promise<boolean> {
  return countOf(db, USED_CODE, sealed(`${userId} ${code}`)).add();
}

/** Whether a link for another password may be asked for: not too often for an account, whether it exists or not, nor from an address. */
export async function mayAskForReset(db: Db, email: string, ipAddress: string): Promise<boolean> {
  const ofAccount = countOf(db, RESETS_OF_ACCOUNT, sealed(email));
  const ofAddress = countOf(db, RESETS_OF_ADDRESS, networkOf(ipAddress));
  if ((await ofAccount.isFull()) || (await ofAddress.isFull())) return false;
  await forgetOldCounts(db);
  return (await ofAddress.add()) && (await ofAccount.add());
}
