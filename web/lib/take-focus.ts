/** As a `ref`: gives the focus to what has just come in place of what had it, or is the one thing that is asked for. */
export function takeFocus(part: HTMLElement | null): void {
  part?.focus();
}

/**
 * As a `ref` of what comes below what was just chosen in a dialog: scrolls to it, as far as what has the focus stays in
 * sight.
 */
export function comeIntoView(part: HTMLElement | null): void {
  const focused = document.activeElement;
  if (!part?.closest('[role="dialog"]')?.contains(focused)) return;
  part.scrollIntoView({ block: 'nearest' });
  focused?.scrollIntoView({ block: 'nearest' });
}

/** Whether there are keys to type by at once: where fingers type, a keyboard would come and cover what nobody has read yet. */
export function isByKeys(): boolean {
  return matchMedia('(hover: hover) and (pointer: fine)').matches;
}

/** The same for a field of a page that has just been opened, where one types by keys. */
export function takeFocusUnlessTouched(field: HTMLElement | null): void {
  if (isByKeys()) field?.focus();
}
