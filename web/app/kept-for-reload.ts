import type { useRouter } from '@tanstack/react-router';
import { z } from 'zod';
import { mayKeep } from '#web/lib/draft-store.ts';

/** In the tab's storage, which signing out empties. */
const KEY = 'niyukti.kept';
/** Steps of the browser's history that are remembered at most. */
const MOST = 50;

const storeSchema = z.object({
  user: z.string(),
  kept: z.array(z.object({ name: z.string(), value: z.unknown() })),
});

/** The entry of the browser's history that a screen stands at; another one with each step, on or in its place. */
export function entryOf({ latestLocation }: Pick<ReturnType<typeof useRouter>, 'latestLocation'>): string {
  return latestLocation.state.__TSR_key ?? '';
}

/**
 * Keeps something for a reload of the page, for that user alone: ids and addresses, nothing that is said of a person. What
 * was kept longest ago goes for it, and all that was kept for somebody else.
 */
export function keepForReload(name: string, user: string, value: unknown): void {
  if (!mayKeep()) return;
  const others = readKept(user).filter((other) => other.name !== name);
  const kept = [...others, { name, value }].slice(-MOST);
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ user, kept }));
  } catch {
    // Full or forbidden: then a reload forgets.
  }
}

/** What was kept under a name for that user, where it is still what it should be. */
export function keptForReload<T>(name: string, user: string, schema: z.ZodType<T>): T | undefined {
  const found = readKept(user).find((one) => one.name === name);
  return found && schema.safeParse(found.value).data;
}

function readKept(user: string): z.output<typeof storeSchema>['kept'] {
  try {
    const store = storeSchema.parse(JSON.parse(sessionStorage.getItem(KEY) ?? 'null'));
    return store.user === user ? store.kept : [];
  } catch {
    return [];
  }
}
