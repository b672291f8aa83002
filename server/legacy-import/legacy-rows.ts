import { z } from 'zod';
import { candidateSubmitSchema } from '#contract/candidates.ts';
import { parseExperienceRequired } from '#contract/experience.ts';
import { skillListSchema } from '#contract/fields.ts';
import { jobStatusSchema } from '#contract/job-status.ts';
import { limits } from '#contract/limits.ts';
import { messages } from '#contract/messages.ts';
import { lakhsToRupees, parseSalaryRange } from '#contract/money.ts';
import { cleanList } from '#contract/text.ts';

/** A row of an old table by its columns' names, in lower case. */
export type LegacyRow = Record<string, string>;

const blank = (row: LegacyRow, name: string) => row[name]?.trim() || null;

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

const { shape } = candidateSubmitSchema;
/** As Add takes it, but old people need no skills, and may have a joining date in the past. */
const candidateSchema = z.object({
  id: z.uuid().optional(),
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
  joining_date: shape.joining_date,
  recommendation_reason: shape.recommendation_reason,
  remarks: shape.remarks,
  resume_summary: shape.resume_summary,
});

/** A row as a candidate, or what is wrong with it. */
export function readCandidate(row: LegacyRow) {
  const offer_ctc = rupeesOf(blank(row, 'offer_ctc'));
  const reason = blank(row, 'recommendation_reason');
  return checked(candidateSchema, {
    id: blank(row, 'id') ?? undefined,
    name: row['name'] ?? '',
    email: row['email'] ?? '',
    phone: row['phone'] ?? '',
    current_city: blank(row, 'current_city'),
    current_position: blank(row, 'current_position'),
    current_company: blank(row, 'current_company'),
    preferred_location: blank(row, 'preferred_location'),
    experience_years: numberOf(blank(row, 'experience_years')) ?? 0,
    relevant_experience_years: numberOf(blank(row, 'relevant_experience_years')),
    skills: listOf(blank(row, 'skills')),
    current_ctc: rupeesOf(blank(row, 'current_ctc')),
    expected_ctc: rupeesOf(blank(row, 'expected_ctc')),
    // An offer without its amount is none that could be stored.
    offer_in_hand: isTrue(blank(row, 'offer_in_hand')) && offer_ctc !== null,
    offer_ctc: isTrue(blank(row, 'offer_in_hand')) ? offer_ctc : null,
    joining_date: dayOf(blank(row, 'joining_date')),
    recommendation_reason:
      reason !== null && reason.length >= limits.recommendation.min ? reason : RECOMMENDATION,
    remarks: blank(row, 'remarks'),
    resume_summary: blank(row, 'resume_summary'),
  });
}

const bounds = z.object({ min: z.number().nullable(), max: z.number().nullable() });
const jobSchema = z.object({
  id: z.uuid().optional(),
  title: z.string().trim().min(1, messages.job.titleRequired).max(limits.job.title.max),
  summary: z.string().max(limits.job.summary.max),
  description: z.string().max(limits.job.description.max),
  requirements: z.string().max(limits.job.requirements.max),
  locations: z.array(z.string().max(limits.shortText.max)).max(limits.job.locations.max),
  experience: bounds.nullable().refine((value) => value !== null, messages.job.experienceForm),
  salary: bounds.nullable().refine((value) => value !== null, messages.job.salaryForm),
  skills: skillListSchema(3 * limits.job.skillsPerTier),
  status: jobStatusSchema,
  department: z.string().max(limits.shortText.max).nullable(),
});

/** A row as a job, or what is wrong with it. */
export function readJob(row: LegacyRow) {
  return checked(jobSchema, {
    id: blank(row, 'id') ?? undefined,
    title: row['title'] ?? '',
    summary: row['summary'] ?? '',
    description: row['description'] ?? '',
    requirements: row['requirements'] ?? '',
    locations: listOf(blank(row, 'location')),
    experience: parseExperienceRequired(row['experience_required'] ?? ''),
    salary: parseSalaryRange(row['salary_range'] ?? ''),
    skills: listOf(blank(row, 'skills_required')),
    status: blank(row, 'status') ?? 'draft',
    department: blank(row, 'department'),
  });
}

function checked<T>(
  schema: z.ZodType<T>,
  value: unknown,
): { value: T; problem: null } | { value: null; problem: string } {
  const result = schema.safeParse(value);
  if (result.success) return { value: result.data, problem: null };
  const problem = result.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; ');
  return { value: null, problem };
}
