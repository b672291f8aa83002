/** Rows of tables and cards of lists; a row that is loading has no link. */
const ROWS = 'main tbody tr, main article';

/** Moves the focus to the next (1) or former (-1) row or card of the screen's list: to its link, which Enter follows. */
export function stepInList(by: 1 | -1): void {
  const rows = [...document.querySelectorAll<HTMLElement>(ROWS)].filter(
    (row) => row.getClientRects().length > 0 && linkOf(row) !== null,
  );
  const at = rows.findIndex((row) => row.contains(document.activeElement));
  const next = at === -1 ? rows.at(by === 1 ? 0 : -1) : rows[at + by];
  if (!next) return;
  linkOf(next)?.focus({ preventScroll: true });
  next.scrollIntoView({ block: 'nearest' });
}

const linkOf = (row: HTMLElement) => row.querySelector<HTMLElement>('a[href]');
