import { inArray, or } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { type By, recordAudit } from '../audit/record-audit.ts';
import type { Actor } from '../core/actor.ts';
import type { Database, Handle } from '../db/client.ts';
import { candidates } from '../db/schema.ts';
import { recordEvent } from '../events/record-event.ts';
import { insertCandidates } from './candidates.repo.ts';

type NewCandidate = Omit<typeof candidates.$inferInsert, 'id' | 'submitted_by' | 'created_at'> & {
  id?: string | undefined;
  /** without it, of now */
  created_at?: Date | undefined;
};

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

/** Adds people of a former system, all of them or none; nobody is assigned to anything. A known one is a unique violation. */
export async function importCandidates(
  { database }: { database: Database },
  by: By & { actor: Actor },
  people: readonly NewCandidate[],
): Promise<void> {
  await database.transaction(async (tx) => {
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
    // One is enough: everybody's list is asked for again.
    await recordEvent(
      tx,
      rows.slice(0, 1).map(({ id }) => ({ kind: 'candidate' as const, id })),
    );
  });
}
