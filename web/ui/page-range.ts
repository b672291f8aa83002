export interface PageRange {
  /** the pages to link, in order */
  pages: number[];
  /** whether pages before or after these are left out */
  before: boolean;
  after: boolean;
}

/** Which of `total` pages (counted from 1) to link around the current one, at most `links` of them. */
export function pageRange(current: number, total: number, links: number): PageRange {
  const count = Math.min(total, links);
  const first = Math.max(1, Math.min(current - Math.floor(links / 2), total - count + 1));
  const pages = Array.from({ length: count }, (_, index) => first + index);
  return { pages, before: first > 1, after: first + count - 1 < total };
}

/**
 * How many pages a list is known to have, one at least: as many as its total makes, and, where more rows are there than
 * were counted, the page at hand and the one that follows it.
 */
export function pagesKnown(
  found: { page: number; items: readonly unknown[]; total: number; next_cursor?: string | null },
  rows: number,
): number {
  const hasNext = found.next_cursor !== undefined && found.next_cursor !== null;
  const seen = found.items.length === 0 ? 0 : found.page + (hasNext ? 1 : 0);
  return Math.max(1, Math.ceil(found.total / rows), seen);
}
