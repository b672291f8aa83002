import { inArray, or } from 'drizzle-orm';
import { phoneDigits } from '#contract/phone.ts';
import { type By, recordAudit } from '../audit/record-audit.ts';
import type { Actor } from '../core/actor.ts';
import type { Database, Handle } from '../db/client.ts';
import { candidates } from '../db/schema.ts';
import { recordEvent } from '../events/record-event.ts';
import { insertCandidate } from './candidates.repo.ts';

type NewCandidate = Omit<typeof candidates.$inferInsert, 'id' | 'submission_type' | 'submitted_by'> & {
  id?: string | undefined;
};

/** Ids asked for at a time. */
const ASKED = 500;

/** Tells of people whether they are here already: by id, e-mail or phone. */
export async function findKnownPeople(
  handle: Handle,
  people: readonly NewCandidate[],
): Promise<(person: NewCandidate) => boolean> {
  const known = new Set<string>();
  const emailOf = ({ email }: NewCandidate) => email.trim().toLowerCase();
  const phoneOf = ({ phone }: NewCandidate) => phoneDigits(phone) ?? phone;
  for (let from = 0; from < people.length; from += ASKED) {
    const some = people.slice(from, from + ASKED);
    const rows = await handle
      .select({ id: candidates.id, email: candidates.email_key, phone: candidates.phone_key })
      .from(candidates)
      .where(
        or(
          inArray(candidates.email_key, some.map(emailOf)),
          inArray(candidates.phone_key, some.map(phoneOf)),
          inArray(
            candidates.id,
            some.flatMap(({ id }) => id ?? []),
          ),
        ),
      );
    for (const { id, email, phone } of rows) for (const key of [id, email, phone]) known.add(key ?? '');
  }
  return (person) => [person.id ?? '-', emailOf(person), phoneOf(person)].some((key) => known.has(key));
}

/** Adds people of a former system, all of them or none; nobody is assigned to anything. A known one is a unique violation. */
export async function importCandidates(
  { database }: { database: Database },
  by: By & { actor: Actor },
  people: readonly NewCandidate[],
): Promise<void> {
  await database.transaction(async (tx) => {
    const ids: string[] = [];
    for (const { id, ...person } of people) {
      const row = await insertCandidate(tx, {
        ...person,
        ...(id === undefined ? {} : { id }),
        submission_type: 'internal',
        submitted_by: by.actor.userId,
      });
      ids.push(row.id);
    }
    await recordAudit(
      tx,
      by,
      ids.map((recordId) => ({ action: 'candidate.import', recordType: 'candidate', recordId })),
    );
    // One is enough: everybody's list is asked for again.
    await recordEvent(
      tx,
      ids.slice(0, 1).map((id) => ({ kind: 'candidate' as const, id })),
    );
  });
}
