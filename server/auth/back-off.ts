import { eq, sql } from 'drizzle-orm';
import type { Db } from '../db/client.ts';
import { signInFailures } from '../db/schema.ts';

/** The longest wait (s). Without a further failure for as long, what was counted is forgotten. */
const LOCK = 15 * 60;

/** After how many failures one has to wait. */
interface BackOffRule {
  /** stands in the database */
  name: string;
  /** Failures that cost nothing; from then on a wait of 1 s, doubled each time. */
  free: number;
  /** From so many failures on, the wait is 15 minutes. */
  lock: number;
}

/**
 * The failures of a rule for one key and the wait that they cost since the last one, in one row of the database, so that
 * it holds across processes. Nobody is kept waiting here: who comes too early is refused, which prolongs nothing.
 */
export function backOffOf(db: Db, { name, free, lock }: BackOffRule, key: string) {
  const row = eq(signInFailures.key, `${name}:${key}`);
  const { points, expire } = signInFailures;
  const cost = sql`case when ${points} >= ${lock} then ${LOCK} else power(2, ${points} - ${free}) end`;
  // A row ends a lock's time after its last failure, so its end tells when that was. Of tries at the same moment one may
  // see a failure that is a little later than its own now(): what is free must stay so.
  const left = sql<string>`case when ${points} < ${free} then 0 else extract(epoch from ${expire} - now()) - ${LOCK} + ${cost} end`;
  return {
    /** Seconds until the next try is let through; 0 when it is now. */
    async fullFor(): Promise<number> {
      const [found] = await db.select({ left }).from(signInFailures).where(row);
      return Math.max(0, Math.ceil(Number(found?.left ?? 0)));
    },
    /** Counts a failure; answers which one it is, or null when it came too early. One statement, so that many at once cannot outrun it. */
    async add(): Promise<number | null> {
      const [counted] = await db
        .insert(signInFailures)
        .values({ key: `${name}:${key}`, points: 1, expire: sql`now() + make_interval(secs => ${LOCK})` })
        .onConflictDoUpdate({
          target: signInFailures.key,
          set: {
            points: sql`case when ${expire} <= now() then 1 else ${points} + 1 end`,
            expire: sql`now() + make_interval(secs => ${LOCK})`,
          },
          setWhere: sql`${left} <= 0`,
        })
        .returning({ points });
      return counted?.points ?? null;
    },
    async clear(): Promise<void> {
      await db.delete(signInFailures).where(row);
    },
  };
}
