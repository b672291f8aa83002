import { and, asc, eq, gt, inArray, isNotNull, lt, or, type SQL, sql } from 'drizzle-orm';
import type { IntakeAcceptance, IntakeFields, IntakeRefusal } from '#contract/intake.ts';
import { phoneDigits } from '#contract/phone.ts';
import type { Handle, Tx } from '../db/client.ts';
import { forgetAnswersAbout } from '../db/idempotency.ts';
import { folded } from '../db/schema/expressions.ts';
import { intakeBatches, intakeRefusals, intakeRows } from '../db/schema.ts';
import { isOneOf } from '../db/is-one-of.ts';
import type { RowOfFile } from '../files/stored-folder.ts';
import type { Draft } from './draft-fields.ts';
import { namesPerson, type PersonTraces, rowsOfPerson } from './rows-of-person.ts';

export type BatchRow = typeof intakeBatches.$inferSelect;
export type IntakeRowRow = typeof intakeRows.$inferSelect;

const nextVersion = sql`${intakeRows.version} + 1`;

/** Writes a new batch. */
export async function insertBatch(tx: Tx, batchOf: typeof intakeBatches.$inferInsert): Promise<BatchRow> {
  const [batch] = await tx.insert(intakeBatches).values(batchOf).returning();
  return batch!;
}

/** Keeps a person's batch as it is until the transaction ends; undefined when there is none. */
export async function lockBatch(tx: Tx, id: string, owner: string): Promise<BatchRow | undefined> {
  const [batch] = await tx
    .select()
    .from(intakeBatches)
    .where(and(eq(intakeBatches.id, id), eq(intakeBatches.owner, owner)))
    .for('update');
  return batch;
}

/** Writes down with what a batch is accepted. */
export async function rememberAcceptance(tx: Tx, id: string, acceptance: IntakeAcceptance): Promise<void> {
  await tx.update(intakeBatches).set(acceptance).where(eq(intakeBatches.id, id));
}

/** Writes a row of a batch that the transaction has locked. */
export async function insertRow(tx: Tx, row: typeof intakeRows.$inferInsert): Promise<void> {
  await tx.insert(intakeRows).values(row);
}

/** Keeps a row from changing until the transaction ends; undefined when there is none in a batch of that person. */
export async function lockRow(tx: Tx, id: string, owner: string): Promise<IntakeRowRow | undefined> {
  const [found] = await tx
    .select({ row: intakeRows })
    .from(intakeRows)
    .innerJoin(intakeBatches, eq(intakeBatches.id, intakeRows.batch_id))
    .where(and(eq(intakeRows.id, id), eq(intakeBatches.owner, owner)))
    .for('update', { of: intakeRows });
  return found?.row;
}

type Changes = Partial<Pick<IntakeRowRow, 'reading' | 'problem' | 'text' | 'decision' | 'refusal'>>;

/** Changes a row that the transaction has locked. */
export async function updateRow(tx: Tx, id: string, changes: Changes, draft?: Draft): Promise<void> {
  await tx
    .update(intakeRows)
    .set({ ...changes, ...(draft && columnsOf(draft)), version: nextVersion })
    .where(eq(intakeRows.id, id));
}

/** Writes what reading brought, unless it was written before or the row is gone. */
export async function finishReading(handle: Handle, id: string, read: Changes, draft?: Draft): Promise<void> {
  await handle
    .update(intakeRows)
    .set({ ...read, ...(draft && columnsOf(draft)), version: nextVersion })
    .where(and(eq(intakeRows.id, id), eq(intakeRows.reading, 'waiting')));
}

/**
 * Has a file read once more that our own failure kept from being read, unless somebody has entered its fields since; or
 * one whose failure has not been written down yet.
 */
export async function readAgain(tx: Tx, id: string): Promise<boolean> {
  const waiting = await tx
    .update(intakeRows)
    .set({ reading: 'waiting', problem: null, version: nextVersion })
    .where(
      and(
        eq(intakeRows.id, id),
        isNotNull(intakeRows.file_key),
        or(
          eq(intakeRows.reading, 'waiting'),
          and(
            eq(intakeRows.reading, 'unreadable'),
            eq(intakeRows.problem, 'failed'),
            eq(intakeRows.decision, 'open'),
            sql`${intakeRows.fields} = '{}'::jsonb`,
          ),
        ),
      ),
    )
    .returning({ id: intakeRows.id });
  return waiting.length > 0;
}

/** Says of rows that are open that they are being accepted; answers which those were. */
export async function beginAccepting(
  tx: Tx,
  ids: readonly string[],
  { job_id, recommendation_reason, consent_source, found_through, by }: IntakeAcceptance & { by: string },
): Promise<string[]> {
  const begun = await tx
    .update(intakeRows)
    .set({
      decision: 'accepting',
      refusal: null,
      accept_job_id: job_id,
      accept_reason: recommendation_reason,
      accept_consent: consent_source,
      accept_found_through: found_through,
      accept_by: by,
      version: nextVersion,
    })
    .where(and(isOneOf(intakeRows.id, ids), eq(intakeRows.decision, 'open')))
    .returning({ id: intakeRows.id });
  return begun.map(({ id }) => id);
}

/** Gives a row back that could not be accepted, with the reason. */
export async function refuseRow(handle: Handle, id: string, refusal: string): Promise<void> {
  await handle
    .update(intakeRows)
    .set({ decision: 'open', refusal, version: nextVersion })
    .where(and(eq(intakeRows.id, id), eq(intakeRows.decision, 'accepting')));
}

/** Has a row accepted once more, as it was to be, that was given back with this reason or is about to be. */
export async function acceptAgain(tx: Tx, id: string, refusal: string): Promise<boolean> {
  const begun = await tx
    .update(intakeRows)
    .set({ decision: 'accepting', refusal: null, version: nextVersion })
    .where(
      and(
        eq(intakeRows.id, id),
        isNotNull(intakeRows.accept_job_id),
        or(
          eq(intakeRows.decision, 'accepting'),
          and(eq(intakeRows.decision, 'open'), eq(intakeRows.refusal, refusal)),
        ),
      ),
    )
    .returning({ id: intakeRows.id });
  return begun.length > 0;
}

/**
 * Says that a row, as it was at that version, has become a candidate or the newer resume of one, and forgets the draft.
 * False when it has changed since.
 */
export async function settleRow(
  tx: Tx,
  { id, version }: Pick<IntakeRowRow, 'id' | 'version'>,
  decision: 'accepted' | 'updated',
  candidateId: string,
): Promise<boolean> {
  const marked = await tx
    .update(intakeRows)
    .set({
      decision,
      candidate_id: candidateId,
      refusal: null,
      file_key: null,
      text: '',
      fields: {},
      confidence: {},
      email_key: null,
      phone_key: null,
      accept_reason: null,
      accept_consent: null,
      accept_found_through: null,
      version: nextVersion,
    })
    .where(
      and(
        eq(intakeRows.id, id),
        eq(intakeRows.version, version),
        inArray(intakeRows.decision, ['open', 'accepting']),
      ),
    )
    .returning({ id: intakeRows.id });
  return marked.length > 0;
}

/** Notes files that a batch, which the transaction has locked, did not take; so many of a batch at most. */
export async function insertRefusals(
  tx: Tx,
  batchId: string,
  files: readonly IntakeRefusal[],
  most: number,
): Promise<void> {
  const room = most - (await tx.$count(intakeRefusals, eq(intakeRefusals.batch_id, batchId)));
  const noted = files.slice(0, Math.max(0, room)).map((file) => ({ ...file, batch_id: batchId }));
  if (noted.length > 0) await tx.insert(intakeRefusals).values(noted).onConflictDoNothing();
}

/** Forgets which files a batch did not take. */
export async function deleteRefusals(tx: Tx, batchId: string): Promise<void> {
  await tx.delete(intakeRefusals).where(eq(intakeRefusals.batch_id, batchId));
}

/** Deletes a batch with its rows; answers the keys of their files. */
export async function deleteBatchRow(tx: Tx, id: string): Promise<string[]> {
  const keys = await deleteWhere(tx, eq(intakeRows.batch_id, id));
  await tx.delete(intakeBatches).where(eq(intakeBatches.id, id));
  await forgetAnswersAbout(tx, id);
  return keys;
}

/** Deletes a row; answers the key of its file. */
export async function deleteRow(tx: Tx, id: string): Promise<string[]> {
  return deleteWhere(tx, eq(intakeRows.id, id));
}

/**
 * Deletes everybody's rows that are, or may be, of this person (`rowsOfPerson`), and what was noted of files of this name.
 * Answers the keys of their files.
 */
export async function deleteRowsOfPerson(tx: Tx, person: PersonTraces): Promise<string[]> {
  await tx.delete(intakeRefusals).where(namesPerson(intakeRefusals.file_name, person));
  return deleteWhere(tx, rowsOfPerson(person));
}

/** Ids of the oldest batches that were begun before then. */
export async function batchesBefore(handle: Handle, then: Date, most: number): Promise<string[]> {
  const rows = await handle
    .select({ id: intakeBatches.id })
    .from(intakeBatches)
    .where(lt(intakeBatches.created_at, then))
    .orderBy(intakeBatches.created_at)
    .limit(most);
  return rows.map(({ id }) => id);
}

/** Those of these files that a row names. */
export async function intakeFilesInUse(handle: Handle, keys: readonly string[]): Promise<Set<string>> {
  const rows = await handle
    .select({ key: intakeRows.file_key })
    .from(intakeRows)
    .where(isOneOf(intakeRows.file_key, keys));
  return new Set(rows.flatMap(({ key }) => key ?? []));
}

/** What rows say of their files: those whose key comes after this one, in the order of keys, so many at most. */
export async function intakeFilesAfter(handle: Handle, after: string, most: number): Promise<RowOfFile[]> {
  const { file_key, size_bytes: size, sha256 } = intakeRows;
  const rows = await handle
    .select({ key: file_key, size, sha256 })
    .from(intakeRows)
    .where(gt(file_key, after))
    .orderBy(asc(file_key))
    .limit(most);
  return rows.flatMap(({ key, ...row }) => (key === null ? [] : [{ key, ...row }]));
}

async function deleteWhere(tx: Tx, where: SQL): Promise<string[]> {
  const rows = await tx.delete(intakeRows).where(where).returning({ key: intakeRows.file_key });
  return rows.flatMap(({ key }) => key ?? []);
}

function columnsOf({ fields, confidence }: Draft) {
  return { fields, confidence, ...keysOf(fields) };
}

/** What makes two people the same; lower-cased by the database, as candidates are. */
function keysOf({ email, phone }: IntakeFields) {
  return {
    email_key: email === null ? null : folded(email),
    phone_key: phone === null ? null : phoneDigits(phone),
  };
}
