/** As a `ref`: gives the focus to what has just come in place of what had it, or is the one thing that is asked for. */
export function takeFocus(part: HTMLElement | null): void {
  part?.focus();
}
