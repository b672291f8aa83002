import { type SQL, type SQLWrapper, and, or, sql } from 'drizzle-orm';

/** Letters from which the start of another name is taken for that name, so that it is found while it is typed. */
const START_OF_NAME = 4;

/** Names of the same, each of one word or two. */
type SameNames = readonly (readonly string[])[];
const NO_NAMES: SameNames = [];

/**
 * The condition that every word of a search occurs in a `search_text` column (lower-cased, with a trigram index);
 * undefined for an empty search. The signs % and _ mean themselves. Of names in one list of `sameNames` any will do in the
 * place of any other, or of its start; anywhere in the text, or (`areWords`) as a word of their own.
 */
export function matchesSearch(
  searchText: SQLWrapper,
  search: string,
  sameNames: SameNames = NO_NAMES,
  { areWords = false } = {},
): SQL | undefined {
  // Lower-cased by the database, as the column is, so that both fold the same letters.
  const isLike = (pattern: string) => sql`${searchText} like lower(${pattern})`;
  const has = (text: string) => isLike(`%${escapeLike(text)}%`);
  const isNamed = (name: string) =>
    areWords ? or(isLike(`${escapeLike(name)} %`), isLike(`% ${escapeLike(name)} %`)) : has(name);
  return and(
    ...termsOf(search, sameNames).map(({ asTyped, names }) =>
      or(and(...asTyped.map(has)), ...names.map(isNamed)),
    ),
  );
}

/** A word or two of a search, all of which are to stand in the text, or any of the other names in their place. */
interface Term {
  asTyped: readonly string[];
  names: readonly string[];
}

function termsOf(search: string, sameNames: SameNames): Term[] {
  const words = search.split(/\s+/).filter(Boolean);
  const terms: Term[] = [];
  for (let i = 0; i < words.length; i += 1) {
    const two = words.slice(i, i + 2);
    const ofTwo = two.length === 2 ? namesOf(two.join(' '), sameNames) : [];
    const asTyped = ofTwo.length > 0 ? two : two.slice(0, 1);
    const names = ofTwo.length > 0 ? ofTwo : namesOf(asTyped.join(' '), sameNames);
    terms.push({ asTyped, names: names.filter((name) => !holds(name, asTyped)) });
    i += asTyped.length - 1;
  }
  return terms;
}

/** Whether a text with this name has all of what was typed too, so that looking for the name as well would find nobody more. */
function holds(name: string, asTyped: readonly string[]): boolean {
  const folded = name.toLowerCase();
  return asTyped.every((word) => folded.includes(word.toLowerCase()));
}

/** All names of whatever has a name that starts so; none for a start of a few letters, which may be anything. */
function namesOf(start: string, sameNames: SameNames): readonly string[] {
  const typed = start.toLowerCase();
  return (byStart(sameNames).get(startOf(typed)) ?? [])
    .filter(({ folded }) => folded.some((name) => name.startsWith(typed)))
    .flatMap(({ names }) => names);
}

/** Names of the same, as they are written and in small letters. */
interface Folded {
  names: readonly string[];
  folded: readonly string[];
}

const startOf = (name: string) => name.slice(0, START_OF_NAME);

const indexes = new WeakMap<SameNames, ReadonlyMap<string, readonly Folded[]>>();

/** Those of a list by the first letters of their names: going through a thousand for each word takes longer than the query. */
function byStart(sameNames: SameNames): ReadonlyMap<string, readonly Folded[]> {
  const held = indexes.get(sameNames);
  if (held) return held;
  const index = new Map<string, Folded[]>();
  for (const names of sameNames) {
    const folded = names.map((name) => name.toLowerCase());
    for (const start of new Set(folded.map(startOf))) {
      if (start.length < START_OF_NAME) continue;
      index.set(start, [...(index.get(start) ?? []), { names, folded }]);
    }
  }
  indexes.set(sameNames, index);
  return index;
}

/** A text that stands for itself within a pattern of `like`. */
export function escapeLike(text: string): string {
  return text.replaceAll(/[\\%_]/g, String.raw`\$&`);
}
