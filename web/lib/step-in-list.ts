/** Rows of tables and cards of lists; a row that is loading has no link. */
const ROWS = 'main tbody tr, main article';

/** Moves the focus to the next (1) or former (-1) row or card of the screen's list: to its link, which Enter follows. */
export function stepInList(by: 1 | -1): void {
  const rows = shownRows();
  const at = rows.findIndex((row) => row.contains(document.activeElement));
  focusRow(at === -1 ? rows.at(by === 1 ? 0 : -1) : rows[at + by]);
}

/** Moves the focus to the first row or card below a field of the screen; whether there is one. */
export function stepBelow(field: HTMLElement): boolean {
  // In a dialog it narrows down what stands there, not the list behind it.
  if (!field.closest('main')) return false;
  return focusRow(shownRows().find((row) => isBelow(row, field)));
}

function shownRows(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(ROWS)].filter(
    (row) => row.getClientRects().length > 0 && linkOf(row) !== null,
  );
}

function focusRow(row: HTMLElement | undefined): boolean {
  if (!row) return false;
  linkOf(row)?.focus({ preventScroll: true });
  row.scrollIntoView({ block: 'nearest' });
  return true;
}

const linkOf = (row: HTMLElement) => row.querySelector<HTMLElement>('a[href]');

const isBelow = (row: HTMLElement, field: HTMLElement) =>
  (field.compareDocumentPosition(row) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
