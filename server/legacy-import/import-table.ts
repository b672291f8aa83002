import { LEGACY_ROWS, type LegacyKind, type LegacyReport } from '#contract/legacy-import.ts';
import { messages } from '#contract/messages.ts';
import { harmlessText } from '#contract/spreadsheet.ts';
import type { By } from '../audit/record-audit.ts';
import { findKnownPeople, importCandidates } from '../candidates/import-candidates.ts';
import type { Actor } from '../core/actor.ts';
import { AppError } from '../core/errors.ts';
import { type Database, isUniqueViolation } from '../db/client.ts';
import type { UploadedFile } from '../http/call.ts';
import { findKnownJobs, importJobs } from '../jobs/import-jobs.ts';
import type { TaskQueue } from '../queue/task-queue.ts';
import { type LegacyRow, readCandidate, readJob } from './legacy-rows.ts';

const PROBLEMS_SHOWN = 100;

interface Deps {
  database: Database;
  tasks: TaskQueue;
}

interface ReadRow<T> {
  line: number;
  row: LegacyRow;
  value: T | null;
  problem: string | null;
  known: boolean;
}

/**
 * Imports old candidates or jobs from a CSV file whose first line names the columns. Who is here already stays as they
 * are. As long as any row is wrong, or in a dry run, nothing is written. Throws `bad_request` for what is no such file.
 */
export async function importTable(
  deps: Deps,
  by: By & { actor: Actor },
  { kind, dry_run: dryRun }: { kind: LegacyKind; dry_run: boolean },
  file: UploadedFile | undefined,
): Promise<LegacyReport> {
  const rows = await parse(file);
  return kind === 'candidates'
    ? finish(await readPeople(deps, rows), dryRun, (values) => importCandidates(deps, by, values))
    : finish(await readJobs(deps, rows), dryRun, (values) => importJobs(deps, by, values));
}

async function parse(file: UploadedFile | undefined): Promise<LegacyRow[]> {
  if (!file) throw new AppError('bad_request', messages.legacy.noFile);
  const { parseCsv } = await import('hucre/csv');
  const [header = [], ...lines] = parseCsv(new TextDecoder().decode(file.bytes), {});
  const names = header.map((name) =>
    String(name ?? '')
      .trim()
      .toLowerCase(),
  );
  if (!names.includes('name') && !names.includes('title'))
    throw new AppError('bad_request', messages.legacy.noHeader);
  if (lines.length > LEGACY_ROWS) throw new AppError('bad_request', messages.legacy.tooLong);
  return lines.map((line) =>
    Object.fromEntries(names.map((name, at) => [name, String(line[at] ?? '').replaceAll('\0', '')])),
  );
}

/** The first line names the columns, so a row's line is two more than its place. */
const lineOf = (at: number) => at + 2;

async function readPeople({ database }: Deps, rows: LegacyRow[]) {
  const seen = new Set<string>();
  const read = rows.map((row, at) => {
    const { value, problem } = readCandidate(row);
    const keys = value ? [value.email.toLowerCase(), value.phone] : [];
    const twice = keys.some((key) => seen.has(key));
    for (const key of keys) seen.add(key);
    return { line: lineOf(at), row, value, problem: twice ? messages.legacy.twice : problem, known: false };
  });
  const known = await findKnownPeople(
    database.db,
    read.flatMap(({ value }) => value ?? []),
  );
  return read.map((each) => ({ ...each, known: each.value !== null && known(each.value) }));
}

async function readJobs({ database }: Deps, rows: LegacyRow[]) {
  const read = rows.map((row, at) => ({ line: lineOf(at), row, ...readJob(row) }));
  const known = await findKnownJobs(
    database.db,
    read.flatMap(({ value }) => value ?? []),
  );
  return read.map((each) => ({ ...each, known: each.value !== null && known(each.value) }));
}

async function finish<T>(
  rows: readonly ReadRow<T>[],
  dryRun: boolean,
  write: (values: T[]) => Promise<void>,
): Promise<LegacyReport> {
  const wrong = rows.filter(({ problem, known }) => problem !== null && !known);
  const values = rows.flatMap(({ value, known, problem }) =>
    value !== null && !known && problem === null ? [value] : [],
  );
  const writes = !dryRun && wrong.length === 0 && values.length > 0;
  if (writes) {
    try {
      await write(values);
    } catch (error) {
      // Somebody added one of them at this moment; nothing was written.
      if (isUniqueViolation(error)) throw new AppError('conflict', messages.legacy.meanwhile);
      throw error;
    }
  }
  return {
    total: rows.length,
    known: rows.filter(({ known }) => known).length,
    right: values.length,
    wrong: wrong.length,
    imported: writes ? values.length : 0,
    problems: wrong.slice(0, PROBLEMS_SHOWN).map(({ line, row, problem }) => ({
      line,
      name: (row['name'] ?? row['title'] ?? '').slice(0, 200),
      message: problem ?? '',
    })),
    error_file: wrong.length === 0 ? null : await errorFile(wrong),
  };
}

/** The rows with a problem, to be corrected and imported again; no cell of it can run as a formula. */
async function errorFile(wrong: readonly ReadRow<unknown>[]): Promise<string> {
  const { writeCsv } = await import('hucre/csv');
  const names = Object.keys(wrong[0]?.row ?? {}).filter((name) => name !== 'error');
  // A phone stays as it was written, to be imported again.
  const safe = (text: string) => (/^\+?[\d\s-]+$/.test(text) ? text : harmlessText(text));
  return writeCsv([
    [...names.map(safe), 'error'],
    ...wrong.map(({ row, problem }) => [...names.map((name) => safe(row[name] ?? '')), problem ?? '']),
  ]);
}
