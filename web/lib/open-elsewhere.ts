import { newKey } from './keys.ts';

const PREFIX = 'niyukti.open.';
const TAB = 'niyukti.tab';
/** How long the first screen waits to learn of other tabs, at most. */
const MOST_MS = 500;
const AGAIN_MS = 60;

let ofThisTab: string | undefined;
let elsewhere: ReadonlySet<string> = new Set();

/** Missing on plain-HTTP addresses in a local network: every tab then thinks itself alone. */
const locksOfTabs = () => navigator.locks as LockManager | undefined;

/** What tells this tab of the browser from the others; it outlives a reload, and is no other's. */
export function tabKey(): string {
  try {
    ofThisTab ??= sessionStorage.getItem(TAB) ?? newKey();
    sessionStorage.setItem(TAB, ofThisTab);
  } catch {
    // Storage is forbidden: until the page is left it is known all the same.
  }
  return (ofThisTab ??= newKey());
}

/**
 * Learns what other tabs of this browser have open, now and whenever somebody turns to this one; resolves once it is known,
 * or cannot be learned, or not in time.
 */
export async function watchOtherTabs(): Promise<void> {
  if (!locksOfTabs()) return;
  const look = () => void lookAround();
  window.addEventListener('focus', look);
  document.addEventListener('visibilitychange', look);
  // Whatever a browser forbids here, the first screen comes.
  const settled = settle().catch(() => {});
  await Promise.race([settled, new Promise((resolve) => setTimeout(resolve, MOST_MS))]);
}

async function settle(): Promise<void> {
  const isTaken = async () => (await heldNames()).includes(PREFIX + tabKey());
  // What this tab held before a reload may be let go a moment late.
  if ((await isTaken()) && (await later(isTaken))) {
    // A copy of a tab begins with what that one has stored.
    sessionStorage.removeItem(TAB);
    ofThisTab = undefined;
  }
  hold(PREFIX + tabKey());
  await lookAround();
}

const later = <T>(look: () => Promise<T>) =>
  new Promise<T>((resolve) => setTimeout(() => resolve(look()), AGAIN_MS));

async function held(): Promise<LockInfo[]> {
  try {
    return (await locksOfTabs()?.query())?.held ?? [];
  } catch {
    return []; // a page that is on its way out, or a browser that forbids it: as if there were no others
  }
}

const heldNames = async () => (await held()).map(({ name }) => name ?? '');

async function lookAround(): Promise<void> {
  const all = await held();
  const here = all.find(({ name }) => name === PREFIX + tabKey())?.clientId;
  elsewhere = new Set(all.filter(({ clientId }) => clientId !== here).map(({ name }) => name ?? ''));
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
