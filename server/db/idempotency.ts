import { and, eq, lt, sql } from 'drizzle-orm';
import type { IdempotencyStore } from '../http/idempotency.ts';
import type { Database, Tx } from './client.ts';
import { idempotencyKeys } from './schema.ts';

const KEPT_HOURS = 24;

/** Idempotency keys in the database, so that they hold across processes; forgotten after a day. */
export function idempotencyStore({ db }: Database): IdempotencyStore {
  const mine = (userId: string, route: string, key: string) =>
    and(eq(idempotencyKeys.user_id, userId), eq(idempotencyKeys.route, route), eq(idempotencyKeys.key, key));
  return {
    async claim(userId, route, key) {
      await db
        .delete(idempotencyKeys)
        .where(lt(idempotencyKeys.created_at, sql`now() - make_interval(hours => ${KEPT_HOURS})`));
      const claimed = await db
        .insert(idempotencyKeys)
        .values({ user_id: userId, route, key })
        .onConflictDoNothing()
        .returning({ key: idempotencyKeys.key });
      if (claimed.length > 0) return { state: 'new' };
      const [former] = await db
        .select()
        .from(idempotencyKeys)
        .where(mine(userId, route, key));
      if (former?.response === null || former === undefined) return { state: 'busy' };
      return { state: 'done', response: former.response };
    },
    async finish(userId, route, key, response) {
      await db
        .update(idempotencyKeys)
        .set({ response })
        .where(mine(userId, route, key));
    },
    async release(userId, route, key) {
      await db.delete(idempotencyKeys).where(mine(userId, route, key));
    },
  };
}

/** Forgets the answers that speak of a record, whose personal data they would keep for another day. */
export async function forgetAnswersAbout(tx: Tx, recordId: string): Promise<void> {
  await tx.delete(idempotencyKeys).where(sql`${idempotencyKeys.response}->>'id' = ${recordId}`);
}
