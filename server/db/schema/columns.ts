import { sql, type SQL } from 'drizzle-orm';
import { type AnyPgColumn, bigint, customType, integer, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { v7 as uuidv7 } from 'uuid';

/** Column shapes that every table shares. Ids are made in code (UUIDv7), so that they sort by time on any database. */
export const id = () => uuid().primaryKey().$defaultFn(uuidv7);
export const instant = (name = '') => timestamp(name, { withTimezone: true, mode: 'date' });
export const createdAt = () => instant().notNull().defaultNow();
/** Kept by a trigger (see the `touch` migration), never by the program. */
export const updatedAt = () => instant().notNull().defaultNow();
/** Counts up with every change, for "someone changed it meanwhile". */
export const version = () => integer().notNull().default(1);
/** Whole rupees. */
export const rupees = () => bigint({ mode: 'number' });
/** Words and their places, written as PostgreSQL writes them. */
export const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });
export const textList = () =>
  text()
    .array()
    .notNull()
    .default(sql`'{}'::text[]`);

/** `column in ('a', 'b')` for a check constraint. */
export function oneOf(column: AnyPgColumn, values: readonly string[]): SQL {
  return sql`${column} in (${sql.raw(values.map((value) => `'${value.replaceAll("'", "''")}'`).join(', '))})`;
}

/** `column between low and high`, or null, for a check constraint. */
export function within(column: AnyPgColumn, low: number, high: number): SQL {
  return sql`${column} between ${sql.raw(String(low))} and ${sql.raw(String(high))}`;
}
