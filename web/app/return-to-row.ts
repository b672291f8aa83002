/** By these somebody goes on, and means something else by now. */
const GOES_ON = ['keydown', 'pointerdown', 'wheel'] as const;

/**
 * Has the row of a person (id), on the screen or still to come, have the focus and be in view: in the list that one comes back
 * to, by a link that begins at its top too, or after going on to others. Answers how to wait no longer.
 */
export function returnToRow(id: string): () => void {
  const main = document.querySelector('main');
  const end = new AbortController();
  const look = () => {
    const link = main?.querySelector<HTMLElement>(`a[href="/candidate/${CSS.escape(id)}"]`);
    if (!link || end.signal.aborted) return;
    end.abort();
    link.dataset['returned'] = '';
    link.focus({ preventScroll: true });
    const { top, bottom } = link.getBoundingClientRect();
    const { bottom: header = 0 } = document.querySelector('header')?.getBoundingClientRect() ?? {};
    if (top < header || bottom > innerHeight) link.scrollIntoView({ block: 'center', behavior: 'instant' });
  };
  const rows = new MutationObserver(look);
  end.signal.addEventListener('abort', () => rows.disconnect());
  for (const kind of GOES_ON)
    window.addEventListener(kind, () => end.abort(), { signal: end.signal, passive: true });
  if (main) rows.observe(main, { childList: true, subtree: true });
  // The router scrolls once the screen is drawn; this comes after it.
  requestAnimationFrame(() => requestAnimationFrame(look));
  return () => end.abort();
}
