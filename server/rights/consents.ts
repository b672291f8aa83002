import { desc, eq } from 'drizzle-orm';
import type { z } from 'zod';
import { messages } from '#contract/messages.ts';
import type { ConsentSource, consentInputSchema } from '#contract/rights.ts';
import { type By, recordAudit } from '../audit/record-audit.ts';
import { requireCandidate } from '../candidates/known-candidates.read.ts';
import { lockCandidates } from '../candidates/lock-candidates.ts';
import type { Actor } from '../core/actor.ts';
import { AppError } from '../core/errors.ts';
import type { Clock } from '../core/clock.ts';
import type { Database, Handle, Tx } from '../db/client.ts';
import { candidateConsents as consents, profiles } from '../db/schema.ts';
import { recordEvent } from '../events/record-event.ts';
import { insertConsent } from './consents.repo.ts';

interface Deps {
  database: Database;
  clock: Clock;
}

/** What was noted of a person's consent, the newest first. */
export function consentsOf(handle: Handle, candidateId: string) {
  return handle
    .select({
      id: consents.id,
      is_given: consents.is_given,
      source: consents.source,
      note: consents.note,
      noted_at: consents.noted_at,
      noted_by_name: profiles.full_name,
    })
    .from(consents)
    .leftJoin(profiles, eq(profiles.user_id, consents.noted_by))
    .where(eq(consents.candidate_id, candidateId))
    .orderBy(desc(consents.noted_at), desc(consents.id));
}

/** What was noted of a person's consent, the newest first; the newest holds. Throws `not_found`. */
export async function listConsents(handle: Handle, candidateId: string) {
  await requireCandidate(handle, candidateId);
  const items = await consentsOf(handle, candidateId);
  const [newest] = items;
  return { state: stateOf(newest), items };
}

function stateOf(newest: { is_given: boolean } | undefined): 'none' | 'given' | 'withdrawn' {
  if (!newest) return 'none';
  return newest.is_given ? 'given' : 'withdrawn';
}

/** Notes that a person consented or took the consent back. Throws `not_found`. */
export async function noteConsent(
  { database, clock }: Deps,
  by: By & { actor: Actor },
  candidateId: string,
  noted: z.output<typeof consentInputSchema>,
): Promise<void> {
  await database.transaction(async (tx) => {
    const [candidate] = await lockCandidates(tx, [candidateId], 'to stay');
    if (!candidate) throw new AppError('not_found', messages.candidate.notFound);
    await writeConsent(tx, by, candidateId, { ...noted, at: clock.now() });
    await recordEvent(tx, { kind: 'candidate', id: candidateId });
  });
}

/** Notes, as part of a transaction, the consent that was ticked beside what else was sent of a person. */
export async function writeTickedConsent(
  tx: Tx,
  by: By & { actor: Actor },
  candidateId: string,
  ticked: { source: ConsentSource; at: Date },
): Promise<void> {
  await writeConsent(tx, by, candidateId, { is_given: true, note: null, ...ticked });
}

async function writeConsent(
  tx: Tx,
  by: By & { actor: Actor },
  candidateId: string,
  { at, ...noted }: { is_given: boolean; source: ConsentSource; note: string | null; at: Date },
): Promise<void> {
  await insertConsent(tx, { ...noted, candidate_id: candidateId, noted_by: by.actor.userId, noted_at: at });
  await recordAudit(tx, by, {
    action: noted.is_given ? 'consent.give' : 'consent.withdraw',
    recordType: 'candidate',
    recordId: candidateId,
    fields: [noted.source],
  });
}
