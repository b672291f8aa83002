import type { ColumnDef } from 'hucre/xlsx';
import { CANDIDATE_STATUS_LABELS, type CandidateStatus } from '#contract/candidate-status.ts';
import { CHANNEL_LABELS } from '#contract/channel-labels.ts';
import { dayOf, daysToJoin } from '#contract/dates.ts';
import { joiningOf } from '#contract/joining.ts';
import { LOST_REASON_LABELS } from '#contract/lost-reason-labels.ts';
import { SOURCE_LABELS, type SubmissionType } from '#contract/options.ts';
import { harmlessText } from '#contract/spreadsheet.ts';
import { counted } from '#contract/text.ts';
import { timeOf } from '#contract/time-of-day.ts';
import { type By, recordAudit } from '../audit/record-audit.ts';
import type { Actor } from '../core/actor.ts';
import type { Clock } from '../core/clock.ts';
import type { Logger } from '../core/logger.ts';
import type { Database } from '../db/client.ts';
import type { FileAnswer } from '../http/call.ts';
import { type ExportedCandidate, type ExportQuery, listExported } from './candidate-export.read.ts';
import type { CandidateFilters } from './candidate-filters.ts';
import { countCandidates } from './candidate-list.read.ts';
import { seesVendorCompany } from './candidates.policy.ts';

interface Deps {
  database: Database;
  clock: Clock;
  log: Logger;
}

type Cell = string | number | Date | null;

interface Reading {
  today: string;
  timeZone: string;
  /** the reader may know which vendor company brought somebody */
  seesVendors: boolean;
}

interface ExportColumn extends ColumnDef {
  header: string;
  cell: (candidate: ExportedCandidate, reading: Reading) => Cell;
}

const RUPEES = '[$₹-4009]#,##0';
const DAY = 'yyyy-mm-dd';

const VENDOR_COMPANY = 'Vendor Company';

const COLUMNS: readonly ExportColumn[] = [
  { header: 'Name', width: 24, cell: ({ name }) => name },
  { header: 'Email', width: 30, cell: ({ email }) => email },
  { header: 'Phone', width: 20, cell: ({ phone }) => phoneText(phone) },
  { header: 'Current City', width: 16, cell: ({ current_city }) => current_city },
  { header: 'Preferred Location', width: 18, cell: ({ preferred_location }) => preferred_location },
  { header: 'Current Position', width: 24, cell: ({ current_position }) => current_position },
  { header: 'Current Company', width: 24, cell: ({ current_company }) => current_company },
  { header: 'Experience (years)', width: 12, cell: ({ experience_years }) => experience_years },
  {
    header: 'Relevant Experience (years)',
    width: 12,
    cell: ({ relevant_experience_years }) => relevant_experience_years,
  },
  { header: 'Skills', width: 40, cell: ({ skills }) => skills.join(', ') },
  { header: 'Current CTC (₹)', width: 16, numFmt: RUPEES, cell: ({ current_ctc }) => current_ctc },
  { header: 'Expected CTC (₹)', width: 16, numFmt: RUPEES, cell: ({ expected_ctc }) => expected_ctc },
  { header: 'Joining Date', width: 14, numFmt: DAY, cell: ({ joining_date }) => dateCell(joining_date) },
  {
    header: 'Joining Days',
    width: 12,
    cell: ({ joining_date, stored_days_to_join, jobs }, { today }) => {
      const days = daysToJoin(joining_date, stored_days_to_join, today);
      const isAwaited =
        joiningOf(
          days,
          jobs.map(({ status }) => status),
        ) === 'awaited';
      return isAwaited ? days : null;
    },
  },
  { header: 'Jobs', width: 36, cell: ({ jobs }) => jobs.map(jobCell).join('; ') },
  {
    header: 'Lost: Main Reason',
    width: 26,
    cell: ({ lost_reasons }) =>
      [...new Set(lost_reasons)].map((reason) => LOST_REASON_LABELS[reason]).join('; '),
  },
  {
    header: 'Source',
    width: 12,
    cell: ({ submission_type }) => SOURCE_LABELS[submission_type as SubmissionType],
  },
  { header: VENDOR_COMPANY, width: 22, cell: ({ company_name }) => company_name },
  {
    header: 'Found Through',
    width: 18,
    cell: ({ found_through }) => found_through && CHANNEL_LABELS[found_through],
  },
  { header: 'Referred By', width: 22, cell: ({ referred_by }) => referred_by },
  {
    header: 'Added On',
    width: 14,
    numFmt: DAY,
    cell: ({ created_at }, { timeZone }) => dateCell(dayOf(created_at, timeZone)),
  },
  // Of the job that is asked about, else of the one that the person came into last.
  {
    header: 'Status Since',
    width: 14,
    numFmt: DAY,
    cell: ({ standing }) => dateCell(standing?.status_on ?? null),
  },
  { header: 'Days Waiting', width: 12, cell: ({ standing }) => standing?.days_waiting ?? null },
  {
    header: 'Interview',
    width: 18,
    cell: ({ standing }, { timeZone }) => momentText(standing?.interview_at ?? null, timeZone),
  },
  {
    header: 'Offered CTC (₹)',
    width: 16,
    numFmt: RUPEES,
    cell: ({ standing }) => standing?.offered_ctc ?? null,
  },
  {
    header: 'Agreed Joining Date',
    width: 14,
    numFmt: DAY,
    cell: ({ standing }) => dateCell(standing?.joining_on ?? null),
  },
  {
    header: 'Recruiter',
    width: 24,
    // A vendor's people are known to those who may know the company.
    cell: ({ standing }, { seesVendors }) =>
      standing?.source === 'vendor' && !seesVendors ? null : (standing?.recruiter ?? null),
  },
];

/**
 * A plus in front would count as a formula's. In brackets the number stays as people read it, dial it and bring it in again
 * (`phoneDigits`); an apostrophe before it would show in a CSV file, and without its plus it is no number of India's.
 */
function phoneText(phone: string): string {
  return phone.replace(/^\+(\d+)/, '(+$1)');
}

function jobCell({ jd_id, status }: { jd_id: string; status: string }): string {
  return `${jd_id} (${CANDIDATE_STATUS_LABELS[status as CandidateStatus] ?? status})`;
}

function dateCell(day: string | null): Date | null {
  return day === null ? null : new Date(`${day}T00:00:00Z`);
}

/** As the clock of the office shows it, in an order that sorts: "2026-11-21 14:35". */
function momentText(instant: Date | null, timeZone: string): string | null {
  return instant && `${dayOf(instant, timeZone)} ${timeOf(instant, timeZone)}`;
}

/** Text that no spreadsheet takes for a formula, nor after it has been saved as another kind of file. */
function harmless(cell: Cell): Cell {
  return typeof cell === 'string' ? harmlessText(cell) : cell;
}

const FORMATS = {
  xlsx: {
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    write: async (rows: AsyncIterable<Cell[]>, of: readonly ExportColumn[]) => {
      const { writeXlsxStream } = await import('hucre/xlsx');
      // Columns' own number formats make amounts and days what they are, to be summed and sorted.
      const columns = of.map(({ header, width, numFmt }) => ({
        header,
        width,
        ...(numFmt !== undefined && { numFmt }),
      }));
      return writeXlsxStream(rows, { name: 'Candidates', columns, freezePane: { rows: 1 } });
    },
  },
  csv: {
    mimeType: 'text/csv; charset=utf-8',
    write: async (rows: AsyncIterable<Cell[]>, of: readonly ExportColumn[]) => {
      const { writeCsvStream } = await import('hucre/csv');
      // Excel takes a file without the mark for one of its own alphabet, and ₹ for something else.
      return writeCsvStream(rows, {
        bom: true,
        quoteStyle: 'all',
        headers: of.map(({ header }) => header),
        dateFormat: 'YYYY-MM-DD',
      });
    },
  },
} as const;

/**
 * Every candidate that the filters leave as a spreadsheet, in the list's order, made while it is sent. The audit log
 * keeps who exported how many, and which filters there were, without their values. The column of the vendor company is
 * there for those only who may read the ledger.
 */
export async function exportCandidates(
  deps: Deps,
  by: By & { actor: Actor },
  query: ExportQuery & CandidateFilters,
): Promise<FileAnswer> {
  const { database, clock } = deps;
  const seesVendors = seesVendorCompany(by.actor);
  const reading = { today: clock.today(), timeZone: clock.timeZone, seesVendors };
  const count = await countCandidates(database.db, query, reading);
  await recordAudit(database.db, by, {
    action: 'candidate.export',
    recordType: 'candidate',
    fields: [query.format, counted(count, 'row'), ...namesOfFilters(query)],
  });
  const { mimeType, write } = FORMATS[query.format];
  const columns = COLUMNS.filter(({ header }) => header !== VENDOR_COMPANY || seesVendors);
  return {
    bytes: await write(rowsOf(deps, query, reading, columns), columns),
    mimeType,
    fileName: `candidates-${reading.today}.${query.format}`,
    disposition: 'attachment',
  };
}

async function* rowsOf(
  { database, log }: Deps,
  query: ExportQuery,
  reading: Reading,
  columns: readonly ExportColumn[],
): AsyncGenerator<Cell[]> {
  try {
    for await (const batch of listExported(database.db, query, reading))
      for (const candidate of batch) yield columns.map(({ cell }) => harmless(cell(candidate, reading)));
  } catch (error) {
    // The answer has begun, so all that its reader gets to see is that it breaks off.
    log.error({ err: error }, 'an export of candidates broke off');
    throw error;
  }
}

function namesOfFilters({
  search,
  format: _format,
  sort: _sort,
  skills_match: _match,
  foundByResume: _found,
  ...filters
}: ExportQuery & CandidateFilters) {
  const named = Object.entries({ search, ...filters }).filter(
    ([, value]) => value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0),
  );
  return named.map(([name]) => name);
}
