import { eq, sql } from 'drizzle-orm';
import type { Handle } from '../db/client.ts';
import { submissionLooks as looks } from '../db/schema.ts';

/** After so long (ms) without the list on the screen, the next look begins another visit. */
export const VISIT_GAP_MS = 30 * 60 * 1000;

/**
 * By so much (ms) a look counts as earlier: a change has the time at which its transaction began, by the database's clock, and
 * may not have stood in the list yet. Better marked twice than never.
 */
const LATE_MS = 5000;

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

/** Notes that a person looks at the list; with `allSeen`, that nothing in it is news to them any more. */
export async function saveLook(
  handle: Handle,
  { userId, now, allSeen }: { userId: string; now: Date; allSeen: boolean },
): Promise<void> {
  const before = new Date(now.getTime() - VISIT_GAP_MS).toISOString();
  const next = sql`case when ${looks.looked_at} < ${before}::timestamptz
    then greatest(${looks.looked_at}, ${looks.seen_until}) else ${looks.seen_until} end`;
  await handle
    .insert(looks)
    .values({ user_id: userId, seen_until: now, looked_at: new Date(now.getTime() - LATE_MS) })
    .onConflictDoUpdate({
      target: looks.user_id,
      set: {
        looked_at: sql`greatest(${looks.looked_at}, excluded.looked_at)`,
        seen_until: allSeen ? now : next,
      },
    });
}
