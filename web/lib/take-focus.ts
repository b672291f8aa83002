/** As a `ref`: gives the focus to what has just come in place of what had it, or is the one thing that is asked for. */
export function takeFocus(part: HTMLElement | null): void {
  part?.focus();
}

/** The same for a field of a page that has just been opened: where fingers type, a keyboard would cover what nobody has read yet. */
export function takeFocusUnlessTouched(field: HTMLElement | null): void {
  if (matchMedia('(hover: hover) and (pointer: fine)').matches) field?.focus();
}
