/**
 * Has the row of a person (id), on the screen or still to come, have the focus and be in view: in the list that one comes back
 * to, by a link that begins at its top too, or after going on to others. Waits until `end` is aborted,
 * which it does itself once it is there.
 */
export function returnToRow(id: string, end: AbortController): void {
  const main = document.querySelector('main');
  const look = () => {
    const page = `/candidate/${CSS.escape(id)}`;
    const link = main?.querySelector<HTMLElement>(`a:is([href="${page}"], [href^="${page}?"])`);
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
  if (main) rows.observe(main, { childList: true, subtree: true });
  // The router scrolls once the screen is drawn; this comes after it.
  requestAnimationFrame(() => requestAnimationFrame(look));
}
