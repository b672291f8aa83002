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

/** Which page of a list is asked for: the one after a cursor, or one by its number (from 1); neither is the first. */
interface PageQuery {
  cursor?: string | undefined;
  page?: number | undefined;
  /** rows a page */
  limit: number;
}

/** The name under which a query selects `KeysetPage.key`. */
export interface Keyed {
  id: string;
  keyset: string;
}

/** What the two queries of a page need: the first finds the ids in order, the second reads what is shown of them. */
export interface KeysetPage {
  /** only what comes after the cursor; undefined without one */
  after: SQL | undefined;
  orderBy: SQL[];
  /** one more than a page has, which tells whether another page follows */
  limit: number;
  offset: number;
  /** to be selected as `keyset` by the second query; for the rows of the page only, as making it costs */
  key: SQL<string>;
  /** The ids of the page, of those that the first query found. */
  idsOf(found: readonly { id: string }[]): string[];
  /**
   * The page with the cursor of the next one, of what the first query found and the rows of the second, in any order.
   * A row that has gone between the two is left out.
   */
  put<Row extends Keyed>(
    found: readonly { id: string }[],
    rows: readonly Row[],
  ): { items: Row[]; next_cursor: string | null };
}

const cursorSchema = z.tuple([z.string(), z.string(), z.uuid()]);

/**
 * Paging by (sort value, id). The cursor is opaque, base64url, and carries the sort's name and the last row's value
 * and id. A page by its number skips the rows before it, so its rows are looked up late: first the ids alone, which an
 * index may hold, then joins, counts and long columns for the page's rows. Throws `invalid_input` for a cursor that is
 * damaged or belongs to another sort, and for a cursor together with a page.
 *
 *     const page = keyset(query.sort, SORTS[query.sort], query);
 *     const found = await db.select({ id: jobs.id }).from(jobs)
 *       .where(and(filter, page.after)).orderBy(...page.orderBy).limit(page.limit).offset(page.offset);
 *     const rows = await db.select({ ...columns, keyset: page.key }).from(jobs)
 *       .where(isOneOf(jobs.id, page.idsOf(found)));
 *     const { items, next_cursor } = page.put(found, rows);
 */
export function keyset(name: string, sort: KeysetSort, { cursor, page, limit }: PageQuery): KeysetPage {
  if (cursor !== undefined && page !== undefined) {
    const message = 'Give either a page or a cursor, not both.';
    throw new AppError('invalid_input', message, { fields: { page: message } });
  }
  const order = sql.raw(orderText(sort.direction, sort.index ?? 'asc'));
  const idsOf = (found: readonly { id: string }[]) => found.slice(0, limit).map(({ id }) => id);
  return {
    after: cursor === undefined ? undefined : comesAfter(sort, readCursor(name, sort, cursor)),
    orderBy: [sql`${sort.by} ${order}`, sql`${sort.id} ${order}`],
    limit: limit + 1,
    offset: ((page ?? 1) - 1) * limit,
    key: keysetKey(sort),
    idsOf,
    put(found, rows) {
      const byId = new Map(rows.map((row) => [row.id, row]));
      const items = idsOf(found).flatMap((id) => byId.get(id) ?? []);
      const last = items.at(-1);
      const more = found.length > limit && last !== undefined;
      return { items, next_cursor: more ? writeCursor([name, last.keyset, last.id]) : null };
    },
  };
}

/** `KeysetPage.key` of a sort, for a query that is built before there is a page. */
export function keysetKey({ kind, by }: KeysetSort): SQL<string> {
  return KINDS[kind].write(by);
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
