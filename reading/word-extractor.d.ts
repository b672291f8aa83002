// The package has no types, and its entry loads Node's file system; these are the two of its files that are used.
declare module 'word-extractor/lib/buffer-reader.js' {
  export default class BufferReader {
    constructor(bytes: Uint8Array);
    close(): Promise<void>;
  }
}

declare module 'word-extractor/lib/word-ole-extractor.js' {
  export interface WordBuffer extends Uint8Array {
    readUInt16LE(at: number): number;
    readUInt32LE(at: number): number;
  }

  export interface WordPiece {
    text: string;
    unicode: boolean;
    length: number;
    startCp: number;
    endCp: number;
    startFilePos: number;
    size: number;
  }

  export interface WordText {
    getBody(options: { filterUnicode: boolean }): string;
    getFootnotes(options: { filterUnicode: boolean }): string;
    getEndnotes(options: { filterUnicode: boolean }): string;
    getHeaders(options: { filterUnicode: boolean; includeFooters: boolean }): string;
    getFooters(options: { filterUnicode: boolean }): string;
    getTextboxes(options: {
      filterUnicode: boolean;
      includeHeadersAndFooters: boolean;
      includeBody: boolean;
    }): string;
  }

  export default class WordOleExtractor {
    _pieces: WordPiece[];
    extract(reader: unknown): Promise<WordText>;
    extractWordDocument(document: unknown, buffer: WordBuffer): Promise<WordText>;
    writePieces(buffer: WordBuffer, tableBuffer: WordBuffer): void;
    buildDocument(): WordText;
  }
}
