import { useNavigate } from '@tanstack/react-router';
import { tinykeys } from 'tinykeys';
import { useEffect } from 'react';
import type { PressingShortcut } from '#web/lib/pressed-by.ts';
import { useSession } from '#web/lib/session.ts';
import { SHORTCUTS } from '#web/lib/shortcuts.ts';
import { useSingleKeys } from '#web/lib/single-keys.ts';
import { heardKeys } from './heard-keys.ts';
import { closeSheet, isSheetShown, showSheet } from './shown-sheet.ts';
import { stepInList } from './step-in-list.ts';

/** Where keys are typed, or mean something else. A checkbox takes no letters. */
const TAKES_KEYS =
  'input:not([type="checkbox"]), textarea, select, [contenteditable="true"], [role="combobox"], [role="menu"], [role="listbox"]';

const isDialogOpen = () => document.querySelector('[role="dialog"]') !== null;

/** Hears the shortcuts of the screens behind sign-in. Shows nothing. */
export default function ShortcutKeys() {
  const { role } = useSession();
  const navigate = useNavigate();
  const singleKeys = useSingleKeys();

  useEffect(
    () =>
      tinykeys(
        window,
        {
          [SHORTCUTS.palette.keys]: (event) => {
            const isShown = isSheetShown('palette');
            // What stands in another dialog is not to be left by the way.
            if (!isShown && isDialogOpen()) return;
            event.preventDefault();
            if (isShown) closeSheet('palette');
            else showSheet('palette');
          },
        },
        // From a field as well: nothing is typed with Ctrl or ⌘.
        { ignore: () => false },
      ),
    [],
  );

  useEffect(() => {
    if (!singleKeys) return undefined;
    const keys = heardKeys(role, (screen) => void navigate({ to: screen }), {
      [SHORTCUTS.help.keys]: () => showSheet('shortcuts'),
      [SHORTCUTS.search.keys]: focusSearch,
      [SHORTCUTS.next.keys]: () => stepInList(1),
      [SHORTCUTS.previous.keys]: () => stepInList(-1),
      [SHORTCUTS.create.keys]: () => press('create'),
      [SHORTCUTS.edit.keys]: () => press('edit'),
    });
    return tinykeys(window, keys, {
      ignore: ({ target, isComposing }) =>
        isComposing || isDialogOpen() || (target instanceof Element && target.closest(TAKES_KEYS) !== null),
    });
  }, [navigate, role, singleKeys]);

  return null;
}

function focusSearch(): void {
  const field = document.querySelector<HTMLInputElement>('main input[type="search"]');
  field?.focus();
  field?.select();
}

function press(mark: PressingShortcut): void {
  document.querySelector<HTMLElement>(`main [data-shortcut="${mark}"]`)?.click();
}
