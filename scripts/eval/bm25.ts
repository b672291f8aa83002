const K1 = 1.2;
const B = 0.75;

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}+#]+/gu) ?? [];
}

function countsOf(words: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

/** Plain keyword search (Okapi BM25) over some texts: the score of each for a query. What the engine has to beat. */
export function bm25(texts: readonly string[]): (query: string) => number[] {
  const documents = texts.map((text) => {
    const words = wordsOf(text);
    return { counts: countsOf(words), length: words.length };
  });
  const meanLength = documents.reduce((sum, { length }) => sum + length, 0) / Math.max(1, documents.length);
  const holding = new Map<string, number>();
  for (const { counts } of documents) {
    for (const word of counts.keys()) holding.set(word, (holding.get(word) ?? 0) + 1);
  }
  const rarity = (word: string) => {
    const held = holding.get(word) ?? 0;
    return Math.log(1 + (documents.length - held + 0.5) / (held + 0.5));
  };
  return (query) => {
    const asked = [...countsOf(wordsOf(query))];
    return documents.map(({ counts, length }) =>
      asked.reduce((sum, [word, times]) => {
        const count = counts.get(word) ?? 0;
        if (count === 0) return sum;
        const share = (count * (K1 + 1)) / (count + K1 * (1 - B + (B * length) / meanLength));
        return sum + times * rarity(word) * share;
      }, 0),
    );
  };
}
