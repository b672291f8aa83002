import type { KeyboardEvent } from 'react';

/**
 * As `onKeyDown` of a field that Tab goes through part by part (hours, minutes): the browser alone moves the focus. Mantine's
 * dialogs look a moment later where it went, and lead whoever has gone on by then back to the next field.
 */
export function leaveTabToBrowser(event: KeyboardEvent): void {
  if (event.key === 'Tab') event.stopPropagation();
}
