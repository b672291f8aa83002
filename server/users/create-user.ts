import type { z } from 'zod';
import { messages } from '#contract/messages.ts';
import type { userCreateSchema } from '#contract/users.ts';
import { type By, recordAudit } from '../audit/record-audit.ts';
import { type Auth, insertIdentity } from '../auth/auth.ts';
import { AppError } from '../core/errors.ts';
import { type Database, isUniqueViolation, type Tx } from '../db/client.ts';
import { emailIsTaken, insertProfile, listCompanies, type ProfileRow } from './profiles.repo.ts';

type NewUser = z.output<typeof userCreateSchema>;

/**
 * Creates a person who can sign in, with a temporary password. A vendor's company is taken in the spelling that
 * exists already. Throws `conflict` when the e-mail is taken.
 */
export async function createUser(
  deps: { database: Database; auth: Auth },
  by: By,
  person: NewUser,
): Promise<ProfileRow> {
  // Hashing takes a while, so it happens before the transaction.
  const passwordHash = await deps.auth.hashPassword(person.password);
  try {
    return await deps.database.transaction(async (tx) => {
      if (await emailIsTaken(tx, person.email)) throw emailTaken();
      const profile = await insertUser(tx, { ...person, passwordHash, mustChangePassword: true });
      await recordAudit(tx, by, { action: 'user.create', recordType: 'profile', recordId: profile.user_id });
      return profile;
    });
  } catch (error) {
    if (isUniqueViolation(error)) throw emailTaken();
    throw error;
  }
}

/** Writes identity and profile in the caller's transaction. */
export async function insertUser(
  tx: Tx,
  person: Omit<NewUser, 'password'> & { passwordHash: string; mustChangePassword: boolean },
): Promise<ProfileRow> {
  const userId = await insertIdentity(tx, {
    email: person.email,
    name: person.full_name,
    passwordHash: person.passwordHash,
  });
  return insertProfile(tx, {
    user_id: userId,
    role: person.role,
    full_name: person.full_name,
    email: person.email.trim().toLowerCase(),
    company_name: person.role === 'vendor' ? await existingSpelling(tx, person.company_name) : null,
    must_change_password: person.mustChangePassword,
  });
}

async function existingSpelling(tx: Tx, company: string): Promise<string> {
  const key = company.trim().toLowerCase();
  return (await listCompanies(tx)).find((name) => name.toLowerCase() === key) ?? company.trim();
}

function emailTaken(): AppError {
  return new AppError('conflict', messages.user.emailTaken, { fields: { email: messages.user.emailTaken } });
}
