import { newKey } from './keys.ts';

const PREFIX = 'niyukti.open.';

/** What is held by this tab alone: by whom it is held, the browser tells as it does of all else. */
const own = `${PREFIX}${newKey()}`;
let elsewhere: ReadonlySet<string> = new Set();

/** Missing on plain-HTTP addresses in a local network: every tab then thinks itself alone. */
const locksOfTabs = () => navigator.locks as LockManager | undefined;

/** Learns what other tabs of this browser have open, now and whenever somebody turns to this one. */
export async function watchOtherTabs(): Promise<void> {
  if (!locksOfTabs()) return;
  hold(own);
  window.addEventListener('focus', () => void look());
  document.addEventListener('visibilitychange', () => void look());
  await look();
}

async function look(): Promise<void> {
  try {
    const { held = [] } = (await locksOfTabs()?.query()) ?? {};
    const here = held.find(({ name }) => name === own)?.clientId;
    const others = held.filter(({ clientId }) => clientId !== here);
    elsewhere = new Set(others.map(({ name }) => name ?? ''));
  } catch {
    // A page that is on its way out, or a browser that forbids it: as if there were no others.
  }
}

/** Says that something of that name is open in this tab, as long as the tab lives; call what it returns once it is closed. */
export function openHere(name: string): () => void {
  return hold(PREFIX + name);
}

/** Whether another tab of this browser has something of that name open. */
export function isOpenElsewhere(name: string): boolean {
  return elsewhere.has(PREFIX + name);
}

/** A lock that several may hold at once: the browser lets go of it with the tab, however that ends. */
function hold(name: string): () => void {
  let letGo = () => {};
  const until = new Promise<void>((resolve) => (letGo = resolve));
  locksOfTabs()
    ?.request(name, { mode: 'shared' }, () => until)
    .catch(() => {});
  return letGo;
}
