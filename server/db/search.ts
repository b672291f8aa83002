import { type SQL, type SQLWrapper, and, or, sql } from 'drizzle-orm';

/** Letters from which the start of another name is taken for that name, so that it is found while it is typed. */
const START_OF_NAME = 4;

/**
 * The condition that every word of a search occurs in a `search_text` column (lower-cased, with a trigram index);
 * undefined for an empty search. The signs % and _ mean themselves. Of names in one list of `sameNames`, each of one
 * word or two, any will do in the place of any other, or of its start.
 */
export function matchesSearch(
  searchText: SQLWrapper,
  search: string,
  sameNames: readonly (readonly string[])[] = [],
): SQL | undefined {
  // Lower-cased by the database, as the column is, so that both fold the same letters.
  const has = (text: string) => sql`${searchText} like lower(${`%${escapeLike(text)}%`})`;
  const anyOf = (ways: Term) => or(...ways.map((texts) => and(...texts.map(has))));
  return and(...termsOf(search, sameNames).map(anyOf));
}

/** The ways in which a word or two of a search may stand in the text: all the texts of one of them. */
type Term = readonly (readonly string[])[];

function termsOf(search: string, sameNames: readonly (readonly string[])[]): Term[] {
  const words = search.split(/\s+/).filter(Boolean);
  const terms: Term[] = [];
  for (let i = 0; i < words.length; i += 1) {
    const two = words.slice(i, i + 2);
    const ofTwo = two.length === 2 ? namesOf(two.join(' '), sameNames) : [];
    const asTyped = ofTwo.length > 0 ? two : two.slice(0, 1);
    const names = ofTwo.length > 0 ? ofTwo : namesOf(asTyped.join(' '), sameNames);
    terms.push([asTyped, ...names.map((name) => [name])]);
    i += asTyped.length - 1;
  }
  return terms;
}

/** All names of whatever has a name that starts so; none for a start of a few letters, which may be anything. */
function namesOf(start: string, sameNames: readonly (readonly string[])[]): readonly string[] {
  if (start.length < START_OF_NAME) return [];
  const typed = start.toLowerCase();
  return sameNames.filter((names) => names.some((name) => name.toLowerCase().startsWith(typed))).flat();
}

function escapeLike(text: string): string {
  return text.replaceAll(/[\\%_]/g, String.raw`\$&`);
}
