/**
 * Keeps what has the focus where it stands in the window while something above it comes, goes or grows: a note that
 * arrives moves no field out from under who is typing in it, nor the list that it has open. For the element
 * that holds both: as its ref, or in an effect.
 */
export function focusInPlace(form: HTMLElement | null): (() => void) | undefined {
  if (!form) return undefined;
  let stood = 0;
  const focused = () => (form.contains(document.activeElement) ? document.activeElement : null);
  const look = () => {
    stood = focused()?.getBoundingClientRect().top ?? 0;
  };
  const sizes = new ResizeObserver(() => {
    const top = focused()?.getBoundingClientRect().top;
    // Nobody is brought back to what they have scrolled away from.
    if (top !== undefined && stood >= 0 && stood < window.innerHeight)
      window.scrollBy({ top: top - stood, behavior: 'instant' });
    look();
  });
  sizes.observe(form);
  form.addEventListener('focusin', look);
  window.addEventListener('scroll', look, { passive: true });
  return () => {
    sizes.disconnect();
    form.removeEventListener('focusin', look);
    window.removeEventListener('scroll', look);
  };
}
