import { desc, sql } from 'drizzle-orm';
import type { Handle } from '../db/client.ts';
import { jobs } from '../db/schema.ts';
import { folded } from '../db/schema/expressions.ts';

/** More than anybody reads through, and than a company has. */
const MOST = 200;

/** The departments of jobs, those of most jobs first; one is one however it was typed, and is called as most write it. */
export async function listDepartments(db: Handle): Promise<string[]> {
  const name = sql<string>`btrim(${jobs.department})`;
  const rows = await db
    .select({ name: sql<string>`mode() within group (order by ${name})` })
    .from(jobs)
    .where(sql`${name} <> ''`)
    .groupBy(folded(jobs.department))
    .orderBy(desc(sql`count(*)`), sql`1`)
    .limit(MOST);
  return rows.map((row) => row.name);
}
