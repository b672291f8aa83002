import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import {
  VECTOR_PROBLEMS,
  VECTOR_RUN_KINDS,
  VECTOR_RUN_STATES,
  type VectorProblem,
  type VectorRunCounts,
} from '#contract/vectors.ts';
import { candidates } from './candidates.ts';
import { createdAt, id, instant, oneOf } from './columns.ts';
import { profiles } from './identity.ts';
import { jobs } from './jobs.ts';

/** Why a resume's or a job's vector could not be made; gone once it is. A code only: an error's words can quote a person. */
export const vectorFailures = pgTable(
  'vector_failures',
  {
    id: id(),
    candidate_id: uuid().references(() => candidates.id, { onDelete: 'cascade' }),
    job_id: uuid().references(() => jobs.id, { onDelete: 'cascade' }),
    problem: text().$type<VectorProblem>().notNull(),
    failed_at: instant().notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('vector_failures_candidate').on(table.candidate_id),
    uniqueIndex('vector_failures_job').on(table.job_id),
    check('vector_failures_problem', oneOf(table.problem, VECTOR_PROBLEMS)),
    check('vector_failures_one_record', sql`num_nonnulls(${table.candidate_id}, ${table.job_id}) = 1`),
  ],
);

/** What an error of a run speaks of; the record's name is looked up when it is read. */
export interface StoredRunError {
  record: 'candidate' | 'job';
  id: string;
  problem: VectorProblem;
}

/** Long work on many vectors, and how far it has come: the work goes on when whoever began it has gone. */
export const vectorRuns = pgTable(
  'vector_runs',
  {
    id: id(),
    kind: text().$type<(typeof VECTOR_RUN_KINDS)[number]>().notNull(),
    state: text().$type<(typeof VECTOR_RUN_STATES)[number]>().notNull().default('running'),
    /** which of its kind's steps it is at, and the last record that was done in it */
    step: integer().notNull().default(0),
    cursor: uuid(),
    total: integer().notNull().default(0),
    done: integer().notNull().default(0),
    counts: jsonb().$type<VectorRunCounts>().notNull(),
    errors: jsonb().$type<StoredRunError[]>().notNull().default([]),
    /** null for a run that the program began, after a change of engine */
    started_by: uuid().references(() => profiles.user_id),
    created_at: createdAt(),
    finished_at: instant(),
  },
  (table) => [
    check('vector_runs_kind', oneOf(table.kind, VECTOR_RUN_KINDS)),
    check('vector_runs_state', oneOf(table.state, VECTOR_RUN_STATES)),
    // Who asks for what runs already joins it.
    uniqueIndex('vector_runs_running')
      .on(table.kind)
      .where(sql`state = 'running'`),
    index('vector_runs_newest').on(table.kind, table.created_at.desc()),
  ],
);
