import { useSyncExternalStore } from 'react';

/** Like light or dark it tells nothing of a person, and who cannot use single keys needs them off each time: it stays at sign-out. */
export const SHORTCUTS_KEY = 'niyukti.single-keys';
const OFF = 'off';
const listeners = new Set<() => void>();
/** for a browser that keeps nothing */
let isOff: boolean | undefined;

function areSingleKeysOn(): boolean {
  try {
    isOff ??= localStorage.getItem(SHORTCUTS_KEY) === OFF;
  } catch {
    // Forbidden: they are on until the person turns them off on this page.
  }
  return isOff !== true;
}

/** Whether shortcuts of single keys are heard in this browser; those with Ctrl or ⌘ always are. */
export function useSingleKeys(): boolean {
  return useSyncExternalStore((listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }, areSingleKeysOn);
}

/** Turns the shortcuts of single keys on or off in this browser. */
export function setSingleKeys(on: boolean): void {
  isOff = !on;
  try {
    if (on) localStorage.removeItem(SHORTCUTS_KEY);
    else localStorage.setItem(SHORTCUTS_KEY, OFF);
  } catch {
    // Full or forbidden: it holds for this page.
  }
  for (const listener of listeners) listener();
}
