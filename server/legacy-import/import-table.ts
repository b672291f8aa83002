import { legacyLabel } from '#contract/legacy-columns.ts';
import type { LegacyKind, LegacyReport } from '#contract/legacy-import.ts';
import { importMessages } from '#contract/import-messages.ts';
import type { Ai } from '../ai/ai.ts';
import { importAssignments } from '../assignments/import-assignments.ts';
import type { By } from '../audit/record-audit.ts';
import { findMissing, importCandidates } from '../candidates/import-candidates.ts';
import type { Actor } from '../core/actor.ts';
import type { Clock } from '../core/clock.ts';
import { AppError } from '../core/errors.ts';
import { type Database, isUniqueViolation } from '../db/client.ts';
import type { UploadedFile } from '../http/call.ts';
import { importJobs } from '../jobs/import-jobs.ts';
import type { TaskQueue } from '../queue/task-queue.ts';
import { NO_ASSIGNMENTS, planAssignments, saysNoInterview } from './legacy-assignments.ts';
import { errorFile } from './error-file.ts';
import { writtenName } from './legacy-contact.ts';
import { maybeSwapped, withMonthsFirst } from './legacy-days.ts';
import { channelsTakenAsOther, leftBlank, previewJobs, previewPeople } from './preview-rows.ts';
import { fileColumns, type LegacyRow, type LegacyTable, readCsv } from './read-csv.ts';
import type { Unread } from './legacy-remedies.ts';
import { readJobs, readPeople, type ReadRow } from './read-rows.ts';

const PROBLEMS_SHOWN = 100;
/** Of those who came in, how many are told. */
const CAME_IN_SHOWN = 10;

interface Deps {
  database: Database;
  ai: Ai;
  tasks: TaskQueue;
  clock: Clock;
}

/** What is asked for: which table it is, for what its columns are taken, and what is written. */
interface Asked {
  kind: LegacyKind;
  dry_run: boolean;
  only_right: boolean;
  fill_empty?: boolean;
  assign_known?: boolean;
  columns?: readonly { at: number; field: string | null }[];
}

/**
 * Imports old candidates or jobs from a CSV file whose first lines name the columns. Who is here already stays as they
 * are, but for what is empty and for the jobs that the file names, when that is asked for. In a dry run, or as long as any row is wrong, nothing is written,
 * unless only the right ones are asked for; the new are written all or not at all. Throws `bad_request` for what is no
 * such file, `conflict` when somebody added some of it at the same time.
 */
export async function importTable(
  deps: Deps,
  by: By & { actor: Actor },
  { kind, columns = [], ...asked }: Asked,
  file: UploadedFile | undefined,
): Promise<LegacyReport> {
  if (!file) throw new AppError('bad_request', importMessages.legacy.noFile);
  const chosen = new Map(columns.map(({ at, field }) => [at, field]));
  const read = await readCsv(file.bytes, kind, chosen);
  const { table, monthFirst } = withMonthsFirst(kind, read);
  const told =
    kind === 'candidates' ? await people(deps, by, table, asked) : await jobs(deps, by, table, asked);
  return {
    ...told,
    columns: fileColumns(table),
    renamed: renamed(kind, table),
    ignored: ignored(table),
    month_first: monthFirst,
    maybe_swapped: maybeSwapped(kind, read),
    read_as: table.read_as,
  };
}

const NOBODY: { added: { id: string; name: string }[]; filled: number; placed: number } = {
  added: [],
  filled: 0,
  placed: 0,
};

type Wish = Omit<Asked, 'kind' | 'columns'>;

async function people(
  deps: Deps,
  by: By & { actor: Actor },
  table: LegacyTable,
  asked: Wish,
): Promise<FinishedReport> {
  const rows = (await readPeople(deps, table)).map((each) =>
    saysNoInterview(each.row, deps.clock)
      ? { ...each, unread: [...each.unread, noInterview(each.row)] }
      : each,
  );
  const plan = await planAssignments(
    deps,
    rows.flatMap((each) => {
      // Another row of a new person says another job.
      const value = isNew(each) ? each.value : each.known ? null : each.repeated;
      return value === null ? [] : [{ row: each.row, value }];
    }),
  );
  // Whoever shares e-mail and phone with two of ours is neither of them for sure.
  const known = rows.flatMap(({ knownAs: [id, ...others], value, ...row }) =>
    id !== undefined && others.length === 0 && value && row.problem === null
      ? [{ id, said: value, row, unreadable: row.unread.map(({ column }) => column) }]
      : [],
  );
  const sure = await findMissing(deps.database.db, deps.clock.today(), known);
  const mayFill = asked.dry_run || asked.fill_empty === true;
  const mayPlace = asked.dry_run || asked.assign_known === true;
  const naming = mayPlace ? sure.map(({ id, said, row }) => ({ id, value: said, row: row.row })) : [];
  const ofKnown = await planAssignments(deps, naming);
  // Another row of the same person says no more than another job.
  const missing = sure.filter(({ row }) => !row.repeats);
  const fillable = missing.filter(({ fills }) => fills);
  const report = await finish('candidates', table, rows, asked, {
    fillable: fillable.length,
    places: ofKnown.assignments.length,
    unread: [
      ...(mayFill ? missing : []).flatMap(({ row, unreadable }) =>
        unreadOf([{ ...row, unread: row.unread.filter(({ column }) => unreadable.includes(column)) }]),
      ),
      // Of another row of a new person, and of whoever is here already, the interview is taken over with the job alone.
      ...unreadOf(
        [
          ...(mayFill ? rows.filter(({ repeated, known: isHere }) => repeated !== null && !isHere) : []),
          ...sure.map(({ row }) => row).filter(({ row }) => ofKnown.rows.has(row)),
        ].flatMap((each) =>
          saysNoInterview(each.row, deps.clock) ? [{ ...each, unread: [noInterview(each.row)] }] : [],
        ),
      ),
    ],
    write: async (values) => {
      let placed = 0;
      const done = await importCandidates(
        deps,
        by,
        values,
        asked.fill_empty ? fillable : [],
        async (tx, added) => {
          const idOf = new Map(values.map((value, at) => [value, added[at]?.id]));
          const old = plan.assignments.flatMap(({ person, assignment }) => {
            const candidate_id = idOf.get(person);
            return candidate_id === undefined ? [] : [{ ...assignment, candidate_id }];
          });
          const here = ofKnown.assignments.flatMap(({ id, assignment }) =>
            id === undefined ? [] : [{ ...assignment, candidate_id: id }],
          );
          placed = (await importAssignments(tx, deps, by, [...old, ...here])) - old.length;
        },
      );
      return { ...done, placed };
    },
    show: (shown, found) => previewPeople(shown, found, deps.clock.timeZone),
    blank: (shown) => leftBlank(shown, deps.clock.today()),
  });
  return { ...report, ...plan.told, of_known: ofKnown.told };
}

/** An interview that is not taken over, as it is told. */
const noInterview = (row: LegacyRow): Unread => ({
  column: 'interview_at',
  written: row['interview_at']?.trim() ?? '',
  message: importMessages.legacy.interview,
  partly: false,
});

/** Whether a row would be written as one of its own. */
const isNew = ({ value, known, repeats, problem }: ReadRow<unknown>) =>
  value !== null && !known && !repeats && problem === null;

async function jobs(
  deps: Deps,
  by: By & { actor: Actor },
  table: LegacyTable,
  asked: Wish,
): Promise<FinishedReport> {
  const report = await finish('jobs', table, await readJobs(deps, table), asked, {
    fillable: 0,
    places: 0,
    unread: [],
    write: async (values) => {
      await importJobs(deps, by, values);
      return NOBODY;
    },
    show: (shown, found) => previewJobs(shown, found, deps.clock.timeZone),
    blank: () => [],
  });
  return { ...report, ...NO_ASSIGNMENTS, of_known: NO_ASSIGNMENTS };
}

/** What is not taken over, so that nothing is dropped silently. */
function ignored(table: LegacyTable): string[] {
  return fileColumns(table).flatMap(({ name, field }) => (field === null ? [name] : []));
}

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

type FinishedReport = Omit<
  LegacyReport,
  'columns' | 'renamed' | 'ignored' | 'month_first' | 'maybe_swapped' | 'read_as'
>;

async function finish<T>(
  kind: LegacyKind,
  { names, found }: LegacyTable,
  rows: readonly ReadRow<T>[],
  asked: Wish,
  deeds: {
    /** how many who are here already would be filled in */
    fillable: number;
    /** by how many rows somebody who is here already would be put into a job */
    places: number;
    /** what cannot be read of what would be filled in, or taken over with a job */
    unread: LegacyReport['unread'];
    /** writes what is new and what is asked for of who is here, and says who came in and of how many that was */
    write: (values: T[]) => Promise<typeof NOBODY>;
    show: (rows: { line: number; value: T }[], found: Iterable<string>) => LegacyReport['preview'];
    /** which cells hold something of which nothing is taken over */
    blank: (rows: LegacyRow[]) => LegacyReport['left_blank'];
  },
): Promise<Omit<FinishedReport, keyof typeof NO_ASSIGNMENTS | 'of_known'>> {
  const wrong = rows.filter(({ problem, known }) => problem !== null && !known);
  const right = rows.flatMap(({ value, ...row }) =>
    value !== null && isNew({ value, ...row }) ? [{ ...row, value }] : [],
  );
  const mayFill = asked.dry_run || asked.fill_empty === true;
  const unread = [...unreadOf(right), ...deeds.unread].toSorted(byLine);
  const unfilled = mayFill ? rows.filter(({ problem, known }) => problem !== null && known) : [];
  const values = right.map(({ value }) => value);
  const writes = !asked.dry_run && (wrong.length === 0 || asked.only_right);
  const fills = asked.fill_empty === true && deeds.fillable > 0;
  const places = asked.assign_known === true && deeds.places > 0;
  let done = NOBODY;
  if (writes && (values.length > 0 || fills || places)) {
    try {
      done = await deeds.write(values);
    } catch (error) {
      // Somebody added one of them at this moment; nothing was written.
      if (isUniqueViolation(error)) throw new AppError('conflict', importMessages.legacy.meanwhile);
      throw error;
    }
  }
  return {
    total: rows.length,
    known: rows.filter(({ known }) => known).length,
    right: right.length,
    wrong: wrong.length,
    imported: writes ? values.length : 0,
    fillable: deeds.fillable,
    filled: done.filled,
    placed: done.placed,
    came_in: done.added.slice(0, CAME_IN_SHOWN),
    repeated: rows.filter(({ repeats, known }) => repeats && !known).length,
    problems: problemsOf(wrong),
    unfilled: problemsOf(unfilled),
    unfilled_rows: unfilled.length,
    preview: deeds.show(right, found.keys()),
    unread: unread.slice(0, PROBLEMS_SHOWN),
    unread_cells: unread.length,
    left_blank: deeds.blank(right.map(({ row }) => row)),
    taken_as_other: channelsTakenAsOther(right.map(({ row }) => row)),
    error_file: wrong.length === 0 ? null : await errorFile(kind, { names, found }, wrong),
  };
}

const byLine = (one: { line: number }, other: { line: number }) => one.line - other.line;

const problemsOf = (rows: readonly ReadRow<unknown>[]): LegacyReport['problems'] =>
  rows
    .slice(0, PROBLEMS_SHOWN)
    .map(({ line, row, problem }) => ({ line, name: nameIn(row), message: problem ?? '' }));

/** The cells of rows that cannot be read. */
const unreadOf = (
  rows: readonly Pick<ReadRow<unknown>, 'line' | 'row' | 'unread'>[],
): LegacyReport['unread'] =>
  rows.flatMap(({ line, row, unread }) =>
    unread.map((cell) => ({
      line,
      name: nameIn(row),
      ...cell,
      column: legacyLabel('candidates', cell.column),
    })),
  );

const nameIn = (row: LegacyRow) => (writtenName(row) || (row['title'] ?? '')).slice(0, 200);
