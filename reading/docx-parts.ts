import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { ResumeReadError } from './resume-read-error.ts';
import { attributeOf, outermostElements, replaceElements, sliceElements } from './xml-elements.ts';

/** The XML parts of a DOCX by their names in the ZIP. */
export type DocxParts = Map<string, string>;

/** A resume's XML is some hundred kilobytes; beyond this it was made to exhaust whoever unpacks it. */
const MOST_XML_BYTES = 50 * 1024 * 1024;

/**
 * Unpacks the XML of a DOCX; pictures and fonts stay packed. Throws when the ZIP is damaged, and a ResumeReadError
 * `too-complex` before unpacking when its XML is huge. No part gets more room than the ZIP says it takes.
 */
export function unpackDocx(bytes: Uint8Array): DocxParts {
  let total = 0;
  const files = unzipSync(bytes, {
    filter: ({ name, size, originalSize }) => {
      const wanted = /\.(xml|rels)$/i.test(name);
      // What is stored unpacked takes its packed size, whatever the directory says, and entries may share their bytes.
      if (wanted) total += Math.max(size, originalSize);
      if (total > MOST_XML_BYTES) throw new ResumeReadError('too-complex');
      return wanted;
    },
  });
  return new Map(Object.entries(files).map(([name, content]) => [name, strFromU8(content)]));
}

/** Packs the parts again, without compression: the result is read once and thrown away. */
export function packDocx(parts: DocxParts): Uint8Array<ArrayBuffer> {
  const files = Object.fromEntries([...parts].map(([name, xml]) => [name, strToU8(xml)]));
  return zipSync(files, { level: 0 });
}

/** The name of the main part: document.xml, or what else the package's relationships call it. */
function mainPartName(parts: DocxParts): string {
  const relationships = sliceElements(parts.get('_rels/.rels') ?? '', 'Relationship');
  const main = relationships.find((one) => attributeOf(one, 'Type')?.endsWith('/officeDocument'));
  return attributeOf(main ?? '', 'Target')?.replace(/^\//, '') ?? 'word/document.xml';
}

/**
 * The parts with everything that a person sees moved into the main part, where converters look: page headers before
 * the body, footers after it, and text boxes of drawings as plain paragraphs.
 */
export function gatherVisibleText(parts: DocxParts): DocxParts {
  const name = mainPartName(parts);
  const main = parts.get(name) ?? '';
  const body = outermostElements(main, 'w:body')[0];
  if (!body) return parts;
  const content = main.slice(body.contentStart, body.contentEnd);
  const gathered = [
    main.slice(0, body.contentStart),
    ...pageEdges(parts, /^word\/header\d*\.xml$/, 'w:hdr'),
    content,
    ...pageEdges(parts, /^word\/footer\d*\.xml$/, 'w:ftr'),
    main.slice(body.contentEnd),
  ].join('');
  return new Map([...parts, [name, openTextBoxes(gathered)]]);
}

/** Headers or footers as block content; the same one for first, odd and even pages is taken once. */
function pageEdges(parts: DocxParts, names: RegExp, root: string): string[] {
  const edges = new Map<string, string>();
  for (const [name, xml] of parts) {
    const element = names.test(name) ? outermostElements(xml, root)[0] : undefined;
    if (!element) continue;
    const content = xml.slice(element.contentStart, element.contentEnd);
    const text = content.replaceAll(/<[^>]*>/g, '').trim();
    // Relationship ids are the header's own and would point elsewhere in the main part.
    const unlinked = content.replaceAll(/\sr:(id|embed|link|pict)="[^"]*"/g, '');
    const namespaces = xml.slice(element.start + root.length + 1, element.contentStart);
    if (text !== '') edges.set(text, `<w:sdt${namespaces}<w:sdtContent>${unlinked}</w:sdtContent></w:sdt>`);
  }
  return [...edges.values()];
}

/**
 * Puts the paragraphs of text boxes where old Word would: inside `w:pict`, which converters read. In today's files
 * they stand in a drawing, at times (Google Docs) with only a picture for programs that know no drawings.
 */
function openTextBoxes(xml: string): string {
  const withoutAlternatives = replaceElements(xml, 'mc:AlternateContent', (element) => {
    const choice = sliceElements(element, 'mc:Choice').find((one) => one.includes('<w:txbxContent'));
    return choice ? asPict(choice) : element;
  });
  return replaceElements(withoutAlternatives, 'w:drawing', (element) =>
    element.includes('<w:txbxContent') ? asPict(element) : element,
  );
}

function asPict(drawing: string): string {
  const boxes = sliceElements(drawing, 'w:txbxContent');
  return `<w:pict>${boxes.map(openTextBoxes).join('')}</w:pict>`;
}
