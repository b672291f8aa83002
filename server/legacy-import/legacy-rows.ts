import { z } from 'zod';
import type { Bounds } from '#contract/bounds.ts';
import { candidateSubmitSchema } from '#contract/candidates.ts';
import { parseExperienceRequired } from '#contract/experience.ts';
import { skillListSchema } from '#contract/fields.ts';
import { legacyLabel } from '#contract/legacy-columns.ts';
import type { CandidateColumn, JobColumn } from '#contract/legacy-tables.ts';
import { jobStatusSchema } from '#contract/job-status.ts';
import { importMessages } from '#contract/import-messages.ts';
import { limits } from '#contract/limits.ts';
import { messages } from '#contract/messages.ts';
import { lakhsToRupees } from '#contract/money.ts';
import { industrySchema, submissionTypeSchema, workModeSchema } from '#contract/options.ts';
import { type Instants, pastInstant } from './legacy-instants.ts';
import { payOf, rupeesOf, salaryOf } from './legacy-amounts.ts';
import { channelOfRow, sourceOfRow } from './legacy-channels.ts';
import { emailOfRow, nameOfRow, phoneOfRow } from './legacy-contact.ts';
import { dayText } from './legacy-days.ts';
import { whenTheyCome } from './legacy-joining.ts';
import { cityName, placeNames, skillNames } from './legacy-names.ts';
import { checked, type Part, type Reader } from './legacy-remedies.ts';
import { completedYears, isNotice, yearsOf } from './legacy-periods.ts';
import { boundsOf, industryOf, isTrue, listOf, statusOf } from './legacy-values.ts';

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
      found_through: shape.found_through,
      referred_by: shape.referred_by,
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
export type OldPerson = z.output<ReturnType<typeof candidateSchema>>;

/** What is kept in the place of a cell that cannot be read, of all that a person can be without. */
const BLANKS: Partial<Record<keyof OldPerson, Partial<Record<keyof OldPerson, unknown>>>> = {
  id: { id: undefined },
  current_city: { current_city: null },
  current_position: { current_position: null },
  current_company: { current_company: null },
  preferred_location: { preferred_location: null },
  relevant_experience_years: { relevant_experience_years: null },
  skills: { skills: [] },
  current_ctc: { current_ctc: null },
  expected_ctc: { expected_ctc: null },
  offer_ctc: { offer_in_hand: false, offer_ctc: null, offer_joining_date: null },
  offer_joining_date: { offer_joining_date: null },
  joining_date: { joining_date: null },
  days_to_join: { days_to_join: null },
  recommendation_reason: { recommendation_reason: RECOMMENDATION },
  remarks: { remarks: null },
  referred_by: { referred_by: null },
  resume_summary: { resume_summary: null },
  company_name: { company_name: null },
  created_at: { created_at: null },
};

/** What is kept of a text that is too long. */
const BEGINNING: Part = {
  fit: (text) => String(text).slice(0, limits.remarks.max).trimEnd(),
  message: importMessages.legacy.tooLong,
};

const fittingSkills = (skills: readonly string[]) =>
  skills.filter(({ length }) => length <= limits.skills.nameLength).slice(0, limits.skills.max);
const skillsOf = (value: unknown) => z.array(z.string()).parse(value);

/** Of what a part is kept where the whole does not fit. */
const PARTS: Partial<Record<keyof OldPerson, Part>> = {
  remarks: BEGINNING,
  resume_summary: BEGINNING,
  skills: {
    fit: (value) => fittingSkills(skillsOf(value)),
    rest: (value) => {
      const kept = fittingSkills(skillsOf(value));
      return skillsOf(value)
        .filter((skill) => !kept.includes(skill))
        .join(', ');
    },
    message: importMessages.legacy.skillsLeftOut,
  },
};

/** Reads rows as candidates, or tells what is wrong with each. */
export function candidateReader(instants: Instants): Reader<OldPerson> {
  const schema = candidateSchema(instants);
  const today = instants.today();
  return (row) => {
    const of = (name: CandidateColumn) => row[name]?.trim() || null;
    const offer_ctc = rupeesOf(of('offer_ctc'));
    const reason = of('recommendation_reason');
    const isOfVendors = row['submission_type'] !== undefined;
    const person = {
      id: of('id') ?? undefined,
      name: nameOfRow(row),
      email: emailOfRow(row),
      phone: phoneOfRow(row),
      current_city: cityName(of('current_city')),
      current_position: of('current_position'),
      // A company that no vendor is told of is the person's own.
      current_company: of('current_company') ?? (isOfVendors ? null : of('company_name')),
      preferred_location: placeNames(of('preferred_location')),
      experience_years: completedYears(of('experience_years')),
      relevant_experience_years: completedYears(of('relevant_experience_years')),
      skills: skillNames(of('skills')),
      current_ctc: payOf(of('current_ctc')),
      expected_ctc: payOf(of('expected_ctc')),
      // An offer without its amount is none that could be stored.
      offer_in_hand: isTrue(of('offer_in_hand')) && offer_ctc !== null,
      offer_ctc: isTrue(of('offer_in_hand')) ? offer_ctc : null,
      offer_joining_date: dayText(of('offer_joining_date')),
      ...whenTheyCome(row, today),
      recommendation_reason:
        reason !== null && reason.length >= limits.recommendation.min ? reason : RECOMMENDATION,
      remarks: of('remarks'),
      ...channelOfRow(row),
      // Of a whole resume only so much is kept; its file can be given to the person afterwards.
      resume_summary: of('resume_summary') ?? of('resume_text')?.slice(0, limits.remarks.max) ?? null,
      ...sourceOfRow(row),
      created_at: of('created_at'),
    };
    return checked(schema, person, {
      row,
      labelOf: (column) => legacyLabel('candidates', column),
      blanks: BLANKS,
      parts: PARTS,
    });
  };
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
    openings: z.int().min(limits.job.openings.min).max(limits.job.openings.max).nullable(),
    created_at: pastInstant(instants),
    published_at: pastInstant(instants),
  });
/** A job of a former system; amounts in whole rupees. */
export type OldJob = z.output<ReturnType<typeof jobSchema>>;

/** How many people are wanted: "3", "3 nos" or "5+"; null for none or nothing, not a number for what is none. */
function openingsOf(cell: string | null): number | null {
  if (cell === null) return null;
  const count = Number.parseInt(cell, 10);
  return count === 0 ? null : count;
}

/** The columns by which what is made of several of them is called. */
const LABELLED: Partial<Record<string, JobColumn>> = {
  locations: 'location',
  experience: 'experience_required',
  salary: 'salary_range',
  skills: 'skills_required',
};

/** Reads rows as jobs, or tells what is wrong with each. */
export function jobReader(instants: Instants): Reader<OldJob> {
  const schema = jobSchema(instants);
  return (row) => {
    const of = (name: JobColumn) => row[name]?.trim() || null;
    const job = {
      id: of('id') ?? undefined,
      title: row['title'] ?? '',
      summary: row['summary'] ?? '',
      description: row['description'] ?? '',
      requirements: row['requirements'] ?? '',
      locations: listOf(of('location')),
      experience: boundsOf(parseExperienceRequired(row['experience_required'] ?? ''), {
        min: yearsOf(of('experience_min')),
        max: yearsOf(of('experience_max')),
      }),
      salary: boundsOf(salaryOf(of('salary_range')), {
        min: rupeesOf(of('ctc_min')),
        max: rupeesOf(of('ctc_max')),
      }),
      skills: listOf(of('skills_required')),
      mode_of_work: of('mode_of_work')?.toLowerCase() ?? null,
      domain_industry: industryOf(of('domain_industry')),
      // The former system kept a job's joining date under the name of its notice period; a true one is not a job's.
      joining_date: dayText(
        of('joining_date') ?? (isNotice(of('notice_period')) ? null : of('notice_period')),
      ),
      status: statusOf(of('status')) ?? 'draft',
      department: of('department'),
      openings: openingsOf(of('openings')),
      created_at: of('created_at'),
      published_at: of('published_at'),
    };
    return checked(schema, job, {
      row,
      labelOf: (column) => legacyLabel('jobs', LABELLED[column] ?? column),
    });
  };
}
