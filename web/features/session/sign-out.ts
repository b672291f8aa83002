import { sessionRoutes } from '#contract/session.ts';
import { call, hasCode } from '#web/lib/api.ts';
import { closeDrafts } from '#web/lib/draft-store.ts';
import { SHORTCUTS_KEY } from '#web/lib/single-keys.ts';

/** Light or dark, and whether single keys are heard, are about eyes, hands and the room; they tell nothing of a person and stay. */
const STAYING_KEYS = ['mantine-color-scheme-value', SHORTCUTS_KEY];

const tabs = new BroadcastChannel('niyukti-session');

/**
 * Signs the person out everywhere and forgets all that this browser kept. It is under way until the page has gone. Throws
 * ApiError when the server does not answer.
 */
export async function signOut(): Promise<never> {
  await endSession();
  leave();
  return new Promise(() => {});
}

/** The same, and loads the page anew that one is on: for a link that is not for whoever was signed in. */
export async function signOutHere(): Promise<void> {
  await endSession();
  forget();
  window.location.reload();
}

async function endSession(): Promise<void> {
  try {
    await call(sessionRoutes.signOut);
  } catch (error) {
    if (!hasCode(error, 'unauthenticated')) throw error;
  }
  tabs.postMessage('signed-out');
}

/** Leaves as well when another tab of this browser signs out. */
export function followOtherTabs(): void {
  tabs.addEventListener('message', leave);
}

/**
 * Removes what the browser keeps (drafts, saved queries and the like) and leaves for the sign-in page by a fresh
 * load, so that nothing of the person stays in the page's memory either.
 */
function leave(): void {
  forget();
  window.location.replace('/auth');
}

function forget(): void {
  // A form that is open writes what was typed last when its page is left, which would be after this.
  closeDrafts();
  sessionStorage.clear();
  for (const key of Object.keys(localStorage)) if (!STAYING_KEYS.includes(key)) localStorage.removeItem(key);
}
