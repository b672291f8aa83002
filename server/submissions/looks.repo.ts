import { eq, sql } from 'drizzle-orm';
import type { Handle } from '../db/client.ts';
import { submissionLooks as looks } from '../db/schema.ts';

/** After so long (ms) without the list on the screen, the next look begins another visit. */
export const VISIT_GAP_MS = 30 * 60 * 1000;

/**
 * By so much (ms) a look counts as earlier: a change has the time at which its transaction began, by the database's clock, and
 * may not have stood in the list yet. Better marked twice than never.
 */
export const LATE_MS = 5000;

/**
 * Since when what has changed is news to a person: the end of the visit before the one that goes on, or that begins with the
 * next look. It is the same before that look is taken and after. Null for who has never looked.
 */
export async function newsSince(handle: Handle, userId: string, now: Date): Promise<Date | null> {
  const [look] = await handle.select().from(looks).where(eq(looks.user_id, userId));
  if (!look) return null;
  const isOver = now.getTime() - look.looked_at.getTime() > VISIT_GAP_MS;
  return isOver && look.looked_at > look.seen_until ? look.looked_at : look.seen_until;
}

interface Look {
  userId: string;
  now: Date;
  /** nothing in the list is news to them any more */
  allSeen: boolean;
  /** when that list was read; now when not known */
  readAt?: Date | undefined;
}

/** Notes that a person looks at the list. What they have seen before stays seen. */
export async function saveLook(handle: Handle, { userId, now, allSeen, readAt = now }: Look): Promise<void> {
  const before = new Date(now.getTime() - VISIT_GAP_MS).toISOString();
  const next = sql`case when ${looks.looked_at} < ${before}::timestamptz
    then greatest(${looks.looked_at}, ${looks.seen_until}) else ${looks.seen_until} end`;
  const looked_at = new Date(now.getTime() - LATE_MS);
  // A clock of somebody else's is no reason to take for seen what is still to come.
  const seen_until = readAt < now ? new Date(readAt.getTime() - LATE_MS) : looked_at;
  await handle
    .insert(looks)
    .values({ user_id: userId, seen_until, looked_at })
    .onConflictDoUpdate({
      target: looks.user_id,
      set: {
        looked_at: sql`greatest(${looks.looked_at}, excluded.looked_at)`,
        seen_until: allSeen ? sql`greatest(${next}, excluded.seen_until)` : next,
      },
    });
}
