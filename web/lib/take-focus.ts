/** As a `ref`: gives the focus to what has just come in place of what had it, or is the one thing that is asked for. */
export function takeFocus(part: HTMLElement | null): void {
  part?.focus();
}

/** Whether there are keys to type by at once: where fingers type, a keyboard would come and cover what nobody has read yet. */
export function isByKeys(): boolean {
  return matchMedia('(hover: hover) and (pointer: fine)').matches;
}

/** The same for a field of a page that has just been opened, where one types by keys. */
export function takeFocusUnlessTouched(field: HTMLElement | null): void {
  if (isByKeys()) field?.focus();
}
