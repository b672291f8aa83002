import { CHANNEL_LABELS } from '#contract/channel-labels.ts';
import { dayOf, formatDay } from '#contract/dates.ts';
import { experienceBoundsText, experienceText } from '#contract/experience.ts';
import { JOB_STATUS_LABELS } from '#contract/job-status.ts';
import { legacyLabel } from '#contract/legacy-columns.ts';
import type { CandidateColumn, JobColumn } from '#contract/legacy-tables.ts';
import type { LeftBlankReason, LegacyKind, LegacyReport } from '#contract/legacy-import.ts';
import { formatLakhs, lpaText, salaryRangeText } from '#contract/money.ts';
import { SOURCE_LABELS, WORK_MODE_TEXTS } from '#contract/options.ts';
import { cleanList, counted } from '#contract/text.ts';
import { isAmountRange } from './legacy-amounts.ts';
import { saysChannelOfVendors, saysIdleReferrer, saysOwnPeople, strangeChannel } from './legacy-channels.ts';
import { saysPassedDay } from './legacy-joining.ts';
import type { OldJob, OldPerson } from './legacy-rows.ts';
import { isServing } from './legacy-periods.ts';
import { oldStatus } from './legacy-stages.ts';
import { written } from './legacy-values.ts';
import type { LegacyRow } from './read-csv.ts';

/** Rows that are shown as they would be stored, and characters of each of their cells. */
const SHOWN = 5;
const SHOWN_TEXT = 200;
/** Channels that are named of those that were taken as Other. */
const STRANGE_SHOWN = 20;

/** The texts of what would be stored, by the columns that were found; undefined for what goes into another column. */
type Texts<T, Column extends string> = Record<
  Column,
  (value: T, table: { found: ReadonlySet<string>; timeZone: string }) => string | null | undefined
>;

const pay = (rupees: number | null) => (rupees === null ? null : formatLakhs(rupees));
const day = (text: string | null) => (text === null ? null : formatDay(text));
const instant = (at: Date | undefined, timeZone: string) =>
  at === undefined ? null : formatDay(dayOf(at, timeZone));
const noticeText = (days: number | null) => (days === null ? null : counted(days, 'day'));
const years = (value: number | null) => (value === null ? null : experienceText(value));

const PERSON_TEXTS: Texts<OldPerson, CandidateColumn> = {
  name: ({ name }) => name,
  // What comes of the two stands under the name.
  first_name: () => undefined,
  last_name: () => undefined,
  email: ({ email }) => email,
  phone: ({ phone }) => phone,
  other_phone: () => undefined,
  experience_years: ({ experience_years }) => years(experience_years),
  relevant_experience_years: ({ relevant_experience_years }) => years(relevant_experience_years),
  skills: ({ skills }) => skills.join(', '),
  current_city: ({ current_city }) => current_city,
  preferred_location: ({ preferred_location }) => preferred_location,
  current_position: ({ current_position }) => current_position,
  current_company: ({ current_company }) => current_company,
  // How many are put into jobs, and where, is told apart.
  job: () => undefined,
  stage: () => undefined,
  interview_at: () => undefined,
  current_ctc: ({ current_ctc }) => pay(current_ctc),
  expected_ctc: ({ expected_ctc }) => pay(expected_ctc),
  days_to_join: ({ days_to_join }) => noticeText(days_to_join),
  offer_in_hand: ({ offer_in_hand }) => (offer_in_hand ? 'Yes' : 'No'),
  offer_ctc: ({ offer_ctc }) => pay(offer_ctc),
  offer_joining_date: ({ offer_joining_date }) => day(offer_joining_date),
  joining_date: ({ joining_date }) => day(joining_date),
  // What comes of it stands under the joining date.
  last_working_day: () => undefined,
  recommendation_reason: ({ recommendation_reason }) => recommendation_reason,
  remarks: ({ remarks }) => remarks,
  resume_summary: ({ resume_summary }) => resume_summary,
  resume_text: ({ resume_summary }, { found }) => (found.has('resume_summary') ? undefined : resume_summary),
  found_through: ({ found_through }) => found_through && CHANNEL_LABELS[found_through],
  referred_by: ({ referred_by }) => referred_by,
  submission_type: ({ submission_type }) => SOURCE_LABELS[submission_type],
  vendor: ({ company_name }, { found }) => (found.has('submission_type') ? undefined : company_name),
  company_name: ({ company_name, current_company }, { found }) => {
    if (found.has('submission_type')) return company_name;
    return found.has('current_company') ? undefined : current_company;
  },
  created_at: ({ created_at }, { timeZone }) => instant(created_at, timeZone),
  id: ({ id }) => id ?? null,
};

const JOB_TEXTS: Texts<OldJob, JobColumn> = {
  title: ({ title }) => title,
  summary: ({ summary }) => summary,
  description: ({ description }) => description,
  requirements: ({ requirements }) => requirements,
  location: ({ locations }) => locations.join(', '),
  experience_required: ({ experience }) => experience && experienceBoundsText(experience),
  experience_min: ({ experience }) => years(experience?.min ?? null),
  experience_max: ({ experience }) => years(experience?.max ?? null),
  salary_range: ({ salary }) => salary && salaryRangeText(salary.min, salary.max),
  ctc_min: ({ salary }) => (salary?.min == null ? null : lpaText(salary.min)),
  ctc_max: ({ salary }) => (salary?.max == null ? null : lpaText(salary.max)),
  skills_required: ({ skills }) => skills.join(', '),
  mode_of_work: ({ mode_of_work }) => mode_of_work && WORK_MODE_TEXTS[mode_of_work].label,
  domain_industry: ({ domain_industry }) => domain_industry,
  joining_date: ({ joining_date }) => day(joining_date),
  notice_period: ({ joining_date }, { found }) => (found.has('joining_date') ? undefined : day(joining_date)),
  status: ({ status }) => JOB_STATUS_LABELS[status],
  department: ({ department }) => department,
  openings: ({ openings }) => (openings === null ? null : String(openings)),
  created_at: ({ created_at }, { timeZone }) => instant(created_at, timeZone),
  published_at: ({ published_at }, { timeZone }) => instant(published_at, timeZone),
  id: ({ id }) => id ?? null,
};

interface NewRow<T> {
  line: number;
  value: T;
}

/** The first rows that would be written, in the columns that were found and as they would be stored. */
export const previewPeople = (
  rows: readonly NewRow<OldPerson>[],
  found: Iterable<string>,
  timeZone: string,
) => {
  // Either may be read out of another's column.
  const joins = (['days_to_join', 'joining_date'] as const).filter((column) =>
    rows.slice(0, SHOWN).some(({ value }) => value[column] !== null),
  );
  const shown = new Set(['name', ...found, ...joins]);
  return preview('candidates', PERSON_TEXTS, rows, { found: shown, timeZone });
};
export const previewJobs = (rows: readonly NewRow<OldJob>[], found: Iterable<string>, timeZone: string) =>
  preview('jobs', JOB_TEXTS, rows, { found: new Set(found), timeZone });

function preview<T, Column extends string>(
  kind: LegacyKind,
  texts: Texts<T, Column>,
  rows: readonly NewRow<T>[],
  table: { found: ReadonlySet<string>; timeZone: string },
): LegacyReport['preview'] {
  const shown = rows.slice(0, SHOWN);
  const own = (Object.keys(texts) as Column[]).filter((column) => table.found.has(column));
  const filled = own.filter((column) =>
    shown.every(({ value }) => texts[column](value, table) !== undefined),
  );
  return {
    columns: filled.map((column) => legacyLabel(kind, column)),
    rows: shown.map(({ line, value }) => ({
      line,
      cells: filled.map((column) => (texts[column](value, table) ?? '').slice(0, SHOWN_TEXT)),
    })),
  };
}

const hasJoined = (row: LegacyRow) =>
  written(row['job'] ?? null) !== null && oldStatus(row['stage'] ?? null) === 'joined';

/** Which cells hold something of which nothing is taken over, by their column, and why. */
const LEFT_BLANK: readonly (readonly [
  CandidateColumn,
  LeftBlankReason,
  (row: LegacyRow, today: string) => boolean,
])[] = [
  ['current_ctc', 'range', (row) => isAmountRange(row['current_ctc'] ?? null)],
  ['expected_ctc', 'range', (row) => isAmountRange(row['expected_ctc'] ?? null)],
  ['days_to_join', 'serving', (row) => isServing(row['days_to_join'] ?? null)],
  // Of whoever has joined it is the day of that.
  ['joining_date', 'passed', (row, today) => !hasJoined(row) && saysPassedDay('joining_date', row, today)],
  ['last_working_day', 'passed', (row, today) => saysPassedDay('last_working_day', row, today)],
  ['days_to_join', 'passed', (row, today) => saysPassedDay('days_to_join', row, today)],
  ['found_through', 'own_people', saysOwnPeople],
  ['found_through', 'of_vendor', saysChannelOfVendors],
  ['referred_by', 'no_referral', saysIdleReferrer],
];

/** In how many rows a column of people stays blank although its cell does not. */
export function leftBlank(rows: readonly LegacyRow[], today: string): LegacyReport['left_blank'] {
  return LEFT_BLANK.flatMap(([column, reason, isBlank]) => {
    const count = rows.filter((row) => isBlank(row, today)).length;
    return count === 0 ? [] : [{ column: legacyLabel('candidates', column), reason, rows: count }];
  });
}

/** Channels that the product does not know and keeps as "Other", as the file names them: so many of them at most. */
export function channelsTakenAsOther(rows: readonly LegacyRow[]): string[] {
  const strange = rows.map(strangeChannel).filter((said) => said !== null);
  return cleanList(strange)
    .slice(0, STRANGE_SHOWN)
    .map((said) => said.slice(0, SHOWN_TEXT));
}
