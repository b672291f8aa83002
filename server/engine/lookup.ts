/** What a table has for a word of somebody's text. Every object also has a `constructor`, which is a word, too. */
export function lookup<T>(table: Readonly<Record<string, T>>, word: string): T | undefined {
  return Object.hasOwn(table, word) ? table[word] : undefined;
}
