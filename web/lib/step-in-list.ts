/** Rows of tables, cards of lists and of the board; a row that is loading has no link. */
const ROWS = 'main :is(tbody tr, article, li[data-item])';
/** What leads to editing a row's record. */
const EDITS = 'a[href^="/edit-candidate/"], a[href$="/edit"]';

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
  const isThere = focusRow(shownRows().find((row) => isBelow(row, field)));
  if (isThere) walkByArrows(field);
  return isThere;
}

/** The row or card that has the focus, or something within it. */
export function rowAtHand(): Element | null {
  return document.activeElement?.closest(ROWS) ?? null;
}

/** The link to editing the record of a row or card. */
export const editLinkOf = (row: Element) => row.querySelector<HTMLElement>(EDITS);

/** Whether a row or card is of a person. */
export const isOfPerson = (row: Element) => row.querySelector('a[href^="/candidate/"]') !== null;

let walking: AbortController | undefined;

/** From the rows that a field led to the arrows go on to the next and the one before, and from the first back to the field. */
function walkByArrows(field: HTMLElement): void {
  walking?.abort();
  const walk = new AbortController();
  walking = walk;
  const step = (event: KeyboardEvent) => {
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    // What led here is on its way up as well.
    if (event.defaultPrevented || !by || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey)
      return;
    const rows = shownRows().filter((row) => isBelow(row, field));
    const at = rows.findIndex((row) => linkOf(row) === document.activeElement);
    if (at === -1) return walk.abort();
    event.preventDefault();
    if (at + by < 0) field.focus();
    else focusRow(rows[at + by]);
  };
  document.addEventListener('keydown', step, { signal: walk.signal });
}

/** The rows and cards of the screen's list, of which each has a link. */
export function shownRows(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(ROWS)].filter(
    (row) => row.getClientRects().length > 0 && linkOf(row) !== null,
  );
}

/** Gives the focus to the link of a row or card, and brings it into sight; whether there is one. */
export function focusRow(row: HTMLElement | undefined): boolean {
  if (!row) return false;
  linkOf(row)?.focus({ preventScroll: true });
  row.scrollIntoView({ block: 'nearest' });
  return true;
}

const linkOf = (row: HTMLElement) => row.querySelector<HTMLElement>('a[href]');

const isBelow = (row: HTMLElement, field: HTMLElement) =>
  (field.compareDocumentPosition(row) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
