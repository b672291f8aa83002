import { sql } from 'drizzle-orm';
import { PgDialect, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { describe, expect, it } from 'vitest';
import { type KeysetSort, keyset } from './keyset.ts';

const table = pgTable('things', {
  id: uuid().primaryKey(),
  at: timestamp({ withTimezone: true }).notNull(),
  name: text().notNull(),
});
const newest: KeysetSort = { by: table.at, kind: 'instant', direction: 'desc', index: 'desc', id: table.id };
const byName: KeysetSort = { by: table.name, kind: 'text', direction: 'asc', id: table.id };
const bySize: KeysetSort = { by: sql`(select 1)`, kind: 'number', direction: 'desc', id: table.id };

const ids = ['0198c2a0-0000-7000-8000-000000000001', '0198c2a0-0000-7000-8000-000000000002'] as const;
const instant = '2026-11-21T10:00:00.123456Z';
const row = (id: string, value: string) => ({ id, keyset: value });
const written = (parts: unknown) => Buffer.from(JSON.stringify(parts)).toString('base64url');
const after = (cursor: string | null) => ({ cursor: cursor ?? '', limit: 1 });
const toSql = (query: Parameters<PgDialect['sqlToQuery']>[0]) => new PgDialect().sqlToQuery(query);

describe('cutting a page', () => {
  const page = keyset('newest', newest, { limit: 1 });

  it('has no cursor on the last page', () => {
    expect(page.after).toBeUndefined();
    const rows = [row(ids[0], instant)];
    expect(page.put(rows, rows)).toEqual({ items: rows, next_cursor: null });
    expect(page.put([], [])).toEqual({ items: [], next_cursor: null });
  });

  it('drops the row that was read to know whether there is more, and goes on after the last one kept', () => {
    expect(page.limit).toBe(2);
    const found = [{ id: ids[0] }, { id: ids[1] }];
    expect(page.idsOf(found)).toEqual([ids[0]]);
    const { items, next_cursor } = page.put(found, [row(ids[0], instant)]);
    expect(items).toEqual([row(ids[0], instant)]);
    const { sql: text, params } = toSql(keyset('newest', newest, after(next_cursor)).after!);
    expect(text).toBe('("things"."at", "things"."id") < ($1::timestamptz, $2::uuid)');
    expect(params).toEqual([instant, ids[0]]);
  });

  it('has the rows in the order that was found, without those that have gone since', () => {
    const two = keyset('newest', newest, { limit: 2 });
    const found = [{ id: ids[1] }, { id: ids[0] }];
    const rows = [row(ids[0], instant), row(ids[1], instant)];
    expect(two.put(found, rows).items).toEqual(rows.toReversed());
    expect(two.put(found, rows.slice(1)).items).toEqual([rows[1]]);
  });
});

describe('a page by its number', () => {
  it('skips the pages before it', () => {
    const offset = (page?: number) => keyset('newest', newest, { page, limit: 50 }).offset;
    expect([offset(), offset(1), offset(2), offset(200)]).toEqual([0, 0, 50, 9950]);
  });

  it('together with a cursor is refused, naming the field', () => {
    const cursor = written(['newest', instant, ids[0]]);
    expect(() => keyset('newest', newest, { cursor, page: 1, limit: 50 })).toThrow(
      expect.objectContaining({ code: 'invalid_input', fields: { page: expect.any(String) } }),
    );
  });
});

describe('a cursor', () => {
  const refused = (sort: KeysetSort, cursor: string) =>
    expect(() => keyset('sort', sort, after(cursor))).toThrow(
      expect.objectContaining({ code: 'invalid_input', fields: { cursor: expect.any(String) } }),
    );

  it('of another sort is refused', () => {
    refused(byName, written(['other', 'Asha', ids[0]]));
  });

  it('that is damaged is refused before the database sees it', () => {
    refused(byName, '');
    refused(byName, '%%%');
    refused(byName, written(null));
    refused(byName, written(['sort', 'Asha']));
    refused(byName, written(['sort', 'Asha', '1']));
    refused(byName, written(['sort', 'As\0ha', ids[0]]));
    refused(newest, written(['sort', '2026-02-30T00:00:00.000000Z', ids[0]]));
    refused(newest, written(['sort', '0000-02-03T00:00:00.000000Z', ids[0]]));
    refused(newest, written(['sort', 'now', ids[0]]));
    refused(bySize, written(['sort', '1e9', ids[0]]));
    refused(bySize, written(['sort', '99999999999999999999', ids[0]]));
  });

  it('holds any text', () => {
    const name = 'अनुष्का "A" O’Neil, \u{1F600}';
    const rows = [row(ids[0], name), row(ids[1], name)];
    const { next_cursor } = keyset('sort', byName, { limit: 1 }).put(rows, rows);
    expect(toSql(keyset('sort', byName, after(next_cursor)).after!).params).toEqual([name, ids[0]]);
  });
});

describe('the order', () => {
  const orderOf = (sort: KeysetSort) =>
    keyset('sort', sort, { limit: 1 })
      .orderBy.map((part) => toSql(part).sql.replaceAll('"things".', ''))
      .join(', ');

  it('puts nulls where the index does, forwards and backwards, else the index would go unused', () => {
    expect(orderOf(byName)).toBe('"name" asc, "id" asc');
    expect(orderOf({ ...byName, direction: 'desc' })).toBe('"name" desc, "id" desc');
    expect(orderOf(newest)).toBe('"at" desc nulls last, "id" desc nulls last');
    expect(orderOf({ ...newest, direction: 'asc' })).toBe('"at" asc nulls first, "id" asc nulls first');
  });
});
