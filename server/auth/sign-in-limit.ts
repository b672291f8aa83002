import { and, eq, gt, like, or, sql } from 'drizzle-orm';
import type { Db, Tx } from '../db/client.ts';
import { auditLog, signInFailures, user } from '../db/schema.ts';
import { backOffOf } from './back-off.ts';
import { countOf, forgetOldCounts, networkOf, sealed, tooManyTries } from './count-tries.ts';

/** Five slips cost nothing; the fifteenth failure would cost more than the lock. */
const HERE = { name: 'account and address', free: 5, lock: 15 };
/** How many failed tries each rule allows in how many seconds, counted from the first. */
const OF_ADDRESS = { name: 'address', points: 100, duration: 15 * 60 };
const OF_ACCOUNT = { name: 'account', points: 100, duration: 60 * 60 };

/** How long an address stays known after somebody signed in from it. */
const KNOWN_DAYS = 30;

/** A try that was let through; it counts as failed unless it is said to have succeeded. */
interface SignInTry {
  /** Takes the try back from every count, and forgets earlier failures of this account at this address. */
  succeeded(): Promise<void>;
}

/**
 * Lets a try to sign in through. Throws `too_many_requests`, with the seconds to wait, when there were too many failures:
 * of the account at this address (each costs a longer wait), at this address, or of the account anywhere. The last rule
 * spares addresses that the account's owner lately signed in from, so that no stranger can lock somebody out. Whether the
 * e-mail belongs to anybody makes no difference.
 *
 * The try is counted beforehand, so that many at the same time cannot outrun the count.
 */
export async function beginSignIn(db: Db, email: string, ipAddress: string): Promise<SignInTry> {
  const address = networkOf(ipAddress);
  const account = sealed(email);
  const here = backOffOf(db, HERE, `${account} ${address}`);
  const ofAddress = countOf(db, OF_ADDRESS, address);
  const ofAccount = countOf(db, OF_ACCOUNT, account);

  // Read before anything is written: a flood of refused tries must not become a flood of writes.
  const wait = Math.max(await here.fullFor(), await ofAddress.fullFor());
  if (wait > 0) throw tooManyTries(wait);
  const counts = [ofAddress];
  const accountWait = await ofAccount.fullFor();
  if (accountWait === 0) counts.push(ofAccount);
  else if (!(await isKnownAddress(db, email, address))) throw tooManyTries(accountWait);

  await forgetOldCounts(db);
  if ((await here.add()) === null) throw tooManyTries(await here.fullFor());
  for (const count of counts) {
    const { wait: full } = await count.add();
    if (full > 0) throw tooManyTries(full);
  }
  return {
    async succeeded() {
      for (const count of counts) await count.takeBack();
      await here.clear();
    },
  };
}

/**
 * Forgets every failed try of an account, from wherever it came, so that whoever has just proven by a link whose it is
 * gets in with the new password. What is counted of the addresses stays, so that nobody tries other accounts anew by it.
 */
export async function forgetFailuresOf(tx: Tx, email: string): Promise<void> {
  const account = sealed(email);
  await tx
    .delete(signInFailures)
    .where(
      or(
        like(signInFailures.key, `${HERE.name}:${account} %`),
        eq(signInFailures.key, `${OF_ACCOUNT.name}:${account}`),
      ),
    );
}

async function isKnownAddress(db: Db, email: string, address: string): Promise<boolean> {
  const starts = await db
    .selectDistinct({ ipAddress: auditLog.ip_address })
    .from(auditLog)
    .innerJoin(user, eq(user.id, auditLog.actor_id))
    .where(
      and(
        eq(user.email, email.toLowerCase()),
        eq(auditLog.action, 'session.start'),
        gt(auditLog.at, sql`now() - make_interval(days => ${KNOWN_DAYS})`),
      ),
    );
  return starts.some(({ ipAddress }) => ipAddress !== null && networkOf(ipAddress) === address);
}
