import { cleanText } from './clean-text.ts';
import { docxLines } from './docx-lines.ts';
import type { DocxNode } from './docx-lines.ts';
import { gatherVisibleText, packDocx, unpackDocx } from './docx-parts.ts';
import type { DocxParts } from './docx-parts.ts';
import { readStyleSizes } from './docx-styles.ts';
import { readUntilEnough } from './enough-text.ts';
import type { TextFound } from './resume-text.ts';
import { ResumeReadError } from './resume-read-error.ts';

/**
 * Reads a DOCX: headers, body with its tables and text boxes, footers, in this order. When that is next to nothing,
 * every piece of text of every part (diagrams, charts, notes) is taken.
 * @throws ResumeReadError `unreadable`, `too-complex`
 */
export async function readDocx(bytes: Uint8Array): Promise<TextFound> {
  try {
    const parts = unpackDocx(bytes);
    return await readUntilEnough([() => readDocument(parts), async () => readEveryText(parts)]);
  } catch (cause) {
    throw cause instanceof ResumeReadError ? cause : new ResumeReadError('unreadable', { cause });
  }
}

async function readDocument(parts: DocxParts): Promise<TextFound> {
  const { default: mammoth } = await import('mammoth');
  const packed = packDocx(gatherVisibleText(parts));
  let document: DocxNode = { type: 'document', children: [] };
  // The converter's reader is wanted, not its HTML: the document is taken on its way from the one to the other.
  const transformDocument = (read: DocxNode): DocxNode => {
    document = read;
    return { ...read, children: [] };
  };
  // mammoth takes `arrayBuffer` in a browser and `buffer` in Node.
  const input = { arrayBuffer: packed.buffer, buffer: packed } as { arrayBuffer: ArrayBuffer };
  await mammoth.convertToHtml(input, { transformDocument });
  const lines = docxLines(document, readStyleSizes(parts.get('word/styles.xml') ?? ''));
  return {
    text: cleanText(lines.map(({ text }) => text).join('\n')),
    lines: lines.filter(({ text }) => text !== ''),
  };
}

function readEveryText(parts: DocxParts): TextFound {
  const xml = [...parts]
    .filter(([name]) => name.startsWith('word/') && name.endsWith('.xml'))
    .map(([, content]) => content)
    .join('\n');
  const pieces = xml.matchAll(/<(?:w|a|dsp):t(?:\s[^>]*)?>([^<]*)</g);
  const texts = Array.from(pieces, ([, text]) => decodeEntities(text ?? ''));
  return { text: cleanText(texts.join('\n')) };
}

const ENTITIES = new Map(Object.entries({ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }));
const LAST_CODE_POINT = 0x10ffff;

/** What is no entity stays as it is written, so that one that is broken does not take all the text along. */
function decodeEntities(text: string): string {
  return text.replaceAll(/&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi, (whole: string, decimal, hex, name: string) => {
    if (!decimal && !hex) return ENTITIES.get(name) ?? whole;
    const code = Number.parseInt(decimal ?? hex, decimal ? 10 : 16);
    return code <= LAST_CODE_POINT ? String.fromCodePoint(code) : whole;
  });
}
