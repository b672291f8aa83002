import { useNavigate } from '@tanstack/react-router';
import { tinykeys } from 'tinykeys';
import { useEffect } from 'react';
import type { Screen } from '#contract/screens.ts';
import { lastSearch } from '#web/lib/last-search.ts';
import { undoNewest } from '#web/lib/newest-undo.ts';
import type { PressingShortcut } from '#web/lib/pressed-by.ts';
import { goToSelection, selectAtHand } from '#web/lib/selection-keys.ts';
import { useSession } from '#web/lib/session.ts';
import { SHORTCUTS } from '#web/lib/shortcuts.ts';
import { useSingleKeys } from '#web/lib/single-keys.ts';
import { editLinkOf, isOfPerson, rowAtHand, stepInList } from '#web/lib/step-in-list.ts';
import { heardKeys } from './heard-keys.ts';
import { showSheet } from './shown-sheet.ts';

/** Where keys are typed, or mean something else. A checkbox takes no letters. */
const TAKES_KEYS =
  'input:not([type="checkbox"]), textarea, select, [contenteditable="true"], [role="combobox"], [role="menu"], [role="listbox"]';

const isDialogOpen = () => document.querySelector('[role="dialog"]') !== null;

const isMeantOtherwise = ({ target, isComposing }: KeyboardEvent) =>
  isComposing || isDialogOpen() || (target instanceof Element && target.closest(TAKES_KEYS) !== null);

/** Hears the shortcuts on the screens behind sign-in. Shows nothing. */
export default function ShortcutKeys() {
  const {
    role,
    profile: { user_id: person },
  } = useSession();
  const navigate = useNavigate();
  const singleKeys = useSingleKeys();

  useEffect(() => {
    if (!singleKeys) return undefined;
    const goTo = (screen: Screen) => void navigate({ to: screen, search: lastSearch(screen, person) });
    const keys = heardKeys(role, goTo, {
      [SHORTCUTS.help.keys]: () => showSheet('shortcuts'),
      [SHORTCUTS.search.keys]: focusSearch,
      [SHORTCUTS.next.keys]: () => stepInList(1),
      [SHORTCUTS.previous.keys]: () => stepInList(-1),
      [SHORTCUTS.select.keys]: (event) => !event.repeat && selectAtHand(event.shiftKey),
      [SHORTCUTS.selection.keys]: goToSelection,
      [SHORTCUTS.undo.keys]: (event) => !event.repeat && undoNewest(),
      [SHORTCUTS.nextPerson.keys]: () => press('nextPerson'),
      [SHORTCUTS.previousPerson.keys]: () => press('previousPerson'),
      [SHORTCUTS.shortlist.keys]: () => tell(SHORTCUTS.shortlist.keys),
      [SHORTCUTS.reject.keys]: () => tell(SHORTCUTS.reject.keys),
      [SHORTCUTS.create.keys]: () => press('create'),
      [SHORTCUTS.edit.keys]: () => edit((id) => void navigate({ to: '/edit-candidate/$id', params: { id } })),
    });
    return tinykeys(window, keys, { ignore: isMeantOtherwise });
  }, [navigate, role, person, singleKeys]);
  useEffect(() => {
    const undo = (event: KeyboardEvent) => {
      if (!event.repeat && undoNewest()) event.preventDefault();
    };
    return tinykeys(window, { [SHORTCUTS.undoByMod.keys]: undo }, { ignore: isMeantOtherwise });
  }, []);

  return null;
}

function focusSearch(): void {
  const field = document.querySelector<HTMLInputElement>('main input[type="search"]');
  field?.focus();
  field?.select();
}

/**
 * Of a list the row or card that one stands in, else what the screen shows. Of a person who may not be edited nothing: what
 * the screen shows is somebody's job then, which was not meant.
 */
function edit(editPerson: (id: string) => void): void {
  const row = rowAtHand();
  const link = row && editLinkOf(row);
  const person = row?.getAttribute('data-edit-person');
  if (link) link.click();
  else if (person) editPerson(person);
  else if (!row || !isOfPerson(row)) press('edit');
}

function press(mark: PressingShortcut): void {
  document.querySelector<HTMLElement>(`main [data-shortcut="${mark}"]`)?.click();
}

/** To the part of the screen that does it, if there is one (`useKeyDeed`). */
function tell(keys: string): void {
  window.dispatchEvent(new Event(`deed ${keys}`));
}
