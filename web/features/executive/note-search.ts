import { PREFIX } from '#web/lib/last-search.ts';

/** Keeps what a person chose on the executive dashboard, and forgets what others did who have not signed out. It goes at sign-out. */
export function noteSearch(person: string, search: Record<string, string | undefined>): void {
  const given = Object.entries(search).filter((entry): entry is [string, string] => entry[1] !== undefined);
  try {
    for (const key of Object.keys(localStorage))
      if (key.startsWith(PREFIX) && key !== PREFIX + person) localStorage.removeItem(key);
    localStorage.setItem(PREFIX + person, new URLSearchParams(given).toString());
  } catch {
    // Full or forbidden: it is not remembered.
  }
}
