import { type AnyColumn, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { z } from 'zod';
import { AppError } from '../core/errors.ts';

/** How a kind of sort value travels in a cursor: written by SQL, checked on return, cast back by SQL. */
const KINDS = {
  /** to the microsecond, which a JavaScript date would lose, and rows with it */
  instant: {
    write: (by: SQLWrapper) =>
      sql<string>`to_char(${by} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`,
    check: z.iso.datetime({ precision: 6 }).regex(/^[12]/),
    cast: sql.raw('::timestamptz'),
  },
  number: {
    write: (by: SQLWrapper) => sql<string>`(${by})::text`,
    check: z.string().regex(/^-?\d{1,15}$/),
    cast: sql.raw('::bigint'),
  },
  text: {
    write: (by: SQLWrapper) => sql<string>`(${by})::text`,
    // PostgreSQL refuses a text with a NUL.
    check: z.string().refine((text) => !text.includes('\0')),
    cast: sql.raw('::text'),
  },
} as const;

type Direction = 'asc' | 'desc';

/** One way to sort a list. */
export interface KeysetSort {
  /** what is sorted by; never null */
  by: SQLWrapper;
  kind: keyof typeof KINDS;
  direction: Direction;
  /** the row's id, which makes the order total */
  id: AnyColumn;
  /**
   * How the index that serves the sort is declared; ascending unless told. Drizzle's `.desc()` says NULLS LAST,
   * which a plain DESC does not match even for columns without nulls, and the index would go unused.
   */
  index?: Direction;
}

/** The name under which a query selects `KeysetPage.key`. */
interface Keyed {
  id: string;
  keyset: string;
}

/** What a query needs to read one page. */
export interface KeysetPage {
  /** to be selected as `keyset` */
  key: SQL<string>;
  /** only what comes after the cursor; undefined on the first page */
  after: SQL | undefined;
  orderBy: SQL[];
  /** Takes `limit + 1` rows, and makes of them a page of `limit` and the cursor of the next one. */
  cut<Row extends Keyed>(rows: Row[], limit: number): { items: Row[]; next_cursor: string | null };
}

const cursorSchema = z.tuple([z.string(), z.string(), z.uuid()]);

/**
 * Keyset paging by (sort value, id). The cursor is opaque, base64url, and carries the sort's name and the last row's
 * value and id. Throws `invalid_input` for a cursor that is damaged or belongs to another sort.
 *
 *     const page = keyset(query.sort, SORTS[query.sort], query.cursor);
 *     const rows = await db.select({ ...columns, keyset: page.key }).from(jobs)
 *       .where(and(filter, page.after)).orderBy(...page.orderBy).limit(query.limit + 1);
 *     const { items, next_cursor } = page.cut(rows, query.limit);
 */
export function keyset(name: string, sort: KeysetSort, cursor: string | undefined): KeysetPage {
  const kind = KINDS[sort.kind];
  const order = sql.raw(orderText(sort.direction, sort.index ?? 'asc'));
  return {
    key: kind.write(sort.by),
    after: cursor === undefined ? undefined : comesAfter(sort, readCursor(name, sort, cursor)),
    orderBy: [sql`${sort.by} ${order}`, sql`${sort.id} ${order}`],
    cut(rows, limit) {
      const items = rows.slice(0, limit);
      const last = items.at(-1);
      const more = rows.length > limit && last !== undefined;
      return { items, next_cursor: more ? writeCursor([name, last.keyset, last.id]) : null };
    },
  };
}

function orderText(direction: Direction, index: Direction): string {
  if (direction === 'asc') return index === 'asc' ? 'asc' : 'asc nulls first';
  return index === 'desc' ? 'desc nulls last' : 'desc';
}

function comesAfter(sort: KeysetSort, [value, id]: [string, string]): SQL {
  const later = sql.raw(sort.direction === 'asc' ? '>' : '<');
  return sql`(${sort.by}, ${sort.id}) ${later} (${value}${KINDS[sort.kind].cast}, ${id}::uuid)`;
}

function writeCursor(parts: z.infer<typeof cursorSchema>): string {
  return Buffer.from(JSON.stringify(parts)).toString('base64url');
}

function readCursor(name: string, sort: KeysetSort, cursor: string): [string, string] {
  const parsed = cursorSchema.safeParse(parseJson(Buffer.from(cursor, 'base64url').toString()));
  if (
    !parsed.success ||
    parsed.data[0] !== name ||
    !KINDS[sort.kind].check.safeParse(parsed.data[1]).success
  ) {
    const message = 'This cursor does not belong to this list. Start again without a cursor.';
    throw new AppError('invalid_input', message, { fields: { cursor: message } });
  }
  return [parsed.data[1], parsed.data[2]];
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
