import type { ExistingCandidate } from '#contract/candidates.ts';
import { messages } from '#contract/messages.ts';
import { phoneDigits } from '#contract/phone.ts';
import { existingCandidateSchema } from '#contract/candidates.ts';
import { AppError } from '../core/errors.ts';
import type { Handle } from '../db/client.ts';
import { present } from '../http/present.ts';
import { listSamePeople } from './candidates.read.ts';

interface Person {
  email: string;
  phone: string;
}

/** The candidate with this e-mail or phone as typed, or null; blank or unreadable ones match nobody. */
export async function findExisting(handle: Handle, person: Person): Promise<ExistingCandidate | null> {
  const [existing] = await findSamePeople(handle, person);
  return existing ?? null;
}

/**
 * Throws `candidate_exists` when another candidate than the one being edited has the e-mail or the phone: with that
 * candidate, and on the fields that are taken.
 */
export async function refuseExisting(handle: Handle, person: Person, exceptId?: string): Promise<void> {
  const others = (await findSamePeople(handle, person)).filter(({ id }) => id !== exceptId);
  const [existing] = others;
  if (!existing) return;
  const message = messages.candidate.exists;
  throw new AppError('candidate_exists', message, {
    fields: {
      ...(others.some((other) => other.same_email) && { email: message }),
      ...(others.some((other) => other.same_phone) && { phone: message }),
    },
    current: present(existingCandidateSchema, existing).value,
  });
}

/** Candidates with the e-mail or the phone of a person as typed: at most two, the one with the e-mail first. */
export function findSamePeople(handle: Handle, person: Person) {
  return listSamePeople(handle, keysOf(person));
}

function keysOf({ email, phone }: Person) {
  return { email: email.trim() || null, phone: phoneDigits(phone) };
}
