import { desc, sql } from 'drizzle-orm';
import type { Handle } from '../db/client.ts';
import { jobs } from '../db/schema.ts';
import { folded } from '../db/schema/expressions.ts';

/** More than anybody reads through, and than a company has. */
const MOST = 200;

const name = sql<string>`btrim(${jobs.department})`;
const asMostWrite = sql<string>`mode() within group (order by ${name})`;

/** What departments are called by their keys (trimmed, lower-case): as most jobs write them. */
export async function nameDepartments(db: Handle): Promise<Map<string, string>> {
  const key = folded(jobs.department);
  const rows = await db
    .select({ key, name: asMostWrite })
    .from(jobs)
    .where(sql`${name} <> ''`)
    .groupBy(key);
  return new Map(rows.map((row) => [row.key, row.name]));
}

/** The departments of jobs, those of most jobs first; one is one however it was typed, and is called as most write it. */
export async function listDepartments(db: Handle): Promise<string[]> {
  const rows = await db
    .select({ name: asMostWrite })
    .from(jobs)
    .where(sql`${name} <> ''`)
    .groupBy(folded(jobs.department))
    .orderBy(desc(sql`count(*)`), sql`1`)
    .limit(MOST);
  return rows.map((row) => row.name);
}
