import type { z } from 'zod';
import { importMessages, sayPeriod } from '#contract/import-messages.ts';
import type { CandidateColumn, JobColumn } from '#contract/legacy-columns.ts';
import { messages } from '#contract/messages.ts';
import { unsaidPeriod } from './legacy-amounts.ts';
import { isShortened } from './legacy-values.ts';
import type { LegacyRow } from './read-csv.ts';

/** How a cell is to be written that cannot be read, by its column. */
const REMEDIES: Partial<Record<CandidateColumn | JobColumn | 'experience' | 'salary', string>> = {
  id: importMessages.legacy.id,
  experience_years: importMessages.legacy.years,
  relevant_experience_years: importMessages.legacy.years,
  experience: importMessages.legacy.years,
  current_ctc: importMessages.legacy.amount,
  expected_ctc: importMessages.legacy.amount,
  offer_ctc: importMessages.legacy.amount,
  salary: importMessages.legacy.amount,
  openings: importMessages.legacy.openings,
  days_to_join: importMessages.legacy.notice,
  offer_joining_date: importMessages.legacy.day,
  joining_date: importMessages.legacy.day,
  mode_of_work: importMessages.legacy.mode,
  domain_industry: importMessages.legacy.industry,
  status: importMessages.legacy.status,
  submission_type: importMessages.legacy.submission,
};
const remedyOf = (column: string) =>
  Object.entries(REMEDIES).find(([name]) => name === column)?.[1] ?? importMessages.legacy.unreadable;

/** What a row says, or what is wrong with it. */
export type Reader<T> = (row: LegacyRow) => { value: T; problem: null } | { value: null; problem: string };

/** By each column that is wrong what is to be done about it, in the order of the schema. */
export function checked<T>(
  schema: z.ZodType<T>,
  value: Record<string, unknown>,
  { row, labelOf }: { row: LegacyRow; labelOf: (column: string) => string },
): ReturnType<Reader<T>> {
  // What no schema has its own words for: nobody should read the checker's.
  const result = schema.safeParse(value, {
    error: (issue) =>
      // Too long a text has the contract's words.
      issue.code === 'too_big' && issue.origin === 'string' ? undefined : remedyOf(String(issue.path?.[0])),
  });
  if (result.success) return { value: result.data, problem: null };
  const problems = new Map<string, string>();
  for (const { path, message } of result.error.issues) {
    const column = String(path[0]);
    if (problems.has(column)) continue;
    const lacks = lackOf(column, value[column]);
    const said = lacks ?? causeOf(column, row) ?? saidOf(column, value[column], message);
    problems.set(column, `${labelOf(column)}${lacks === null ? ':' : ''} ${said}`);
  }
  return { value: null, problem: [...problems.values()].join('; ') };
}

const NEEDED = ['name', 'email', 'phone', 'title'];

/** What is told of a needed cell that is empty. */
function lackOf(column: string, value: unknown): string | null {
  if (column === 'experience_years' && value === null) return importMessages.legacy.experienceRequired;
  return value === '' && NEEDED.includes(column) ? importMessages.legacy.required : null;
}

const PAY = ['current_ctc', 'expected_ctc', 'offer_ctc'];
const SALARY = ['salary_range', 'ctc_min', 'ctc_max'];

/** Why a cell cannot be read, where its text tells: then the remedy is its own. */
function causeOf(column: string, row: LegacyRow): string | null {
  if (column === 'phone')
    return isShortened(row['phone'] ?? '') ? importMessages.legacy.phoneShortened : null;
  for (const name of column === 'salary' ? SALARY : PAY.filter((pay) => pay === column)) {
    const unsaid = unsaidPeriod(row[name] ?? null);
    if (unsaid) return sayPeriod(unsaid.written, unsaid.yearly);
  }
  return null;
}

function saidOf(column: string, value: unknown, message: string): string {
  if (Number.isNaN(value)) return remedyOf(column);
  // A short number is not a missing one.
  if (column === 'phone') return messages.candidate.phoneInvalid;
  if (message === messages.candidate.experienceWhole) return importMessages.legacy.years;
  return message;
}
