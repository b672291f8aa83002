import { and, asc, gte, sql } from 'drizzle-orm';
import type { Owner } from '#contract/owner.ts';
import { builtOnce } from '../db/built-once.ts';
import type { Handle } from '../db/client.ts';
import { isOneOf } from '../db/is-one-of.ts';
import { submissionLedger as ledger } from '../db/schema.ts';

const ownersOf = builtOnce((handle) =>
  handle
    .selectDistinctOn([ledger.candidate_id], {
      candidate_id: ledger.candidate_id,
      company_name: ledger.company_name,
      until: ledger.owned_until,
    })
    .from(ledger)
    .where(
      and(
        isOneOf(ledger.candidate_id, sql.placeholder('candidates')),
        gte(ledger.owned_until, sql.placeholder('today')),
      ),
    )
    .orderBy(asc(ledger.candidate_id), asc(ledger.created_at), asc(ledger.id)),
);

/** Adds to some people the vendor company that owns each on a day (YYYY-MM-DD): by the first ownership that still runs. */
export async function withOwner<Person extends { id: string }>(
  handle: Handle,
  today: string,
  people: readonly Person[],
): Promise<(Person & { owner: Owner })[]> {
  if (people.length === 0) return [];
  const rows = await ownersOf(handle).execute({ candidates: people.map(({ id }) => id), today });
  const owners = new Map(
    rows.flatMap(({ candidate_id, company_name, until }) =>
      until === null ? [] : [[candidate_id, { company_name, until }] as const],
    ),
  );
  return people.map((person) => ({ ...person, owner: owners.get(person.id) ?? null }));
}
