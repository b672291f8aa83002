import { useWindowEvent } from '@mantine/hooks';
import { useState } from 'react';
import { SHORTCUTS } from './shortcuts.ts';

/** The shortcuts that do something with what the screen shows without a button of their own: their keys are told to the window. */
type KeyDeed = 'shortlist' | 'reject';

/** Has a shortcut do this as long as what it is about is shown; nothing, where it cannot be done. */
export function useKeyDeed(shortcut: KeyDeed, run: (() => void) | undefined): void {
  const [pathname] = useState(() => window.location.pathname);
  useWindowEvent(`deed ${SHORTCUTS[shortcut].keys}` as keyof WindowEventMap, () => {
    // The screen may stand there yet while the next one is loaded: then somebody else is meant.
    if (window.location.pathname === pathname) run?.();
  });
}
