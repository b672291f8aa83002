/** What the sample test uses of a library that ships no types. */
declare module 'word-extractor' {
  export default class WordExtractor {
    extract(bytes: Buffer): Promise<{ getBody(): string }>;
  }
}
