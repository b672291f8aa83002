import { deflateRawSync } from 'node:zlib';
import { zipSync } from 'fflate';

const latin1 = (text: string) => new Uint8Array(Buffer.from(text, 'latin1'));

function join(...parts: Uint8Array[]): Uint8Array {
  return new Uint8Array(Buffer.concat(parts));
}

/** A PDF of the given objects, numbered from 1, of which the first is the catalogue. */
function pdf(objects: (string | Uint8Array)[]): Uint8Array {
  const numbered = objects.map((object, index) =>
    join(
      latin1(`${index + 1} 0 obj\n`),
      typeof object === 'string' ? latin1(object) : object,
      latin1('\nendobj\n'),
    ),
  );
  const trailer = `trailer<</Size ${objects.length + 1}/Root 1 0 R>>\n%%EOF`;
  return join(latin1('%PDF-1.4\n'), ...numbered, latin1(trailer));
}

function stream(dictionary: string, content: Uint8Array): Uint8Array {
  return join(latin1(`<<${dictionary}/Length ${content.length}>>stream\n`), content, latin1('\nendstream'));
}

const CATALOG = '<</Type/Catalog/Pages 2 0 R>>';
const ONE_PAGE = '<</Type/Pages/Kids[3 0 R]/Count 1>>';
const PAGE = '<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]/Contents 4 0 R/Resources<<';

/** So many bytes of blanks, deflated to a thousandth in no time: one flushed megabyte, repeated. */
function deflatedBlanks(megabytes: number): Uint8Array {
  const block = deflateRawSync(Buffer.alloc(1024 * 1024, ' '), { finishFlush: 3 });
  const blocks = Array.from({ length: megabytes }, () => block);
  return join(latin1('\x78\x9c'), ...blocks, Uint8Array.of(3, 0, 0, 0, 0, 1));
}

/** A PDF whose only page unpacks to so many megabytes of nothing. */
export function pdfBomb(megabytes: number): Uint8Array {
  return pdf([CATALOG, ONE_PAGE, `${PAGE}>>>>`, stream('/Filter/FlateDecode', deflatedBlanks(megabytes))]);
}

/** A PDF of that many pages. */
export function pdfOfPages(count: number): Uint8Array {
  const pages = Array.from({ length: count }, () => '<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]>>');
  const kids = pages.map((_page, index) => `${index + 3} 0 R`).join(' ');
  return pdf([CATALOG, `<</Type/Pages/Kids[${kids}]/Count ${count}>>`, ...pages]);
}

/** A PDF whose page draws a form that draws itself twice. */
export function pdfInLoops(): Uint8Array {
  const drawing = latin1('/Again Do /Again Do');
  return pdf([
    CATALOG,
    ONE_PAGE,
    `${PAGE}/XObject<</Again 5 0 R>>>>>>`,
    stream('', drawing),
    stream('/Type/XObject/Subtype/Form/BBox[0 0 612 792]/Resources<</XObject<</Again 5 0 R>>>>', drawing),
  ]);
}

/** A PDF whose page shows one picture of that many pixels on each side. */
export function pdfOfPicture(side: number): Uint8Array {
  return pdf([
    CATALOG,
    ONE_PAGE,
    `${PAGE}/XObject<</Im 5 0 R>>>>>>`,
    stream('', latin1('612 0 0 792 0 0 cm /Im Do')),
    stream(
      `/Type/XObject/Subtype/Image/Width ${side}/Height ${side}/BitsPerComponent 8/ColorSpace/DeviceGray/Filter/FlateDecode`,
      deflatedBlanks(1),
    ),
  ]);
}

/** A DOCX whose main part unpacks to that many megabytes. */
export function docxBomb(megabytes: number): Uint8Array {
  const text = `<w:t>${' '.repeat(1024 * 1024)}</w:t>`.repeat(megabytes);
  return zipSync(
    { '[Content_Types].xml': latin1('<Types/>'), 'word/document.xml': latin1(`<w:body>${text}</w:body>`) },
    { level: 1 },
  );
}

/** A DOCX that unpacks to much more than its directory says. */
export function lyingDocx(): Uint8Array {
  const docx = docxBomb(20);
  const view = new DataView(docx.buffer, docx.byteOffset, docx.byteLength);
  for (let at = 0; at + 46 <= docx.length; at += 1)
    if (view.getUint32(at, true) === 0x02014b50) view.setUint32(at + 24, 10_000, true);
  return docx;
}

/** A DOCX with elements in elements in elements. */
export function deepDocx(depth: number): Uint8Array {
  const xml = `<w:document><w:body>${'<w:p>'.repeat(depth)}${'</w:p>'.repeat(depth)}</w:body></w:document>`;
  return zipSync({ '[Content_Types].xml': latin1('<Types/>'), 'word/document.xml': latin1(xml) });
}
