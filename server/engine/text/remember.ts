/** Bounds what is remembered: a text brings a few hundred words, all texts together some ten thousand. */
const MOST = 30_000;

/**
 * The same function of a word, remembering its answers: the same few thousand words come again and again. For lines,
 * which come again only while one resume is read, `most` is as many as a resume has.
 */
export function remember<T>(answer: (word: string) => T, most: number = MOST): (word: string) => T {
  const known = new Map<string, T>();
  return (word) => {
    const before = known.get(word);
    if (before !== undefined) return before;
    if (known.size >= most) known.clear();
    const made = answer(word);
    known.set(word, made);
    return made;
  };
}
