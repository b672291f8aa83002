import { keepToOnePress } from '#web/lib/one-press.ts';
import { letEscapeCloseMenus } from './escape-closes-menus.ts';
import { letFocusStayNear } from './focus-stays-near.ts';

/** What of presses, keys and the focus is of no screen but of the page. */
export function listenToPage(): void {
  keepToOnePress(document);
  letEscapeCloseMenus();
  letFocusStayNear();
}
