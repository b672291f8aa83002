import { sql } from 'drizzle-orm';
import type { Tx } from '../db/client.ts';
import { counters } from '../db/schema.ts';

const COUNTER = 'jd_id';
const DIGITS = 4;

/**
 * Takes the next JD id ("JD-0001", longer when needed). The counter's row stays locked until the insert's transaction
 * ends, so that no two jobs get one id, and it never goes back, so that none is used again.
 */
export async function nextJdId(tx: Tx): Promise<string> {
  const [id] = await nextJdIds(tx, 1);
  return id!;
}

/** The same for so many at once, counting up; at least one. */
export async function nextJdIds(tx: Tx, many: number): Promise<string[]> {
  const [counter] = await tx
    .insert(counters)
    .values({ name: COUNTER, value: many })
    .onConflictDoUpdate({ target: counters.name, set: { value: sql`${counters.value} + ${many}` } })
    .returning();
  const first = counter!.value - many + 1;
  return Array.from({ length: many }, (_, at) => `JD-${String(first + at).padStart(DIGITS, '0')}`);
}
