import { setImmediate } from 'node:timers/promises';
import { legacyLabel } from '#contract/legacy-columns.ts';
import type { LegacyKind, LegacyReport } from '#contract/legacy-import.ts';
import { importMessages } from '#contract/import-messages.ts';
import { harmlessText } from '#contract/spreadsheet.ts';
import type { By } from '../audit/record-audit.ts';
import { findKnownPeople, importCandidates } from '../candidates/import-candidates.ts';
import type { Actor } from '../core/actor.ts';
import type { Clock } from '../core/clock.ts';
import { AppError } from '../core/errors.ts';
import { type Database, isUniqueViolation } from '../db/client.ts';
import type { UploadedFile } from '../http/call.ts';
import { findKnownJobs, importJobs, jobKey, oldJobKeyText } from '../jobs/import-jobs.ts';
import type { TaskQueue } from '../queue/task-queue.ts';
import { candidateReader, jobReader } from './legacy-rows.ts';
import { type LegacyRow, type LegacyTable, readCsv } from './read-csv.ts';

const PROBLEMS_SHOWN = 100;
/** Rows that are looked at before others are answered. */
const TURN = 200;

const ERROR_COLUMN = 'error';

interface Deps {
  database: Database;
  tasks: TaskQueue;
  clock: Clock;
}

interface ReadRow<T> {
  line: number;
  row: LegacyRow;
  cells: readonly string[];
  value: T | null;
  problem: string | null;
  known: boolean;
}

/**
 * Imports old candidates or jobs from a CSV file whose first line names the columns. Who is here already stays as they
 * are. As long as any row is wrong, or in a dry run, nothing is written. Throws `bad_request` for what is no such file,
 * `conflict` when somebody added some of it at the same time.
 */
export async function importTable(
  deps: Deps,
  by: By & { actor: Actor },
  { kind, dry_run: dryRun }: { kind: LegacyKind; dry_run: boolean },
  file: UploadedFile | undefined,
): Promise<LegacyReport> {
  if (!file) throw new AppError('bad_request', importMessages.legacy.noFile);
  const table = await readCsv(file.bytes, kind);
  const { names, found, read_as } = table;
  const told =
    kind === 'candidates'
      ? await finish(names, await readPeople(deps, table), dryRun, (values) =>
          importCandidates(deps, by, values),
        )
      : await finish(names, await readJobs(deps, table), dryRun, (values) => importJobs(deps, by, values));
  const taken = new Set(found.values());
  const ignored = names.filter((name, at) => name !== '' && !isErrors(name) && !taken.has(at));
  return { ...told, renamed: renamed(kind, table), ignored, read_as };
}

/** A file of ours that comes back corrected has this column. */
const isErrors = (name: string) => name.toLowerCase() === ERROR_COLUMN;

/** What the file calls otherwise, so that nobody finds out later that it was taken for something else. */
function renamed(kind: LegacyKind, { names, found }: LegacyTable): LegacyReport['renamed'] {
  const plain = (name: string) => name.toLowerCase().replaceAll(/[\s_-]/g, '');
  return [...found].flatMap(([column, at]) => {
    const name = names[at] ?? '';
    const label = legacyLabel(kind, column);
    const isOwn = [column, label].some((own) => plain(own) === plain(name));
    return isOwn ? [] : [{ column: name, taken_for: label }];
  });
}

/** Looks at all of a file's rows, in their order, and lets others be answered in between. */
async function inTurns<T, R>(rows: readonly T[], look: (row: T) => R): Promise<R[]> {
  const read: R[] = [];
  for (const row of rows) {
    read.push(look(row));
    if (read.length % TURN === 0) await setImmediate();
  }
  return read;
}

async function readPeople({ database, clock }: Deps, { rows }: LegacyTable) {
  const readCandidate = candidateReader(clock);
  const seen = new Set<string>();
  const read = await inTurns(rows, ({ line, row, cells }) => {
    const { value, problem } = readCandidate(row);
    const keys = value ? [value.email.toLowerCase(), value.phone, value.id ?? value.email.toLowerCase()] : [];
    const twice = keys.some((key) => seen.has(key));
    for (const key of keys) seen.add(key);
    return { line, row, cells, value, problem: twice ? importMessages.legacy.twice : problem, known: false };
  });
  const known = await findKnownPeople(
    database.db,
    read.flatMap(({ value }) => value ?? []),
  );
  return read.map((each) => ({ ...each, known: each.value !== null && known(each.value) }));
}

async function readJobs({ database, clock }: Deps, { rows }: LegacyTable) {
  const readJob = jobReader(clock);
  const seen = new Set<string>();
  const read = await inTurns(rows, ({ line, row, cells }) => {
    const { value, problem } = readJob(row);
    const twice = value !== null && seen.has(jobKey(value));
    if (value) for (const key of [jobKey(value), oldJobKeyText(value)]) seen.add(key);
    return { line, row, cells, value, problem: twice ? importMessages.legacy.jobTwice : problem };
  });
  const known = await findKnownJobs(
    database.db,
    read.flatMap(({ value }) => value ?? []),
  );
  return read.map((each) => ({ ...each, known: each.value !== null && known(each.value) }));
}

async function finish<T>(
  names: readonly string[],
  rows: readonly ReadRow<T>[],
  dryRun: boolean,
  write: (values: T[]) => Promise<void>,
): Promise<Omit<LegacyReport, 'renamed' | 'ignored' | 'read_as'>> {
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
      if (isUniqueViolation(error)) throw new AppError('conflict', importMessages.legacy.meanwhile);
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
    error_file: wrong.length === 0 ? null : await errorFile(names, wrong),
  };
}

/** The rows with a problem, to be corrected and imported again; no cell of it can run as a formula. */
async function errorFile(names: readonly string[], wrong: readonly ReadRow<unknown>[]): Promise<string> {
  const { writeCsv } = await import('hucre/csv');
  const kept = names.flatMap((name, at) => (isErrors(name) ? [] : [{ name, at }]));
  // A phone stays as it was written, to be imported again.
  const safe = (text: string) => (/^\+?[\d\s-]+$/.test(text) ? text : harmlessText(text));
  return writeCsv([
    [...kept.map(({ name }) => safe(name)), ERROR_COLUMN],
    ...wrong.map(({ cells, problem }) => [...kept.map(({ at }) => safe(cells[at] ?? '')), problem ?? '']),
  ]);
}
