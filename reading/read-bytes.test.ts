import { strToU8, zipSync } from 'fflate';
import { expect, it } from 'vitest';
import { messages } from '#contract/messages.ts';
import { docxPictures } from './docx-pictures.ts';
import { readBytes } from './read-bytes.ts';

const read = (name: string, text: string) =>
  readBytes(name, new TextEncoder().encode(text), { onProgress: () => undefined });

it('reads by content and says what the file is', async () => {
  expect(await read('asha.txt', 'Asha Rao, welder, Pune')).toEqual({
    text: 'Asha Rao, welder, Pune',
    kind: 'txt',
    pages: 1,
    scannedPages: 0,
  });
});

it.each([
  ['asha.txt', 'Asha Rao', 'too-little-text', messages.resume.noText],
  ['asha.pdf', 'Asha Rao, welder, Pune', 'mislabelled', messages.resume.mislabelled],
  ['asha.odt', 'Asha Rao, welder, Pune', 'unsupported-type', messages.resume.wrongTypeOnCreate],
  ['asha.txt', '', 'empty', messages.resume.empty],
  ['asha.pdf', '%PDF-1.4 and nothing else', 'unreadable', messages.resume.damaged],
])('refuses %s holding "%s" as %s, in words for the person', async (name, text, code, message) => {
  await expect(read(name, text)).rejects.toMatchObject({ code, message });
});

/** A PDF with one page of that content; `/Im` is a grey pixel, to be drawn large. */
function pdfDrawing(content: string): string {
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]/Contents 4 0 R/Resources<</XObject<</Im 5 0 R>>>>>>',
    `<</Length ${content.length}>>stream\n${content}\nendstream`,
    '<</Type/XObject/Subtype/Image/Width 1/Height 1/BitsPerComponent 8/ColorSpace/DeviceGray/Length 1>>stream\nA\nendstream',
  ].map((object, index) => `${index + 1} 0 obj\n${object}\nendobj\n`);
  return `%PDF-1.4\n${objects.join('')}trailer<</Size 6/Root 1 0 R>>\n%%EOF`;
}

/** A DOCX without a word, with pictures of so many bytes. */
function docxHolding(...sizes: number[]): Uint8Array<ArrayBuffer> {
  const pictures = sizes.map((size, index) => [`word/media/image${index + 1}.png`, new Uint8Array(size)]);
  const body =
    '<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body/></w:document>';
  const relationship =
    '<Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/>';
  return zipSync({
    '[Content_Types].xml': strToU8(
      '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>',
    ),
    '_rels/.rels': strToU8(
      `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${relationship}</Relationships>`,
    ),
    'word/document.xml': strToU8(body),
    ...Object.fromEntries(pictures),
  });
}

it('a Word file with nothing but pictures as large as pages is a scan, with a logo it is none', async () => {
  const readDocx = (...sizes: number[]) =>
    readBytes('cv.docx', docxHolding(...sizes), { onProgress: () => undefined });
  await expect(readDocx(90_000, 3000, 120_000)).rejects.toMatchObject({
    code: 'too-little-text',
    scannedPages: 2,
  });
  await expect(readDocx(3000)).rejects.toMatchObject({ code: 'too-little-text', scannedPages: 0 });
});

it('takes the pictures of a Word file in the order of their numbers, as many as are asked for', () => {
  const sizes = Array.from({ length: 11 }, (_none, index) => 30_000 + index);
  const taken = docxPictures(docxHolding(...sizes), 10).map(({ length }) => length);
  expect(taken).toEqual(sizes.slice(0, 10));
});

it.each([
  ['a picture is a scan', '612 0 0 792 0 0 cm /Im Do', 1],
  ['nothing but a frame is blank', '50 50 512 692 re S', 0],
  ['letters as shapes is as good as a scan', '50 50 m 60 60 l S\n'.repeat(150), 1],
])('a page with %s', async (_what, content, scannedPages) => {
  await expect(read('scan.pdf', pdfDrawing(content))).rejects.toMatchObject({
    code: 'too-little-text',
    scannedPages,
  });
});
