import { z } from 'zod';
import { candidateSubmitSchema } from '#contract/candidates.ts';
import { parseExperienceRequired } from '#contract/experience.ts';
import { skillListSchema } from '#contract/fields.ts';
import type { LegacyKind } from '#contract/legacy-import.ts';
import { jobStatusSchema } from '#contract/job-status.ts';
import { limits } from '#contract/limits.ts';
import { messages } from '#contract/messages.ts';
import { lakhsToRupees, parseSalaryRange } from '#contract/money.ts';
import { INDUSTRIES, industrySchema, submissionTypeSchema, workModeSchema } from '#contract/options.ts';
import { cleanList } from '#contract/text.ts';
import { type Instants, pastInstant } from './legacy-instants.ts';
import type { LegacyRow } from './read-csv.ts';

/** Old lists stand as text: "a, b", "a; b", "a|b", or as a database writes them, {"a","b"} or ["a","b"]. */
function listOf(text: string | null): string[] {
  const inside = (text ?? '').replace(/^[[{]|[\]}]$/g, '');
  return cleanList(inside.split(/[,;|]/).map((part) => part.trim().replace(/^"|"$/g, '')));
}

/** Of old amounts nobody knows the unit: up to 2,000 they are lakhs, above whole rupees. Nothing else here guesses. */
function rupeesOf(text: string | null): number | null {
  if (text === null) return null;
  const amount = Number(text.replaceAll(/[₹,\s]/g, ''));
  return amount <= limits.ctcLakhs.max ? lakhsToRupees(amount) : Math.round(amount);
}

const numberOf = (text: string | null) => (text === null ? null : Number(text));
const dayOf = (text: string | null) => text?.slice(0, 10) ?? null;
const isTrue = (text: string | null) => /^(true|t|yes|y|1)$/i.test(text ?? '');

/** What a person is given who was never recommended in words. */
const RECOMMENDATION = 'Imported from the former system.';

const id = z
  .uuid()
  .transform((text) => text.toLowerCase())
  .optional();

const { shape } = candidateSubmitSchema;
/** As Add takes it, but old people need no skills, and may have a joining date in the past. */
const candidateSchema = (instants: Instants) =>
  z
    .object({
      id,
      name: shape.name,
      email: shape.email,
      phone: shape.phone,
      current_city: shape.current_city,
      current_position: shape.current_position,
      current_company: shape.current_company,
      preferred_location: shape.preferred_location,
      experience_years: shape.experience_years,
      relevant_experience_years: shape.relevant_experience_years,
      skills: skillListSchema(),
      current_ctc: shape.current_ctc,
      expected_ctc: shape.expected_ctc,
      offer_in_hand: shape.offer_in_hand,
      offer_ctc: shape.offer_ctc,
      offer_joining_date: shape.offer_joining_date,
      joining_date: shape.joining_date,
      days_to_join: z.int32().nullable(),
      recommendation_reason: shape.recommendation_reason,
      remarks: shape.remarks,
      resume_summary: shape.resume_summary,
      submission_type: submissionTypeSchema,
      company_name: shape.current_company,
      created_at: pastInstant(instants),
    })
    .refine(
      ({ experience_years, relevant_experience_years }) =>
        (relevant_experience_years ?? 0) <= experience_years,
      { path: ['relevant_experience_years'], message: messages.candidate.relevantAboveTotal },
    );
/** A person of a former system; amounts in whole rupees. */
type OldPerson = z.output<ReturnType<typeof candidateSchema>>;

/** The columns of an old table of people that are taken over. */
const CANDIDATE_COLUMNS = [
  'id',
  'name',
  'email',
  'phone',
  'current_city',
  'current_position',
  'current_company',
  'preferred_location',
  'experience_years',
  'relevant_experience_years',
  'skills',
  'current_ctc',
  'expected_ctc',
  'offer_in_hand',
  'offer_ctc',
  'offer_joining_date',
  'joining_date',
  'days_to_join',
  'recommendation_reason',
  'remarks',
  'resume_summary',
  'submission_type',
  'company_name',
  'created_at',
] as const;

/** Reads rows as candidates, or tells what is wrong with each. */
export function candidateReader(instants: Instants): Reader<OldPerson> {
  const schema = candidateSchema(instants);
  return (row) => {
    const of = (name: (typeof CANDIDATE_COLUMNS)[number]) => row[name]?.trim() || null;
    const offer_ctc = rupeesOf(of('offer_ctc'));
    const reason = of('recommendation_reason');
    const submission_type = of('submission_type')?.toLowerCase() ?? 'internal';
    return checked(schema, {
      id: of('id') ?? undefined,
      name: of('name') ?? '',
      email: of('email') ?? '',
      phone: of('phone') ?? '',
      current_city: of('current_city'),
      current_position: of('current_position'),
      current_company: of('current_company'),
      preferred_location: of('preferred_location'),
      experience_years: numberOf(of('experience_years')) ?? 0,
      relevant_experience_years: numberOf(of('relevant_experience_years')),
      skills: listOf(of('skills')),
      current_ctc: rupeesOf(of('current_ctc')),
      expected_ctc: rupeesOf(of('expected_ctc')),
      // An offer without its amount is none that could be stored.
      offer_in_hand: isTrue(of('offer_in_hand')) && offer_ctc !== null,
      offer_ctc: isTrue(of('offer_in_hand')) ? offer_ctc : null,
      offer_joining_date: dayOf(of('offer_joining_date')),
      joining_date: dayOf(of('joining_date')),
      days_to_join: numberOf(of('days_to_join')),
      recommendation_reason:
        reason !== null && reason.length >= limits.recommendation.min ? reason : RECOMMENDATION,
      remarks: of('remarks'),
      resume_summary: of('resume_summary'),
      submission_type,
      // Only a vendor's people are of a company.
      company_name: submission_type === 'vendor' ? of('company_name') : null,
      created_at: of('created_at'),
    });
  };
}

interface Bounds {
  min: number | null;
  max: number | null;
}

const bounds = z.object({ min: z.number().nullable(), max: z.number().nullable() });
const within = (most: number) => (value: Bounds | null) =>
  value !== null &&
  (value.min ?? 0) <= (value.max ?? most) &&
  [value.min, value.max].every((each) => each === null || (each >= 0 && each <= most));

const jobSchema = (instants: Instants) =>
  z.object({
    id,
    title: z.string().trim().min(1, messages.job.titleRequired).max(limits.job.title.max),
    summary: z.string().max(limits.job.summary.max),
    description: z.string().max(limits.job.description.max),
    requirements: z.string().max(limits.job.requirements.max),
    locations: z.array(z.string().max(limits.shortText.max)).max(limits.job.locations.max),
    experience: bounds.nullable().refine(within(limits.experienceYears.max), messages.job.experienceForm),
    salary: bounds.nullable().refine(within(lakhsToRupees(limits.ctcLakhs.max)), messages.job.salaryForm),
    skills: skillListSchema(3 * limits.job.skillsPerTier),
    mode_of_work: workModeSchema.nullable(),
    domain_industry: industrySchema.nullable(),
    joining_date: shape.joining_date,
    status: jobStatusSchema,
    department: z.string().max(limits.shortText.max).nullable(),
    created_at: pastInstant(instants),
    published_at: pastInstant(instants),
  });
/** A job of a former system; amounts in whole rupees. */
type OldJob = z.output<ReturnType<typeof jobSchema>>;

/** The columns of an old table of jobs that are taken over. */
const JOB_COLUMNS = [
  'id',
  'title',
  'summary',
  'description',
  'requirements',
  'location',
  'experience_required',
  'experience_min',
  'experience_max',
  'salary_range',
  'ctc_min',
  'ctc_max',
  'skills_required',
  'mode_of_work',
  'domain_industry',
  'joining_date',
  'notice_period',
  'status',
  'department',
  'created_at',
  'published_at',
] as const;

/** Reads rows as jobs, or tells what is wrong with each. */
export function jobReader(instants: Instants): Reader<OldJob> {
  const schema = jobSchema(instants);
  return (row) => {
    const of = (name: (typeof JOB_COLUMNS)[number]) => row[name]?.trim() || null;
    return checked(schema, {
      id: of('id') ?? undefined,
      title: row['title'] ?? '',
      summary: row['summary'] ?? '',
      description: row['description'] ?? '',
      requirements: row['requirements'] ?? '',
      locations: listOf(of('location')),
      experience: boundsOf(parseExperienceRequired(row['experience_required'] ?? ''), {
        min: numberOf(of('experience_min')),
        max: numberOf(of('experience_max')),
      }),
      salary: boundsOf(guessed(parseSalaryRange(row['salary_range'] ?? '')), {
        min: rupeesOf(of('ctc_min')),
        max: rupeesOf(of('ctc_max')),
      }),
      skills: listOf(of('skills_required')),
      mode_of_work: of('mode_of_work')?.toLowerCase() ?? null,
      domain_industry: industryOf(of('domain_industry')),
      // The former system kept a job's joining date under the name of its notice period.
      joining_date: dayOf(of('joining_date') ?? of('notice_period')),
      status: of('status') ?? 'draft',
      department: of('department'),
      created_at: of('created_at'),
      published_at: of('published_at'),
    });
  };
}

/** The columns of an old table of a kind that are taken over. */
export const LEGACY_COLUMN_NAMES: Record<LegacyKind, readonly string[]> = {
  candidates: CANDIDATE_COLUMNS,
  jobs: JOB_COLUMNS,
};

/** What the text says; where it says nothing, what stands in the two columns. */
function boundsOf(ofText: Bounds | null, ofColumns: Bounds): Bounds | null {
  return ofText !== null && ofText.min === null && ofText.max === null ? ofColumns : ofText;
}

/** An old salary range that is beyond all lakhs was written in rupees, which were read as lakhs. */
function guessed(salary: Bounds | null): Bounds | null {
  const most = lakhsToRupees(limits.ctcLakhs.max);
  const inRupees = (amount: number | null) =>
    amount !== null && amount > most ? Math.round(amount / lakhsToRupees(1)) : amount;
  if (salary === null || [salary.min, salary.max].some((amount) => amount === Infinity)) return null;
  return { min: inRupees(salary.min), max: inRupees(salary.max) };
}

/** An industry as the product writes it, when only capitals differ. */
function industryOf(text: string | null): string | null {
  return INDUSTRIES.find((each) => each.toLowerCase() === text?.toLowerCase()) ?? text;
}

/** What a row says, or what is wrong with it. */
type Reader<T> = (row: LegacyRow) => { value: T; problem: null } | { value: null; problem: string };

function checked<T>(schema: z.ZodType<T>, value: unknown): ReturnType<Reader<T>> {
  const result = schema.safeParse(value);
  if (result.success) return { value: result.data, problem: null };
  const problem = result.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; ');
  return { value: null, problem };
}
