import { z } from 'zod';
import { candidateStatusSchema } from './candidate-status.ts';
import { CHANNEL_WORDS } from './channels.ts';
import {
  daySchema,
  pageQuery,
  personFilterSchema,
  rupeesSchema,
  writtenLines,
  writtenText,
} from './fields.ts';
import { limits } from './limits.ts';
import { DECIDERS, LOST_WORDS } from './lost-reasons.ts';
import { submissionTypeSchema } from './options.ts';
import { FUNNEL_STAGES, TIME_TO_HIRE_WORDS } from './reached.ts';
import { WAITING_WORDS } from './waiting.ts';

/** When somebody can join: at once (or the day has passed), within so many days, or nobody knows. */
export const JOINING_FILTERS = ['immediate', '15', '30', '60', '90', 'unknown'] as const;
export type JoiningFilter = (typeof JOINING_FILTERS)[number];

/** When somebody was added: today, or within so many calendar days, today among them. */
export const ADDED_WORDS = ['today', '7', '30', '90'] as const;
export type AddedWord = (typeof ADDED_WORDS)[number];

/** In the place of a department: of none. */
export const NO_DEPARTMENT = '-';

/** Several values in one parameter of an address: separated by commas, a comma of a value behind a backslash. */
export function writeList(values: readonly string[]): string {
  return values.map((value) => value.replaceAll(/[\\,]/g, String.raw`\$&`)).join(',');
}

/** The values that `writeList` wrote, trimmed and without blanks. */
export function readList(text: string): string[] {
  const values = text.match(/(?:\\.|[^\\,])+/gs) ?? [];
  return values.map((value) => value.replaceAll(/\\(.)/gs, '$1').trim()).filter(Boolean);
}

const MOST_VALUES = 30;
const listOf = <T extends z.ZodType<unknown, string>>(value: T) =>
  z.string().max(2000).default('').transform(readList).pipe(z.array(value).max(MOST_VALUES));

const years = z.coerce.number().int().min(limits.experienceYears.min).max(limits.experienceYears.max);
const rupees = z.coerce.number().pipe(rupeesSchema);

/** What narrows the list down; each of them must hold. */
export const candidateFilters = {
  search: pageQuery.search,
  /** without regard to case, each under its other names too, as matching knows them */
  skills: listOf(z.string().max(limits.skills.nameLength)),
  skills_match: z.enum(['all', 'any']).default('all'),
  /** current city, any of them, under their other names too */
  cities: listOf(z.string().max(limits.shortText.max)),
  /** words, all of which occur in the current company or position, whatever their case */
  employment: pageQuery.search,
  /**
   * what the newest resume says: words, phrases, AND, OR and NOT, as `readResumeQuery` reads them; what `resumeQueryProblem`
   * finds wrong is refused
   */
  resume: writtenLines().max(limits.resumeQuery.max).default(''),
  experience_min: years.optional(),
  experience_max: years.optional(),
  /** expected, in whole rupees a year */
  ctc_min: rupees.optional(),
  ctc_max: rupees.optional(),
  joining: z.enum(JOINING_FILTERS).optional(),
  /** when the person was added, in calendar days of the installation */
  added: z.enum(ADDED_WORDS).optional(),
  /** any of the channels through which people were found, or of our own people's candidates those of whom none was said */
  found_through: listOf(z.enum(CHANNEL_WORDS)),
  /** any of them, in any job; in the job that is asked for when there is one */
  status: listOf(candidateStatusSchema),
  /**
   * calendar days, more than so many, since the status last changed in a job where something is still to be decided: the
   * one that is asked for, when there is one
   */
  waiting_over: z.enum(WAITING_WORDS).optional(),
  /**
   * that stage or a later one, in any job, as the executive dashboard counts it
   */
  reached: z.enum(FUNNEL_STAGES).optional(),
  /** first and last day, both within, on which it was reached first */
  reached_from: daySchema.optional(),
  reached_to: daySchema.optional(),
  /** calendar days from coming into the job to joining, of those who joined */
  time_to_hire: z.enum(TIME_TO_HIRE_WORDS).optional(),
  /** lost in a job now, for that main reason, as the executive dashboard counts it */
  lost_reason: z.enum(LOST_WORDS).optional(),
  /** of those the ones whom we, or who themselves, decided against */
  lost_by: z.enum(DECIDERS).optional(),
  /** first and last day, both within, on which they came to be so */
  lost_from: daySchema.optional(),
  lost_to: daySchema.optional(),
  /**
   * who put the person into a job, or nobody when that is not known; passed over for whoever may not read the ledger. With
   * a stage that was reached, of that very job
   */
  recruiter: personFilterSchema,
  /** who brought the person; into the very job that is meant, where one is asked about (`asksAssignment`) */
  source: submissionTypeSchema.optional(),
  /** the vendor company that brought the person; passed over for whoever may not read the ledger */
  company: writtenText().max(limits.shortText.max).default(''),
  job_id: z.uuid().optional(),
  /** of the job, however it is typed, or `NO_DEPARTMENT`; of that very job that other filters ask about */
  department: writtenText().min(1).max(limits.shortText.max).optional(),
};

interface AssignmentFilter {
  status?: string | readonly string[] | undefined;
  job_id?: string | undefined;
  reached?: string | undefined;
  time_to_hire?: string | undefined;
  waiting_over?: string | undefined;
  lost_reason?: string | undefined;
  recruiter?: string | undefined;
  department?: string | undefined;
}

/**
 * Whether people come into the list by what became of them in a job. Source and company are then of who brought them into
 * that job, as the executive dashboard counts; without it of whom the person is.
 */
export function asksAssignment(filter: AssignmentFilter): boolean {
  const {
    status = '',
    job_id,
    reached,
    time_to_hire,
    waiting_over,
    lost_reason,
    recruiter,
    department,
  } = filter;
  return (
    status.length > 0 ||
    [job_id, reached, time_to_hire, waiting_over, lost_reason, recruiter, department].some(
      (asked) => asked !== undefined,
    )
  );
}
