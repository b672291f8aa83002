import { type SQL, type SQLWrapper, and, or, sql } from 'drizzle-orm';

/**
 * The condition that every word of a search occurs in a `search_text` column (lower-cased, with a trigram index);
 * undefined for an empty search. The signs % and _ mean themselves. Of names in one list of `sameNames`, each of one
 * word or two, any will do in the place of any other.
 */
export function matchesSearch(
  searchText: SQLWrapper,
  search: string,
  sameNames: readonly (readonly string[])[] = [],
): SQL | undefined {
  // Lower-cased by the database, as the column is, so that both fold the same letters.
  const has = (text: string) => sql`${searchText} like lower(${`%${escapeLike(text)}%`})`;
  return and(...termsOf(search, sameNames).map((names) => or(...names.map(has))));
}

/** The words of a search, each with the other names of what it names. */
function termsOf(search: string, sameNames: readonly (readonly string[])[]): (readonly string[])[] {
  const words = search.split(/\s+/).filter(Boolean);
  const terms: (readonly string[])[] = [];
  for (let i = 0; i < words.length; i += 1) {
    const word = words[i]!;
    const two = findNames(words.slice(i, i + 2).join(' '), sameNames);
    terms.push(two ?? findNames(word, sameNames) ?? [word]);
    if (two && i + 1 < words.length) i += 1;
  }
  return terms;
}

function findNames(asked: string, sameNames: readonly (readonly string[])[]): readonly string[] | undefined {
  const name = asked.toLowerCase();
  return sameNames.find((names) => names.some((other) => other.toLowerCase() === name));
}

function escapeLike(text: string): string {
  return text.replaceAll(/[\\%_]/g, String.raw`\$&`);
}
