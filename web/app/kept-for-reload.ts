import type { useRouter } from '@tanstack/react-router';
import { z } from 'zod';
import { mayKeep } from '#web/lib/draft-store.ts';

/** Of the keys in the tab's storage, which signing out empties; a reload finds them by the entry of the browser's history. */
const PREFIX = 'niyukti.kept.';

const keptSchema = z.object({ user: z.string(), value: z.unknown() });

/** The entry of the browser's history that a screen stands at; another one with each step, on or in its place. */
export function entryOf({ latestLocation }: Pick<ReturnType<typeof useRouter>, 'latestLocation'>): string {
  return latestLocation.state.__TSR_key ?? '';
}

/** Keeps something for a reload of the page, for that user alone: ids and addresses, nothing that is said of a person. */
export function keepForReload(name: string, user: string, value: unknown): void {
  if (!mayKeep()) return;
  try {
    sessionStorage.setItem(PREFIX + name, JSON.stringify({ user, value }));
  } catch {
    // Full or forbidden: then a reload forgets.
  }
}

/** What was kept under a name for that user, where it is still what it should be. */
export function keptForReload<T>(name: string, user: string, schema: z.ZodType<T>): T | undefined {
  try {
    const kept = keptSchema.parse(JSON.parse(sessionStorage.getItem(PREFIX + name) ?? 'null'));
    return kept.user === user ? schema.parse(kept.value) : undefined;
  } catch {
    return undefined;
  }
}
