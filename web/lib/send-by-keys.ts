import type { KeyboardEvent } from 'react';

/** As `onKeyDown` of a text of several lines: Ctrl+Enter, or Cmd+Enter, sends the form that it stands in. */
export function sendByKeys(event: KeyboardEvent<HTMLTextAreaElement>): void {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
  event.preventDefault();
  event.currentTarget.form?.requestSubmit();
}
