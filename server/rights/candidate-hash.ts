import { createHash } from 'node:crypto';

/** What the ledger of erasures keeps of a candidate's id: SHA-256 in hexadecimal digits, as PostgreSQL's sha256() writes it. */
export function candidateHash(candidateId: string): string {
  return createHash('sha256').update(candidateId).digest('hex');
}
