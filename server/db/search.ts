import { type SQL, type SQLWrapper, and, sql } from 'drizzle-orm';

/**
 * The condition that every word of a search occurs in a `search_text` column (lower-cased, with a trigram index);
 * undefined for an empty search. The signs % and _ mean themselves.
 */
export function matchesSearch(searchText: SQLWrapper, search: string): SQL | undefined {
  const words = search.split(/\s+/).filter(Boolean);
  // Lower-cased by the database, as the column is, so that both fold the same letters.
  return and(...words.map((word) => sql`${searchText} like lower(${`%${escapeLike(word)}%`})`));
}

function escapeLike(text: string): string {
  return text.replaceAll(/[\\%_]/g, String.raw`\$&`);
}
