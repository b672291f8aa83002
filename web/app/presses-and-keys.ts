import { keepToOnePress } from '#web/lib/one-press.ts';
import { letEscapeCloseMenus } from './escape-closes-menus.ts';

/** What of presses and keys is of no screen but of the page. */
export function listenToPage(): void {
  keepToOnePress(document);
  letEscapeCloseMenus();
}
