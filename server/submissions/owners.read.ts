import { and, asc, gte, sql } from 'drizzle-orm';
import type { Owner } from '#contract/owner.ts';
import { builtOnce } from '../db/built-once.ts';
import type { Handle } from '../db/client.ts';
import { isOneOf } from '../db/is-one-of.ts';
import { submissionLedger as ledger } from '../db/schema.ts';

const ownersOfMany = builtOnce((handle) =>
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

/** By candidate the vendor company that owns each of some people on a day (YYYY-MM-DD): by the first ownership that still runs. */
export async function ownersOf(
  handle: Handle,
  today: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, NonNullable<Owner>>> {
  if (ids.length === 0) return new Map();
  const rows = await ownersOfMany(handle).execute({ candidates: ids, today });
  return new Map(
    rows.flatMap(({ candidate_id, company_name, until }) =>
      until === null ? [] : [[candidate_id, { company_name, until }] as const],
    ),
  );
}

/** Adds to some people who owns each, as `ownersOf` says. */
export async function withOwner<Person extends { id: string }>(
  handle: Handle,
  today: string,
  people: readonly Person[],
): Promise<(Person & { owner: Owner })[]> {
  const ids = people.map(({ id }) => id);
  const owners = await ownersOf(handle, today, ids);
  return people.map((person) => ({ ...person, owner: owners.get(person.id) ?? null }));
}
