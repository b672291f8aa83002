import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { AI_OUTCOMES, AI_PURPOSES } from '#contract/ai.ts';
import { SWOT_SCOPES } from '#contract/swot.ts';
import { createdAt, id, instant, oneOf, updatedAt } from './columns.ts';
import { profiles } from './identity.ts';

export const jobSwotAnalyses = pgTable(
  'job_swot_analyses',
  {
    id: id(),
    scope: text().notNull().default('global'),
    analysis_json: jsonb().$type<unknown>().notNull(),
    generated_at: instant().notNull().defaultNow(),
  },
  (table) => [
    check('job_swot_analyses_scope', oneOf(table.scope, SWOT_SCOPES)),
    index('job_swot_analyses_newest').on(table.scope, table.generated_at.desc()),
  ],
);

/** Who did what to which record: ids and field names, never values. The database refuses change and deletion. */
export const auditLog = pgTable(
  'audit_log',
  {
    id: id(),
    at: instant().notNull().defaultNow(),
    /** no foreign key: the log outlives what it speaks of */
    actor_id: uuid(),
    /** the API token that the actor's program showed; null for somebody at a screen */
    token_id: uuid(),
    action: text().notNull(),
    record_type: text(),
    record_id: text(),
    fields: text()
      .array()
      .notNull()
      .default(sql`'{}'::text[]`),
    ip_address: text(),
    request_id: text(),
  },
  (table) => [
    index('audit_log_at').on(table.at.desc(), table.id.desc()),
    index('audit_log_actor').on(table.actor_id, table.at.desc()),
    index('audit_log_action').on(table.action, table.at.desc()),
    // Asked while somebody signs in, where a longer answer would tell that the person exists.
    index('audit_log_sign_in')
      .on(table.actor_id, table.at.desc())
      .where(sql`action = 'session.start'`),
    index('audit_log_record').on(table.record_type, table.record_id, table.at.desc()),
  ],
);

/** Counters that never go back, such as the number of the next JD id. */
export const counters = pgTable(
  'counters',
  { name: text().primaryKey(), value: bigint({ mode: 'number' }).notNull().default(0) },
  (table) => [check('counters_value', sql`${table.value} >= 0`)],
);

/** Facts about this installation, such as whether the demo data is loaded. */
export const settings = pgTable('settings', {
  key: text().primaryKey(),
  value: jsonb().$type<unknown>().notNull(),
  updated_at: updatedAt(),
});

/** Answers of creates that carried an Idempotency-Key, so that the same call sent twice makes one. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    user_id: uuid()
      .notNull()
      .references(() => profiles.user_id),
    route: text().notNull(),
    key: text().notNull(),
    /** what was sent, sealed, and by which try; with its answer once the first call is done. Never null */
    response: jsonb().$type<unknown>(),
    created_at: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.user_id, table.route, table.key] }),
    index('idempotency_keys_age').on(table.created_at),
  ],
);

/** Calls of an AI provider: what for and what it took, never what was sent or answered. */
export const aiCalls = pgTable(
  'ai_calls',
  {
    id: id(),
    at: instant().notNull().defaultNow(),
    purpose: text().notNull(),
    /** the provider's model */
    engine: text().notNull(),
    outcome: text().notNull(),
    input_tokens: integer().notNull().default(0),
    output_tokens: integer().notNull().default(0),
    /** US dollars; null when nobody knows */
    cost_usd: doublePrecision(),
    duration_ms: integer().notNull(),
  },
  (table) => [
    check('ai_calls_purpose', oneOf(table.purpose, AI_PURPOSES)),
    check('ai_calls_outcome', oneOf(table.outcome, AI_OUTCOMES)),
    index('ai_calls_at').on(table.at.desc()),
    index('ai_calls_engine').on(table.engine, table.at.desc()),
  ],
);
