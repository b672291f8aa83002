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
const toSql = (query: Parameters<PgDialect['sqlToQuery']>[0]) => new PgDialect().sqlToQuery(query);

describe('cutting a page', () => {
  const page = keyset('newest', newest, undefined);

  it('has no cursor on the last page', () => {
    expect(page.after).toBeUndefined();
    expect(page.cut([row(ids[0], instant)], 1)).toEqual({ items: [row(ids[0], instant)], next_cursor: null });
    expect(page.cut([], 1)).toEqual({ items: [], next_cursor: null });
  });

  it('drops the row that was read to know whether there is more, and goes on after the last one kept', () => {
    const { items, next_cursor } = page.cut([row(ids[0], instant), row(ids[1], instant)], 1);
    expect(items).toEqual([row(ids[0], instant)]);
    const { sql: text, params } = toSql(keyset('newest', newest, next_cursor ?? '').after!);
    expect(text).toBe('("things"."at", "things"."id") < ($1::timestamptz, $2::uuid)');
    expect(params).toEqual([instant, ids[0]]);
  });
});

describe('a cursor', () => {
  const refused = (sort: KeysetSort, cursor: string) =>
    expect(() => keyset('sort', sort, cursor)).toThrow(
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
    const { next_cursor } = keyset('sort', byName, undefined).cut([row(ids[0], name), row(ids[1], name)], 1);
    expect(toSql(keyset('sort', byName, next_cursor ?? '').after!).params).toEqual([name, ids[0]]);
  });
});

describe('the order', () => {
  const orderOf = (sort: KeysetSort) =>
    keyset('sort', sort, undefined)
      .orderBy.map((part) => toSql(part).sql.replaceAll('"things".', ''))
      .join(', ');

  it('puts nulls where the index does, forwards and backwards, else the index would go unused', () => {
    expect(orderOf(byName)).toBe('"name" asc, "id" asc');
    expect(orderOf({ ...byName, direction: 'desc' })).toBe('"name" desc, "id" desc');
    expect(orderOf(newest)).toBe('"at" desc nulls last, "id" desc nulls last');
    expect(orderOf({ ...newest, direction: 'asc' })).toBe('"at" asc nulls first, "id" asc nulls first');
  });
});
