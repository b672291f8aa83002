import { z } from 'zod';
import { limits } from '#contract/limits.ts';
import { mayKeep } from './draft-store.ts';

const PREFIX = 'niyukti.seen.';
const seenSchema = z.array(z.uuid());

/** The ids of the jobs and candidates that a person opened last in this browser, the newest first. */
export function readSeen(person: string): string[] {
  try {
    const seen = seenSchema.safeParse(JSON.parse(localStorage.getItem(PREFIX + person) ?? '[]'));
    return seen.success ? seen.data.slice(0, limits.find.seen) : [];
  } catch {
    // Damaged or forbidden: nothing was seen.
    return [];
  }
}

/** Removes what other people have opened at this browser: whoever did not sign out left it behind. */
export function sweepSeen(person: string): void {
  try {
    for (const key of Object.keys(localStorage))
      if (key.startsWith(PREFIX) && key !== PREFIX + person) localStorage.removeItem(key);
  } catch {
    // Storage is forbidden: there is nothing to sweep.
  }
}

/** Notes that a person opened a job or candidate: its id only, so that nothing of a record lies in the browser. It goes at sign-out. */
export function noteSeen(person: string, id: string): void {
  if (!mayKeep()) return;
  const seen = [id, ...readSeen(person).filter((other) => other !== id)].slice(0, limits.find.seen);
  try {
    localStorage.setItem(PREFIX + person, JSON.stringify(seen));
  } catch {
    // Full or forbidden: it is not remembered.
  }
}
