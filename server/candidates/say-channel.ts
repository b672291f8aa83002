import { type Channel, referrerOf } from '#contract/channels.ts';
import { type By, recordAudit } from '../audit/record-audit.ts';
import type { Tx } from '../db/client.ts';
import { updateCandidateRow } from './candidates.repo.ts';
import type { CandidateRow } from './lock-candidates.ts';

/**
 * Says through which channel a locked person was found, where nobody has said so yet: what is stored stays. Nothing is said
 * of a vendor's people, for they were found by the vendor.
 */
export async function sayChannel(
  tx: Tx,
  by: By,
  { id, submission_type, found_through }: CandidateRow,
  said: { found_through: Channel | null; referred_by: string | null },
): Promise<void> {
  if (said.found_through === null || found_through !== null || submission_type === 'vendor') return;
  const changes = { found_through: said.found_through, referred_by: referrerOf(said) };
  await updateCandidateRow(tx, id, changes);
  await recordAudit(tx, by, {
    action: 'candidate.update',
    recordType: 'candidate',
    recordId: id,
    fields: changes.referred_by === null ? ['found_through'] : ['found_through', 'referred_by'],
  });
}
