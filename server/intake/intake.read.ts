import { and, count, desc, eq, exists, inArray, lte, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { IntakeRefusal, IntakeRow } from '#contract/intake.ts';
import type { Handle } from '../db/client.ts';
import {
  auditLog,
  candidateJobAssignments,
  candidates,
  intakeBatches,
  intakeRefusals,
  intakeRows,
} from '../db/schema.ts';
import { isOneOf } from '../db/is-one-of.ts';

type Duplicate = NonNullable<IntakeRow['duplicate']>;

const counts = {
  total: count(intakeRows.id),
  busy: sql<number>`count(*) filter (where ${intakeRows.reading} = 'waiting' or ${intakeRows.decision} = 'accepting')::int`,
  accepted: sql<number>`count(*) filter (where ${intakeRows.decision} in ('accepted', 'updated'))::int`,
  open: sql<number>`count(*) filter (where ${intakeRows.decision} = 'open' and ${intakeRows.reading} <> 'waiting')::int`,
};

/** A person's newest batches, or the one asked for, with how far each has come. */
export async function listBatches(handle: Handle, owner: string, id?: string) {
  const rows = await handle
    .select({ batch: intakeBatches, ...counts })
    .from(intakeBatches)
    .leftJoin(intakeRows, eq(intakeRows.batch_id, intakeBatches.id))
    .where(and(eq(intakeBatches.owner, owner), id === undefined ? undefined : eq(intakeBatches.id, id)))
    .groupBy(intakeBatches.id)
    .orderBy(desc(intakeBatches.created_at), desc(intakeBatches.id))
    .limit(MOST_BATCHES);
  return rows.map(({ batch, ...counted }) => ({ ...batch, ...counted }));
}

/** As many as a person can survey. */
const MOST_BATCHES = 100;

/** All columns but the text, which is long and is not shown in lists. */
const shown = {
  id: intakeRows.id,
  batch_id: intakeRows.batch_id,
  file_name: intakeRows.file_name,
  size_bytes: intakeRows.size_bytes,
  sha256: intakeRows.sha256,
  reading: intakeRows.reading,
  problem: intakeRows.problem,
  decision: intakeRows.decision,
  refusal: intakeRows.refusal,
  fields: intakeRows.fields,
  confidence: intakeRows.confidence,
  email_key: intakeRows.email_key,
  phone_key: intakeRows.phone_key,
  candidate_id: intakeRows.candidate_id,
  candidate_name: candidates.name,
  candidate_email: candidates.email,
  candidate_phone: candidates.phone,
  candidate_years: candidates.experience_years,
  version: intakeRows.version,
};

/** The rows of a batch in the order in which they came, each with who seems to be the same person. */
export async function listRows(handle: Handle, batchId: string) {
  return withDuplicates(handle, eq(intakeRows.batch_id, batchId));
}

/** One row of a batch, as listRows has it; undefined when there is none. */
export async function listRow(handle: Handle, batchId: string, id: string): Promise<ListedRow | undefined> {
  const one = alias(intakeRows, 'one');
  const isLikeIt = handle
    .select({ id: one.id })
    .from(one)
    .where(
      and(
        eq(one.id, id),
        lte(intakeRows.id, one.id),
        or(
          eq(intakeRows.id, one.id),
          eq(intakeRows.email_key, one.email_key),
          eq(intakeRows.phone_key, one.phone_key),
          eq(intakeRows.sha256, one.sha256),
        ),
      ),
    );
  const rows = await withDuplicates(handle, and(eq(intakeRows.batch_id, batchId), exists(isLikeIt)));
  return rows.find((row) => row.id === id);
}

/** Rows in the order in which they came, each with the candidate or the earlier of these rows that it is like. */
async function withDuplicates(handle: Handle, which: SQL | undefined) {
  const rows = await handle
    .select(shown)
    .from(intakeRows)
    .leftJoin(candidates, eq(candidates.id, intakeRows.candidate_id))
    .where(which)
    .orderBy(intakeRows.id);
  const known = await candidatesLike(handle, which);
  const earlier = earlierLike(rows);
  return rows.map((row) => ({ ...row, duplicate: known.get(row.id) ?? earlier.get(row.id) ?? null }));
}

export type ListedRow = Awaited<ReturnType<typeof withDuplicates>>[number];

/** A row of a batch of that person, undefined when there is none. */
export async function findRow(handle: Handle, id: string, owner: string) {
  const [found] = await handle
    .select({ row: intakeRows })
    .from(intakeRows)
    .innerJoin(intakeBatches, eq(intakeBatches.id, intakeRows.batch_id))
    .where(and(eq(intakeRows.id, id), eq(intakeBatches.owner, owner)));
  return found?.row;
}

/** A row by an earlier upload, undefined when there is none. */
export async function findUpload(
  handle: Handle,
  batchId: string,
  uploadKey: string,
): Promise<string | undefined> {
  const [row] = await handle
    .select({ id: intakeRows.id })
    .from(intakeRows)
    .where(and(eq(intakeRows.batch_id, batchId), eq(intakeRows.upload_key, uploadKey)));
  return row?.id;
}

/** The files that a batch did not take, in the order in which they were noted. */
export function listRefusals(handle: Handle, batchId: string): Promise<IntakeRefusal[]> {
  const { id, upload_key, file_name, reason, batch_id } = intakeRefusals;
  return handle
    .select({ upload_key, file_name, reason })
    .from(intakeRefusals)
    .where(eq(batch_id, batchId))
    .orderBy(id);
}

/** How many files a batch has. */
export function countRows(handle: Handle, batchId: string): Promise<number> {
  return handle.$count(intakeRows, eq(intakeRows.batch_id, batchId));
}

/** A row for work in the background, which nobody asks for at that moment. */
export async function findRowForWork(handle: Handle, id: string) {
  const [row] = await handle.select().from(intakeRows).where(eq(intakeRows.id, id));
  return row;
}

/** Those of these batches that were begun with this database, even if they are gone. */
export async function batchesEverBegun(handle: Handle, ids: readonly string[]): Promise<Set<string>> {
  const rows = await handle
    .select({ id: auditLog.record_id })
    .from(auditLog)
    .where(and(eq(auditLog.action, 'intake.start'), isOneOf(auditLog.record_id, ids)));
  return new Set(rows.flatMap(({ id }) => id ?? []));
}

/** The jobs that a candidate is in, each with how far they have come. */
const jobsOfPerson = sql<Duplicate['jobs']>`coalesce((
  select jsonb_agg(jsonb_build_object('id', ${candidateJobAssignments.job_id}, 'status', ${candidateJobAssignments.status}))
  from ${candidateJobAssignments} where ${candidateJobAssignments.candidate_id} = ${candidates.id}
), '[]'::jsonb)`;

async function candidatesLike(handle: Handle, which: SQL | undefined): Promise<Map<string, Duplicate>> {
  const sameEmail = sql<boolean>`coalesce(${candidates.email_key} = ${intakeRows.email_key}, false)`;
  const samePhone = sql<boolean>`coalesce(${candidates.phone_key} = ${intakeRows.phone_key}, false)`;
  const found = await handle
    .select({
      row_id: intakeRows.id,
      id: candidates.id,
      name: candidates.name,
      same_email: sameEmail,
      same_phone: samePhone,
      jobs: jobsOfPerson,
    })
    .from(intakeRows)
    .innerJoin(
      candidates,
      or(eq(candidates.email_key, intakeRows.email_key), eq(candidates.phone_key, intakeRows.phone_key)),
    )
    .where(and(which, inArray(intakeRows.decision, ['open', 'skipped', 'accepting'])))
    // The one with the e-mail stays when each has its own.
    .orderBy(sameEmail);
  return new Map(
    found.map(({ row_id, id, name, same_email, same_phone, jobs }) => [
      row_id,
      {
        of: 'candidate',
        id,
        name,
        same: [...(same_email ? (['email'] as const) : []), ...(same_phone ? (['phone'] as const) : [])],
        jobs,
      },
    ]),
  );
}

type Compared = Pick<
  typeof intakeRows.$inferSelect,
  'id' | 'file_name' | 'sha256' | 'fields' | 'email_key' | 'phone_key' | 'decision'
>;

/** Of the files of one batch the first stands for the person; one that is skipped stands for nobody. */
function earlierLike(rows: readonly Compared[]): Map<string, Duplicate> {
  const seen = {
    email: new Map<string, Compared>(),
    phone: new Map<string, Compared>(),
    file: new Map<string, Compared>(),
  };
  const found = new Map<string, Duplicate>();
  for (const row of rows) {
    if (['skipped', 'accepted', 'updated'].includes(row.decision)) continue;
    const keys = [
      ['email', row.email_key],
      ['phone', row.phone_key],
      ['file', row.sha256],
    ] as const;
    const matches = keys.flatMap(([what, key]) => {
      const former = key === null ? undefined : seen[what].get(key);
      return former ? [{ what, former }] : [];
    });
    const former = matches[0]?.former;
    if (former)
      found.set(row.id, {
        of: 'row',
        id: former.id,
        name: former.fields.name ?? former.file_name,
        same: matches.filter((match) => match.former === former).map(({ what }) => what),
        jobs: [],
      });
    for (const [what, key] of keys) if (key !== null && !seen[what].has(key)) seen[what].set(key, row);
  }
  return found;
}
