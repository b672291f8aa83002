import type { WordBuffer, WordText } from 'word-extractor/lib/word-ole-extractor.js';
import { ResumeReadError } from './resume-read-error.ts';
import { provideBuffer } from './byte-buffer.ts';
import { cleanText } from './clean-text.ts';
import { readUntilEnough } from './enough-text.ts';
import type { TextFound } from './resume-text.ts';

/** Where the file information block at the start of Word's main stream says what, and its values. */
const FIB = { magic: 0x00, flags: 0x0a, textStart: 0x18, textEnd: 0x1c } as const;
const WORD_97 = 0xa5ec;
const WORD_6_OR_95 = 0xa5dc;
const ENCRYPTED = 0x0100;

/**
 * Reads a DOC: headers, body, text boxes, footers, in this order. A file of Word 6 or 95, or one whose inner tables
 * are damaged, is read as the stretch of text that its first block points to.
 * @throws ResumeReadError `password-protected`, `unreadable`
 */
export async function readDoc(bytes: Uint8Array<ArrayBuffer>): Promise<TextFound> {
  provideBuffer();
  const [{ default: WordOleExtractor }, { default: BufferReader }] = await Promise.all([
    import('word-extractor/lib/word-ole-extractor.js'),
    import('word-extractor/lib/buffer-reader.js'),
  ]);
  const buffer = ownBuffer(bytes);
  let main: WordBuffer | undefined;

  class DocExtractor extends WordOleExtractor {
    override async extractWordDocument(document: unknown, stream: WordBuffer): Promise<WordText> {
      if ((stream.readUInt16LE(FIB.flags) & ENCRYPTED) !== 0) throw new ResumeReadError('password-protected');
      main = stream;
      return await super.extractWordDocument(document, stream);
    }

    /** The library writes "undefined" for the five bytes that its own code page table lacks, such as the euro's. */
    override writePieces(stream: WordBuffer, table: WordBuffer): void {
      super.writePieces(stream, table);
      let position = 0;
      for (const piece of this._pieces) {
        if (!piece.unicode)
          piece.text = decode8Bit(stream.subarray(piece.startFilePos, piece.startFilePos + piece.size));
        piece.length = piece.text.length;
        piece.startCp = position;
        position += piece.length;
        piece.endCp = position;
      }
    }

    /** It does the same for optional hyphens. The character's place must stay, so it becomes one that is dropped. */
    override buildDocument(): WordText {
      for (const piece of this._pieces) piece.text = piece.text.replaceAll('\u001F', '\0');
      return super.buildDocument();
    }
  }

  try {
    return await readUntilEnough([
      async () => joinParts(await new DocExtractor().extract(new BufferReader(buffer))),
      async () => readStretch(main),
    ]);
  } catch (cause) {
    throw cause instanceof ResumeReadError ? cause : new ResumeReadError('unreadable', { cause });
  }
}

/** The bytes as this thread's Buffer, which is Node's in a test and in the server's reading process, and ours in a browser. */
function ownBuffer(bytes: Uint8Array<ArrayBuffer>): Uint8Array {
  const scope = globalThis as unknown as { Buffer: { alloc: (length: number) => Uint8Array } };
  const buffer = scope.Buffer.alloc(bytes.length);
  buffer.set(bytes);
  return buffer;
}

function joinParts(word: WordText): TextFound {
  const asWritten = { filterUnicode: false };
  const inBody = { ...asWritten, includeBody: true, includeHeadersAndFooters: false };
  const inHeader = { ...asWritten, includeBody: false, includeHeadersAndFooters: true };
  const parts = [
    word.getHeaders({ ...asWritten, includeFooters: false }),
    word.getTextboxes(inHeader),
    word.getBody(asWritten),
    word.getTextboxes(inBody),
    word.getFooters(asWritten),
  ];
  return { text: cleanText(parts.join('\n')) };
}

function readStretch(main: WordBuffer | undefined): TextFound {
  if (!main || ![WORD_97, WORD_6_OR_95].includes(main.readUInt16LE(FIB.magic))) return { text: '' };
  const stretch = main.subarray(main.readUInt32LE(FIB.textStart), main.readUInt32LE(FIB.textEnd));
  const wide = stretch.filter((byte) => byte === 0).length > stretch.length / 4;
  const text = wide ? new TextDecoder('utf-16le').decode(stretch) : decode8Bit(stretch);
  return { text: cleanText(text.replaceAll(CELL_END, '\t').replaceAll(FIELD_CODE, '')) };
}

const CELL_END = '\u0007';
/** A field is: start, code, separator, what is shown, end. */
// oxlint-disable-next-line no-control-regex -- Word marks its fields by control characters
const FIELD_CODE = /\u0013[^\u0014\u0015]*\u0014?/g;

function decode8Bit(bytes: Uint8Array): string {
  return new TextDecoder('windows-1252').decode(bytes);
}
