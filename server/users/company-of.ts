import { sql } from 'drizzle-orm';
import { lookOf, oneSpaced } from '#contract/text.ts';
import type { Tx } from '../db/client.ts';
import { listCompanies } from './profiles.repo.ts';

/** Of this program's locks, the one of the companies' names. */
const LOCK = 7_104_022;

/** A company by its name, in the spelling that exists already; a new one with single blanks. */
export async function companyOf(tx: Tx, name: string): Promise<string> {
  // Two that are made at the same moment would not see each other: one after the other, until the transaction ends.
  await tx.execute(sql`select pg_advisory_xact_lock(${LOCK})`);
  const known = await listCompanies(tx);
  // As it was chosen, where old data hold two of the same look.
  const asTyped = known.find((company) => company.toLowerCase() === name.trim().toLowerCase());
  return asTyped ?? known.find((company) => lookOf(company) === lookOf(name)) ?? oneSpaced(name);
}
