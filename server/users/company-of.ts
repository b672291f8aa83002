import { lookOf, oneSpaced } from '#contract/text.ts';
import type { Tx } from '../db/client.ts';
import { listCompanies } from './profiles.repo.ts';

/** A company by its name, in the spelling that exists already; a new one with single blanks. */
export async function companyOf(tx: Tx, name: string): Promise<string> {
  const known = await listCompanies(tx);
  // As it was chosen, where old data hold two of the same look.
  const asTyped = known.find((company) => company.toLowerCase() === name.trim().toLowerCase());
  return asTyped ?? known.find((company) => lookOf(company) === lookOf(name)) ?? oneSpaced(name);
}
