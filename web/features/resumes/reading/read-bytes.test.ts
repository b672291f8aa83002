import { expect, it } from 'vitest';
import { messages } from '#contract/messages.ts';
import { readBytes } from './read-bytes.ts';

const read = (name: string, text: string) =>
  readBytes(name, new TextEncoder().encode(text), { onProgress: () => undefined });

it('reads by content and says what the file is', async () => {
  expect(await read('asha.txt', 'Asha Rao, welder, Pune')).toEqual({
    text: 'Asha Rao, welder, Pune',
    kind: 'txt',
    pages: 1,
    needsOcr: false,
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

it('offers OCR for a PDF without text', async () => {
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]>>',
  ].map((object, index) => `${index + 1} 0 obj\n${object}\nendobj\n`);
  const scan = `%PDF-1.4\n${objects.join('')}trailer<</Size 4/Root 1 0 R>>\n%%EOF`;
  await expect(read('scan.pdf', scan)).rejects.toMatchObject({ code: 'too-little-text', needsOcr: true });
});
