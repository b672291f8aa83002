import { inArray, or } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { type By, recordAudit } from '../audit/record-audit.ts';
import type { Actor } from '../core/actor.ts';
import type { Clock } from '../core/clock.ts';
import type { Database, Handle, Tx } from '../db/client.ts';
import { isOneOf } from '../db/is-one-of.ts';
import { candidates } from '../db/schema.ts';
import { recordEvent } from '../events/record-event.ts';
import { ensureResumeVector } from '../matching/embed-tasks.ts';
import type { TaskQueue } from '../queue/task-queue.ts';
import { insertCandidates, updateCandidateRow } from './candidates.repo.ts';
import { emptyOf, isOfPerson, missingOf, type NewCandidate } from './fill-in.ts';
import { lockCandidates } from './lock-candidates.ts';

/** Ids asked for, and people written, at a time. */
const ASKED = 500;
const WRITTEN = 200;

/** By what somebody is recognised: an id of the former system, an e-mail in small letters, ten digits; '' for none. */
interface PersonKeys {
  id?: string | undefined;
  email: string;
  phone: string;
}

/** Tells of people as whom they are here already, by id, e-mail or phone: nobody, one, or several who share those. */
export async function findKnownPeople(
  handle: Handle,
  people: readonly PersonKeys[],
): Promise<(person: PersonKeys) => string[]> {
  const known = new Map<string, string>();
  for (let from = 0; from < people.length; from += ASKED) {
    const some = people.slice(from, from + ASKED);
    const rows = await handle
      .select({ id: candidates.id, email: candidates.email_key, phone: candidates.phone_key })
      .from(candidates)
      .where(
        or(
          inArray(
            candidates.email_key,
            some.map(({ email }) => email),
          ),
          inArray(
            candidates.phone_key,
            some.map(({ phone }) => phone),
          ),
          inArray(
            candidates.id,
            some.flatMap(({ id }) => id ?? []),
          ),
        ),
      );
    for (const { id, email, phone } of rows) for (const key of [id, email, phone]) known.set(key ?? '', id);
  }
  known.delete('');
  return ({ id = '', email, phone }) => [
    ...new Set([id, email, phone].flatMap((key) => known.get(key) ?? [])),
  ];
}

/** Somebody who is here already, with what a former system says of them. */
export interface Known {
  id: string;
  said: NewCandidate;
}

/** The same, with the fields of it that cannot be read. */
interface LookedAt extends Known {
  unreadable: readonly string[];
}

/**
 * Those of them who are the same person for sure: whether a former system says what is not known of them yet (`fills`),
 * and which of its unreadable fields are empty here.
 */
export async function findMissing<T extends LookedAt>(
  handle: Handle,
  today: string,
  people: readonly T[],
): Promise<(T & { fills: boolean })[]> {
  const looked: (T & { fills: boolean })[] = [];
  for (let from = 0; from < people.length; from += ASKED) {
    const some = people.slice(from, from + ASKED);
    const ids = some.map(({ id }) => id);
    const rows = await handle.select().from(candidates).where(isOneOf(candidates.id, ids));
    const current = new Map(rows.map((row) => [row.id, row]));
    for (const each of some) {
      const row = current.get(each.id);
      if (!row || !isOfPerson(row, each.said)) continue;
      const fills = Object.keys(missingOf(row, each.said, today)).length > 0;
      looked.push({ ...each, fills, unreadable: emptyOf(row, each.unreadable) });
    }
  }
  return looked;
}

interface Deps {
  database: Database;
  tasks: TaskQueue;
  clock: Clock;
}

/**
 * Adds people of a former system, all of them or nobody, and then fills in what is not known of those who are here: a
 * part of them at a time, so that nobody waits for long for any of them; it can be repeated without harm. What is
 * done with those who were added, in their order, goes in with them. A known one among the new is a unique violation. Returns who was added, and how many
 * were filled in.
 */
export async function importCandidates(
  { database, tasks, clock }: Deps,
  by: By & { actor: Actor },
  people: readonly NewCandidate[],
  known: readonly Known[],
  withAdded: (tx: Tx, added: readonly { id: string }[]) => Promise<void>,
): Promise<{ added: { id: string; name: string }[]; filled: number }> {
  const added = await database.transaction(async (tx) => {
    const rows = await addPeople(tx, by, people);
    await withAdded(tx, rows);
    await tellOne(tx, rows);
    return rows;
  });
  let filled = 0;
  for (let from = 0; from < known.length; from += WRITTEN) {
    const some = known.slice(from, from + WRITTEN);
    filled += await database.transaction(async (tx) => {
      const ids = await fillIn(tx, by, some, { tasks, today: clock.today() });
      await tellOne(tx, ids);
      return ids.length;
    });
  }
  return { added, filled };
}

/** One change is enough to be told: everybody's list is asked for again. */
async function tellOne(tx: Tx, changed: readonly { id: string }[]): Promise<void> {
  await recordEvent(
    tx,
    changed.slice(0, 1).map(({ id }) => ({ kind: 'candidate' as const, id })),
  );
}

async function addPeople(
  tx: Tx,
  by: By & { actor: Actor },
  people: readonly NewCandidate[],
): Promise<{ id: string; name: string }[]> {
  const rows = people.map(({ created_at, ...person }) => ({
    ...person,
    id: person.id ?? uuidv7(),
    ...(created_at && { created_at }),
    submitted_by: by.actor.userId,
  }));
  for (let from = 0; from < rows.length; from += WRITTEN) {
    const some = rows.slice(from, from + WRITTEN);
    await insertCandidates(tx, some);
    await recordAudit(
      tx,
      by,
      some.map(({ id }) => ({ action: 'candidate.import', recordType: 'candidate', recordId: id })),
    );
  }
  return rows.map(({ id, name }) => ({ id, name }));
}

/** By what a person's vector is made, besides the resume. */
const IN_VECTOR = ['skills', 'current_position'];

/** Fills in what is empty by now, whatever was when it was looked at; returns who got anything. */
async function fillIn(
  tx: Tx,
  by: By & { actor: Actor },
  known: readonly Known[],
  { tasks, today }: { tasks: TaskQueue; today: string },
): Promise<{ id: string; fields: string[] }[]> {
  const saidOf = new Map(known.map(({ id, said }) => [id, said]));
  const filled: { id: string; fields: string[] }[] = [];
  for (const current of await lockCandidates(tx, [...saidOf.keys()], 'to change')) {
    const changes = missingOf(current, saidOf.get(current.id)!, today);
    const fields = Object.keys(changes);
    if (fields.length === 0) continue;
    await updateCandidateRow(tx, current.id, changes);
    if (fields.some((field) => IN_VECTOR.includes(field))) await ensureResumeVector(tx, tasks, current.id);
    filled.push({ id: current.id, fields });
  }
  await recordAudit(
    tx,
    by,
    filled.map(({ id, fields }) => ({
      action: 'candidate.update',
      recordType: 'candidate',
      recordId: id,
      fields,
    })),
  );
  return filled;
}
