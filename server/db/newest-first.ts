import { type AnyColumn, type SQL, sql } from 'drizzle-orm';

/**
 * The order of a table's rows from the newest on, as the indexes of jobs and candidates are declared: a plain `desc` means
 * nulls first, which no index has, so that every row would be sorted.
 */
export function newestFirst({ created_at, id }: { created_at: AnyColumn; id: AnyColumn }): SQL[] {
  return [sql`${created_at} desc nulls last`, sql`${id} desc nulls last`];
}
