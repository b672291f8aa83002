import type { Tx } from '../db/client.ts';
import { listCompanies } from './profiles.repo.ts';

/** A company by its name, in the spelling that exists already. */
export async function companyOf(tx: Tx, name: string): Promise<string> {
  const key = name.trim().toLowerCase();
  return (await listCompanies(tx)).find((known) => known.toLowerCase() === key) ?? name.trim();
}
