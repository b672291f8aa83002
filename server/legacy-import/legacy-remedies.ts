import type { z } from 'zod';
import { importMessages, sayPeriod } from '#contract/import-messages.ts';
import type { CandidateColumn, JobColumn } from '#contract/legacy-tables.ts';
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

/** A cell that cannot be read, or of which only a part fits: what stood in it, and how it is to be written. */
export interface Unread {
  column: string;
  written: string;
  message: string;
  /** what fits of it is taken over */
  partly: boolean;
}

/** What a row says, with the cells that stay blank, or what is wrong with it. */
export type Reader<T> = (
  row: LegacyRow,
) => { value: T; problem: null; unread: readonly Unread[] } | { value: null; problem: string; unread: [] };

/** Keeps what fits of a value that does not as a whole. */
export interface Part {
  fit: (value: unknown) => unknown;
  /** what does not fit, where it is not the whole cell */
  rest?: (value: unknown) => string;
  message: string;
}

interface Checks {
  row: LegacyRow;
  labelOf: (column: string) => string;
  /** by each column that nobody needs, what is kept in its place where its cell cannot be read */
  blanks?: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  /** by each column of which a part can be kept: that part, the text by which it is told, and what is told */
  parts?: Readonly<Record<string, Part>>;
}

/**
 * What a row says; a cell that cannot be read stays blank where it may. Else by each column that is wrong what is to be
 * done about it, in the order of the schema: then also of what could stay blank, so that a row is corrected once.
 */
export function checked<T>(
  schema: z.ZodType<T>,
  value: Record<string, unknown>,
  checks: Checks,
  unread: readonly Unread[] = [],
): ReturnType<Reader<T>> {
  // What no schema has its own words for: nobody should read the checker's.
  const result = schema.safeParse(value, {
    error: (issue) =>
      // Too long a text has the contract's words.
      issue.code === 'too_big' && issue.origin === 'string' ? undefined : remedyOf(String(issue.path?.[0])),
  });
  if (result.success) return { value: result.data, problem: null, unread };
  const { row, labelOf, blanks = {}, parts = {} } = checks;
  const wrong = new Map<string, string>();
  for (const { path, message } of result.error.issues) {
    const column = String(path[0]);
    if (!wrong.has(column)) wrong.set(column, message);
  }
  const isBlanked = (column: string) => column in blanks;
  if (![...wrong.keys()].every(isBlanked)) {
    const problems = [...wrong].map(([column, message]) =>
      problemOf(column, value[column], {
        message: parts[column]?.message ?? message,
        row,
        label: labelOf(column),
      }),
    );
    return { value: null, problem: problems.join('; '), unread: [] };
  }
  const blanked = [...wrong].map(([column, message]) => ({
    column,
    written: shortened(parts[column]?.rest?.(value[column]) ?? cellOf(column, row, value[column])),
    message: parts[column]?.message ?? causeOf(column, row) ?? saidOf(column, value[column], message),
    partly: column in parts,
  }));
  const kept = ({ column }: Unread) =>
    parts[column] ? { [column]: parts[column].fit(value[column]) } : blanks[column];
  const rest = Object.assign({}, value, ...blanked.map(kept));
  return checked(schema, rest, { row, labelOf, blanks: without(blanks, wrong) }, [...unread, ...blanked]);
}

/** What may still be left blank: what was is not looked at again. */
const without = (blanks: NonNullable<Checks['blanks']>, wrong: ReadonlyMap<string, string>) =>
  Object.fromEntries(Object.entries(blanks).filter(([column]) => !wrong.has(column)));

function problemOf(
  column: string,
  value: unknown,
  { message, row, label }: { message: string; row: LegacyRow; label: string },
): string {
  const lacks = lackOf(column, value);
  if (lacks !== null) return `${label} ${lacks}`;
  const said = causeOf(column, row) ?? saidOf(column, value, message);
  const cell = cellOf(column, row);
  // Some words name it themselves.
  return cell === '' || said.includes(cell) ? `${label}: ${said}` : `${label} “${cell}”: ${said}`;
}

/** Characters that are quoted of a cell. */
const QUOTED = 60;
/** The columns that hold what is read out of several. */
const CELLS: Readonly<Record<string, readonly string[]>> = {
  locations: ['location'],
  experience: ['experience_required', 'experience_min', 'experience_max'],
  salary: ['salary_range', 'ctc_min', 'ctc_max'],
  skills: ['skills', 'skills_required'],
  name: ['name', 'first_name', 'last_name'],
  phone: ['phone', 'other_phone'],
  company_name: ['company_name', 'vendor'],
  current_company: ['current_company', 'company_name'],
  joining_date: ['joining_date', 'last_working_day', 'days_to_join', 'notice_period'],
  resume_summary: ['resume_summary', 'resume_text'],
};

/** What stands in the cell of a column, that with the value where it is of several; shortened to be told; '' for nothing. */
function cellOf(column: string, row: LegacyRow, value: unknown = null): string {
  const cells = (CELLS[column] ?? [column]).map((name) => row[name]?.trim() ?? '').filter(Boolean);
  const said = cells.find((cell) => typeof value === 'string' && value !== '' && cell.includes(value));
  return shortened(said ?? cells[0] ?? '');
}

const shortened = (cell: string) => (cell.length > QUOTED ? `${cell.slice(0, QUOTED)}…` : cell);

const NEEDED = ['name', 'email', 'phone', 'title'];

/** What is told of a needed cell that is empty. */
function lackOf(column: string, value: unknown): string | null {
  if (column === 'experience_years' && value === null) return importMessages.legacy.experienceRequired;
  return value === '' && NEEDED.includes(column) ? importMessages.legacy.required : null;
}

const PAY = ['current_ctc', 'expected_ctc', 'offer_ctc'];
const SALARY = ['salary_range', 'ctc_min', 'ctc_max'];

/** The columns of numbers, in which a range or a fraction becomes a date of Excel's. */
const NUMBERS = new Set([
  ...PAY,
  'salary',
  'experience',
  'experience_years',
  'relevant_experience_years',
  'openings',
  'days_to_join',
]);
const TRUE_DATE = /^\d{4}-\d{2}-\d{2}$/;

/** Why a cell cannot be read, where its text tells: then the remedy is its own. */
function causeOf(column: string, row: LegacyRow): string | null {
  const cells = (CELLS[column] ?? [column]).map((name) => row[name]?.trim() ?? '');
  if (NUMBERS.has(column) && cells.some((cell) => TRUE_DATE.test(cell)))
    return importMessages.legacy.madeDate;
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
