import {
  Document,
  ExternalHyperlink,
  Footer,
  Header,
  HeadingLevel,
  Packer,
  Paragraph,
  Table,
  TableCell,
  TableRow,
  TextRun,
} from 'docx';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { readDocx } from './read-docx.ts';

const paragraph = (text: string) => new Paragraph(text);
const table = (rows: string[][][]) =>
  new Table({
    rows: rows.map(
      (cells) =>
        new TableRow({ children: cells.map((texts) => new TableCell({ children: texts.map(paragraph) })) }),
    ),
  });

async function makeDocx(children: (Paragraph | Table)[], header: string[] = [], footer: string[] = []) {
  const document = new Document({
    sections: [
      {
        headers: { default: new Header({ children: header.map(paragraph) }) },
        footers: { default: new Footer({ children: footer.map(paragraph) }) },
        children,
      },
    ],
  });
  return new Uint8Array(await Packer.toArrayBuffer(document));
}

/** Changes one part of a DOCX as other programs would write it. */
function edit(docx: Uint8Array, part: string, change: (xml: string) => string): Uint8Array {
  const files = unzipSync(docx);
  return zipSync({ ...files, [part]: strToU8(change(strFromU8(files[part] ?? new Uint8Array()))) });
}

const filler = paragraph('Accountant with seven years in GST and audit for small companies.');

async function linesOf(docx: Uint8Array): Promise<string[]> {
  return (await readDocx(docx)).text.split('\n').filter((line) => line !== '');
}

it('reads headers before the body and footers after it', async () => {
  const docx = await makeDocx([filler], ['Meera Nair', 'meera@example.com'], ['References on request']);
  const [first, second, , last] = await linesOf(docx);
  expect([first, second, last]).toEqual(['Meera Nair', 'meera@example.com', 'References on request']);
});

it('reads lists with bullets, links, tabs and line breaks', async () => {
  const docx = await makeDocx([
    filler,
    new Paragraph({ text: 'Prepared GST returns', bullet: { level: 0 } }),
    new Paragraph({
      children: [
        new ExternalHyperlink({ link: 'https://example.com', children: [new TextRun('example.com/meera')] }),
        new TextRun({ children: ['\t', 'Kochi'] }),
        new TextRun({ text: 'Kerala', break: 1 }),
      ],
    }),
  ]);
  expect((await linesOf(docx)).slice(1)).toEqual([
    '• Prepared GST returns',
    'example.com/meera\tKochi',
    'Kerala',
  ]);
});

it('reads a table row by row and a layout of tall cells cell by cell', async () => {
  const docx = await makeDocx([
    filler,
    table([
      [['M.Com'], ['Kerala University'], ['2015']],
      [['B.Com'], [''], ['2013']],
    ]),
    table([
      [
        ['Skills', 'Tally'],
        ['Experience', 'Deloitte, Kochi'],
      ],
    ]),
  ]);
  expect((await linesOf(docx)).slice(1)).toEqual([
    'M.Com\tKerala University\t2015',
    'B.Com\t2013',
    'Skills',
    'Tally',
    'Experience',
    'Deloitte, Kochi',
  ]);
});

describe('text boxes', () => {
  const box = '<w:txbxContent><w:p><w:r><w:t>Meera Nair</w:t></w:r></w:p></w:txbxContent>';
  const shape = `<w:drawing><wps:wsp><wps:txbx>${box}</wps:txbx></wps:wsp></w:drawing>`;
  const fallback = `<w:pict><v:shape><v:textbox>${box}</v:textbox></v:shape></w:pict>`;
  const alternatives = (second: string) =>
    `<mc:AlternateContent><mc:Choice Requires="wps">${shape}</mc:Choice><mc:Fallback>${second}</mc:Fallback></mc:AlternateContent>`;

  it.each([
    ['with a fallback for old Word', alternatives(fallback)],
    ['with a picture for old Word, as Google Docs writes', alternatives('<w:pict/>')],
    ['without an alternative', shape],
    ['of old Word', fallback],
  ])('are read once: %s', async (_what, xml) => {
    const plain = await makeDocx([filler]);
    const docx = edit(plain, 'word/document.xml', (main) =>
      main.replace('<w:body>', `<w:body><w:p><w:r>${xml}</w:r></w:p>`),
    );
    expect((await linesOf(docx)).filter((line) => line === 'Meera Nair')).toHaveLength(1);
  });
});

it('knows font sizes from runs and from styles', async () => {
  const docx = await makeDocx([
    new Paragraph({ children: [new TextRun({ text: 'Meera Nair', size: 40 })] }),
    new Paragraph({ text: 'Curriculum Vitae', heading: HeadingLevel.TITLE }),
    filler,
  ]);
  const { lines } = await readDocx(docx);
  const [name, title, body] = lines ?? [];
  expect(name).toMatchObject({ text: 'Meera Nair', size: 20, page: 1 });
  expect(title?.size).toBe(28);
  expect(body?.size).toBeLessThan(20);
});

it('finds a main part of another name', async () => {
  const files = unzipSync(await makeDocx([filler]));
  const renamed = Object.fromEntries(
    Object.entries(files).map(([name, content]) => [
      name.replace('word/document.xml', 'word/document2.xml'),
      content,
    ]),
  );
  const relations = ['_rels/.rels', '[Content_Types].xml'];
  for (const part of relations)
    renamed[part] = strToU8(
      strFromU8(files[part] ?? new Uint8Array()).replace('document.xml', 'document2.xml'),
    );
  expect(await linesOf(zipSync(renamed))).toHaveLength(1);
});

it('falls back on every text of every part when the body has next to none', async () => {
  const plain = await makeDocx([paragraph('CV')]);
  const text = 'Meera Nair &amp; Sons, accountants of Kochi since nineteen ninety';
  const diagram = `<dsp:drawing><dsp:t>${text}</dsp:t></dsp:drawing>`;
  const docx = zipSync({
    ...unzipSync(plain),
    'word/diagrams/drawing1.xml': strToU8(diagram.replaceAll('dsp:t>', 'a:t>')),
  });
  expect(await linesOf(docx)).toEqual([
    'CV',
    'Meera Nair & Sons, accountants of Kochi since nineteen ninety',
  ]);
});

it('takes an entity that is none as it is written, and the text around it', async () => {
  const plain = await makeDocx([paragraph('CV')]);
  const text = 'Meera Nair &#x110000; &constructor; accountant of Kochi since nineteen ninety &#8377;';
  const docx = zipSync({
    ...unzipSync(plain),
    'word/diagrams/drawing1.xml': strToU8(`<a:t>${text}</a:t>`),
  });
  expect(await linesOf(docx)).toEqual(['CV', text.replace('&#8377;', '₹')]);
});

it('refuses a damaged file', async () => {
  const docx = (await makeDocx([filler])).slice(0, 400);
  await expect(readDocx(docx)).rejects.toMatchObject({ code: 'unreadable' });
});

it('counts what is stored unpacked, though the directory says that it takes nothing', async () => {
  const part = strToU8(' '.repeat(1024 * 1024));
  const names = Array.from({ length: 60 }, (_none, at) => `word/part${at}.xml`);
  const docx = zipSync(Object.fromEntries(names.map((name) => [name, part])), { level: 0 });
  const view = new DataView(docx.buffer, docx.byteOffset, docx.byteLength);
  for (let at = 0; at + 46 <= docx.length; at += 1)
    if (view.getUint32(at, true) === 0x02014b50) view.setUint32(at + 24, 0, true);
  await expect(readDocx(docx)).rejects.toMatchObject({ code: 'too-complex' });
});

it('refuses a file that says to unpack to more than any resume', async () => {
  const docx = await makeDocx([filler]);
  const view = new DataView(docx.buffer);
  for (let at = 0; at + 46 <= docx.length; at += 1)
    if (view.getUint32(at, true) === 0x02014b50) view.setUint32(at + 24, 30 * 1024 * 1024, true);
  await expect(readDocx(docx)).rejects.toMatchObject({ code: 'too-complex' });
});
