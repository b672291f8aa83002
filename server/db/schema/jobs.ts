import { sql } from 'drizzle-orm';
import { check, date, index, integer, pgTable, text, uuid, vector } from 'drizzle-orm/pg-core';
import { JOB_STATUSES } from '#contract/job-status.ts';
import { limits } from '#contract/limits.ts';
import { lakhsToRupees } from '#contract/money.ts';
import { INDUSTRIES, WORK_MODES } from '#contract/options.ts';
import { createdAt, id, instant, oneOf, rupees, textList, updatedAt, version, within } from './columns.ts';
import { alphabetical, folded, inChargeOrCreator } from './expressions.ts';
import { profiles } from './identity.ts';

const { experienceYears } = limits;
const { openings } = limits.job;
const maxCtc = lakhsToRupees(limits.ctcLakhs.max);

export const jobs = pgTable(
  'jobs',
  {
    id: id(),
    jd_id: text().notNull().unique(),
    title: text().notNull(),
    summary: text().notNull(),
    description: text().notNull(),
    requirements: text().notNull(),
    locations: textList(),
    /** the cities joined, as the specification's `location`; kept by a trigger for search */
    location: text().notNull().default(''),
    experience_min: integer(),
    experience_max: integer(),
    ctc_min: rupees(),
    ctc_max: rupees(),
    primary_skills: textList(),
    secondary_skills: textList(),
    additional_skills: textList(),
    mode_of_work: text(),
    domain_industry: text(),
    joining_date: date({ mode: 'string' }),
    department: text(),
    /** how many people are wanted; null while nobody has said so */
    openings: integer(),
    status: text().notNull().default('draft'),
    created_by: uuid().references(() => profiles.user_id),
    /** who was put in charge of the job; null while its creator is */
    in_charge: uuid().references(() => profiles.user_id, { onDelete: 'set null' }),
    created_at: createdAt(),
    updated_at: updatedAt(),
    published_at: instant(),
    version: version(),
    /** what a job is found by: its title, cities, JD id, and the skills that it asks for */
    search_text: text().generatedAlwaysAs(
      sql`lower(title || ' ' || location || ' ' || jd_id || ' ' || words_of(primary_skills) || ' ' || words_of(secondary_skills))`,
    ),
  },
  (table) => [
    check('jobs_status', oneOf(table.status, JOB_STATUSES)),
    check('jobs_mode_of_work', oneOf(table.mode_of_work, WORK_MODES)),
    check('jobs_domain_industry', oneOf(table.domain_industry, INDUSTRIES)),
    check('jobs_experience_min', within(table.experience_min, experienceYears.min, experienceYears.max)),
    check('jobs_experience_max', within(table.experience_max, experienceYears.min, experienceYears.max)),
    check('jobs_experience_order', sql`${table.experience_min} <= ${table.experience_max}`),
    check('jobs_openings', within(table.openings, openings.min, openings.max)),
    check('jobs_ctc_min', within(table.ctc_min, 0, maxCtc)),
    check('jobs_ctc_max', within(table.ctc_max, 0, maxCtc)),
    check('jobs_ctc_order', sql`${table.ctc_min} <= ${table.ctc_max}`),
    index('jobs_newest').on(table.created_at.desc(), table.id.desc()),
    index('jobs_by_status').on(table.status, table.created_at.desc(), table.id.desc()),
    index('jobs_by_title').on(alphabetical(table.title), table.id),
    index('jobs_by_department').on(folded(table.department), table.created_at.desc(), table.id.desc()),
    index('jobs_created_by').on(table.created_by),
    index('jobs_in_charge').on(inChargeOrCreator(table)),
    index('jobs_search').using('gin', table.search_text.op('gin_trgm_ops')),
  ],
);

/** The specification's `description_vector`, beside what made it; vectors of different engines are never compared. */
export const jobVectors = pgTable('job_vectors', {
  job_id: uuid()
    .primaryKey()
    .references(() => jobs.id, { onDelete: 'cascade' }),
  engine: text().notNull(),
  engine_version: integer().notNull(),
  content_hash: text().notNull(),
  description_vector: vector({ dimensions: limits.vectorLength }).notNull(),
  created_at: createdAt(),
});
