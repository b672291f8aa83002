import { useLocation } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { noteSeen } from '#web/lib/recently-seen.ts';
import { useSession } from '#web/lib/session.ts';
import { onDemand } from '#web/ui/on-demand.tsx';
import { useBackCloses } from './back-closes.ts';
import { recordAt } from './record-at.ts';
import { closeSheet, isSheetShown, showSheet, useShownSheet } from './shown-sheet.ts';

const CommandPalette = onDemand(() => import('./command-palette.tsx'));
const ShortcutSheet = onDemand(() => import('./shortcut-sheet.tsx'));
const ComingUpSheet = onDemand(() => import('./coming-up-sheet.tsx'));
const ShortcutKeys = onDemand(() => import('./shortcut-keys.tsx'));

/** Has the palette's code come ahead. */
export const preloadPalette = CommandPalette.preload;

/** Milliseconds after which the keys' code is fetched: the screen's own comes first. */
const AFTER_FIRST_LOAD = 500;
/** and after which once more, when it did not come */
const AGAIN_AFTER = 20_000;

/** What serves the hands on every screen: the keys that are heard, the command palette and the sheet of shortcuts. */
export function CommandHost() {
  const { profile } = useSession();
  const shown = useShownSheet();
  useBackCloses();
  const record = useLocation({ select: ({ pathname }) => recordAt(pathname) });
  useEffect(() => {
    if (record !== null) noteSeen(profile.user_id, record);
  }, [profile.user_id, record]);
  const [hasKeys, setHasKeys] = useState(false);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    if (hasKeys) return undefined;
    // Nobody asked for them: without the network there are none for a while, and the screen goes on.
    const fetchKeys = async () => {
      if (await ShortcutKeys.ready()) setHasKeys(true);
      else setTries((before) => before + 1);
    };
    const timer = setTimeout(() => void fetchKeys(), tries === 0 ? AFTER_FIRST_LOAD : AGAIN_AFTER);
    return () => clearTimeout(timer);
  }, [hasKeys, tries]);
  useEffect(() => {
    addEventListener('keydown', onPaletteKeys);
    return () => removeEventListener('keydown', onPaletteKeys);
  }, []);
  return (
    <>
      {hasKeys && <ShortcutKeys />}
      {shown === 'palette' && <CommandPalette onMissing={() => closeSheet('palette')} />}
      {shown === 'shortcuts' && <ShortcutSheet onMissing={() => closeSheet('shortcuts')} />}
      {shown === 'coming up' && <ComingUpSheet onMissing={() => closeSheet('coming up')} />}
    </>
  );
}

/**
 * Ctrl+K (⌘K) opens the palette, and closes it again; from a field as well, where nothing is typed with Ctrl or ⌘. It is
 * heard here and not with the other keys: whoever knows it presses it before their code has come.
 */
function onPaletteKeys(event: KeyboardEvent): void {
  if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey || event.key.toLowerCase() !== 'k')
    return;
  const isShown = isSheetShown('palette');
  // What stands in another dialog is not to be left by the way.
  if (!isShown && document.querySelector('[role="dialog"]')) return;
  event.preventDefault();
  if (isShown) closeSheet('palette');
  else showSheet('palette');
}
