/**
 * Keeps what has the focus where it stands in the window while something above it comes, goes or grows: a note that
 * arrives moves no field out from under who is typing in it, nor the list that it has open. For the element
 * that holds both: as its ref, or in an effect.
 */
export function focusInPlace(form: HTMLElement | null): (() => void) | undefined {
  if (!form) return undefined;
  const placeOf = (element: Element | null) => (element?.getBoundingClientRect().top ?? 0) + window.scrollY;
  /** how far down the page it stood, in pixels */
  let stood = placeOf(document.activeElement);
  const enter = ({ target }: FocusEvent) => {
    stood = placeOf(target as Element);
    // Some browsers keep in its place what is at the top of the window: only one of the two may scroll. (Chromium does so
    // all the same where the whole page is told not to.)
    form.style.overflowAnchor = 'none';
  };
  const leave = () => {
    form.style.overflowAnchor = '';
  };
  const sizes = new ResizeObserver(() => {
    const focused = document.activeElement;
    if (!focused || !form.contains(focused)) return;
    const moved = placeOf(focused) - stood;
    const before = focused.getBoundingClientRect().top - moved;
    stood += moved;
    // Nobody is brought back to what they have scrolled away from.
    if (before >= 0 && before < window.innerHeight) window.scrollBy({ top: moved, behavior: 'instant' });
  });
  sizes.observe(form);
  // What comes above the form makes the page higher, and the form not.
  sizes.observe(document.body);
  form.addEventListener('focusin', enter);
  form.addEventListener('focusout', leave);
  return () => {
    sizes.disconnect();
    leave();
    form.removeEventListener('focusin', enter);
    form.removeEventListener('focusout', leave);
  };
}
