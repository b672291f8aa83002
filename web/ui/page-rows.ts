/** Rows a page: read in one or two screens, and on a phone, where a row is a card, still scrolled through. */
export const PAGE_ROWS = 25;
