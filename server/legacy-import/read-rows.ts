import { setImmediate } from 'node:timers/promises';
import { jobTwiceInFile, twiceInFile } from '#contract/import-messages.ts';
import { phoneDigits } from '#contract/phone.ts';
import { findKnownPeople } from '../candidates/import-candidates.ts';
import type { Clock } from '../core/clock.ts';
import type { Database } from '../db/client.ts';
import { findKnownJobs, jobKey, oldJobKeyText } from '../jobs/import-jobs.ts';
import { emailOfRow, phoneOfRow } from './legacy-contact.ts';
import type { Unread } from './legacy-remedies.ts';
import { candidateReader, jobReader, type OldJob, type OldPerson } from './legacy-rows.ts';
import type { LegacyRow, LegacyTable } from './read-csv.ts';

/** Rows that are looked at before others are answered. */
const TURN = 200;

interface Deps {
  database: Database;
  clock: Clock;
}

/** A row of a file with what it says, or what is wrong with it. */
export interface ReadRow<T> {
  line: number;
  row: LegacyRow;
  cells: readonly string[];
  value: T | null;
  problem: string | null;
  unread: readonly Unread[];
  /** it says nothing else than a line before it, but for the job */
  repeats: boolean;
  /** whoever or whatever it is of is here already */
  known: boolean;
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

/**
 * Tells of each line the earlier ones that were known by one of its keys, each with the keys; then it is known by others
 * itself.
 */
function earlierLines<L extends { line: number }>() {
  const lines = new Map<string, L>();
  return (line: L, keys: readonly string[], knownBy: readonly string[]): Map<L, string[]> => {
    const earlier = new Map<L, string[]>();
    for (const key of new Set(keys)) {
      const first = lines.get(key);
      if (first) earlier.set(first, [...(earlier.get(first) ?? []), key]);
    }
    for (const key of knownBy) if (!lines.has(key)) lines.set(key, line);
    return earlier;
  };
}

/** What two rows of one person say otherwise where they were in two jobs. */
const OF_A_JOB = new Set(['job', 'stage', 'interview_at', 'created_at']);

/** Whether two rows say the same in all that is taken over; of another job they may say what is of that job. */
function isSame(one: LegacyRow, other: LegacyRow): boolean {
  const isOfAnotherJob = one['job']?.trim() !== other['job']?.trim();
  return Object.entries(one).every(
    ([column, cell]) => (isOfAnotherJob && OF_A_JOB.has(column)) || cell.trim() === other[column]?.trim(),
  );
}

/** By what a row's person is recognised, also when something else of the row cannot be read. */
function keysOf(row: LegacyRow, value: OldPerson | null) {
  const email = emailOfRow(row).toLowerCase();
  const phone = phoneDigits(phoneOfRow(row)) ?? '';
  return { id: value?.id, email, phone };
}

/** The rows of a table of candidates. */
export async function readPeople(
  { database, clock }: Deps,
  { rows }: LegacyTable,
): Promise<(ReadRow<OldPerson> & { knownAs: readonly string[]; repeated: OldPerson | null })[]> {
  const readCandidate = candidateReader(clock);
  const earlier = earlierLines<LegacyTable['rows'][number]>();
  const valueOf = new Map<LegacyTable['rows'][number], OldPerson>();
  const read = await inTurns(rows, (each) => {
    const { value, problem, unread } = readCandidate(each.row);
    const { id, email, phone } = keysOf(each.row, value);
    const keys = value ? [email, phone, id ?? email] : [];
    const same = [...earlier(each, keys, keys)];
    const repeated = same.find(([first]) => isSame(each.row, first.row))?.[0];
    const repeats = repeated !== undefined;
    const nameOf = (key: string) => (key === email ? 'e-mail' : key === phone ? 'phone' : 'id');
    const told =
      same.length === 0 ? problem : twiceInFile(same.map(([{ line }, by]) => ({ line, by: by.map(nameOf) })));
    if (value && told === null) valueOf.set(each, value);
    return {
      ...each,
      value,
      problem: repeats ? null : told,
      unread,
      repeats,
      repeated: (repeated && valueOf.get(repeated)) ?? null,
    };
  });
  const known = await findKnownPeople(
    database.db,
    read.map(({ row, value }) => keysOf(row, value)),
  );
  return withOtherLines(
    read.map((each) => {
      const knownAs = known(keysOf(each.row, each.value));
      return { ...each, known: knownAs.length > 0, knownAs };
    }),
  );
}

/**
 * What is wrong with the rows that cannot be read, with the other lines of the same person: what is told of a row is all
 * of it, for whoever has corrected it does not want to be told of the next. A line above says so whatever else is wrong
 * with it, one below only where it comes in.
 */
function withOtherLines<T extends ReadRow<OldPerson>>(rows: readonly T[]): T[] {
  const of = rows.map((each) => ({ each, keys: sureKeys(each) }));
  const byKey = new Map<string, T[]>();
  for (const { each, keys } of of)
    for (const [, key] of keys) byKey.set(key, [...(byKey.get(key) ?? []), each]);
  return of.map(({ each, keys }) => {
    if (each.value !== null || each.problem === null) return each;
    const said = new Map<number, string[]>();
    for (const [name, key] of keys) {
      const other = byKey
        .get(key)
        ?.find(
          (one) =>
            (one.line < each.line || (one.line > each.line && one.problem === null)) &&
            !isSame(each.row, one.row),
        );
      if (other) said.set(other.line, [...(said.get(other.line) ?? []), name]);
    }
    if (said.size === 0) return each;
    const twice = twiceInFile([...said].map(([line, by]) => ({ line, by })));
    return { ...each, problem: `${each.problem.replace(/\.$/, '')}. ${twice}` };
  });
}

/** By what a row's person is recognised for sure, also where the row cannot be read. */
function sureKeys({ row, value }: ReadRow<OldPerson>): [name: string, key: string][] {
  const { email, phone } = keysOf(row, value);
  const keys: [string, string][] = [
    ['e-mail', email.includes('@') ? email : ''],
    ['phone', phone],
  ];
  return keys.filter(([, key]) => key !== '');
}

/** The rows of a table of jobs. */
export async function readJobs({ database, clock }: Deps, { rows }: LegacyTable): Promise<ReadRow<OldJob>[]> {
  const readJob = jobReader(clock);
  const earlier = earlierLines();
  const read = await inTurns(rows, (each) => {
    const { value, problem } = readJob(each.row);
    const [first] = value ? earlier(each, [jobKey(value)], [jobKey(value), oldJobKeyText(value)]).keys() : [];
    return {
      ...each,
      value,
      problem: first === undefined ? problem : jobTwiceInFile(first.line),
      unread: [],
      // Two alike may well be two jobs.
      repeats: false,
    };
  });
  const known = await findKnownJobs(
    database.db,
    read.flatMap(({ value }) => value ?? []),
  );
  return read.map((each) => ({ ...each, known: each.value !== null && known(each.value) }));
}
