import { useSyncExternalStore } from 'react';
import { WHOSE, type Whose } from '#contract/coming-up.ts';
import { mayKeep } from '#web/lib/draft-store.ts';
import { useSession } from '#web/lib/session.ts';

const PREFIX = 'niyukti.coming-up.';
/** What was chosen since the page was loaded, by the person's id: where nothing can be kept, it holds until then. */
const chosen = new Map<string, Whose>();
const listeners = new Set<() => void>();

/** Of whom a person last chose to see what comes up, wherever that is told; it is kept in this browser, and goes at sign-out. */
export function useWhose(): [Whose, (whose: Whose) => void] {
  const { user_id } = useSession().profile;
  const whose = useSyncExternalStore(listen, () => chosen.get(user_id) ?? readWhose(user_id));
  const choose = (next: Whose) => {
    chosen.set(user_id, next);
    keepWhose(user_id, next);
    for (const tell of listeners) tell();
  };
  return [whose, choose];
}

function listen(onChange: () => void): () => void {
  listeners.add(onChange);
  return () => listeners.delete(onChange);
}

function readWhose(person: string): Whose {
  try {
    const kept = localStorage.getItem(PREFIX + person);
    return WHOSE.find((one) => one === kept) ?? 'everybody';
  } catch {
    // Storage is forbidden: nothing was chosen.
    return 'everybody';
  }
}

function keepWhose(person: string, whose: Whose): void {
  if (!mayKeep()) return;
  try {
    localStorage.setItem(PREFIX + person, whose);
  } catch {
    // Full or forbidden: it is not remembered.
  }
}
