import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync, strToU8, zipSync } from 'fflate';
import { between, oneOf, percent } from '../../demo/chance.ts';
import {
  deepDocx,
  docxBomb,
  lyingDocx,
  pdfBomb,
  pdfInLoops,
  pdfOfPages,
  pdfOfPicture,
} from '../../resumes/test/hostile-files.ts';

const SAMPLES = join(import.meta.dirname, '../../../samples');
/** One of each kind. */
const PDF = 'CA Rohan Deshpande (5.7 yrs).pdf';
const FILES = [PDF, 'Deepika_Rajan.docx', 'subhasis mohanty cv.doc', 'barsha biodata.txt'];
const made = new Map<string, Uint8Array>();

/** Made once: some take longer to make than to refuse. */
function once(name: string, make: () => Uint8Array): Uint8Array {
  const held = made.get(name) ?? make();
  made.set(name, held);
  return held;
}

const sample = (name: string) => once(name, () => readFileSync(join(SAMPLES, name)));

function joined(...parts: Uint8Array[]): Uint8Array {
  return new Uint8Array(Buffer.concat(parts));
}

const bytes = (length: number) => Uint8Array.from({ length }, () => between(0, 255));

function truncated(file: Uint8Array): Uint8Array {
  return file.slice(0, between(0, file.length));
}

/** The file with some bytes changed, some cut out and some put in. */
function damaged(file: Uint8Array): Uint8Array {
  const copy = new Uint8Array(file);
  for (let times = between(1, 50); times > 0; times -= 1) copy[between(0, copy.length - 1)] = between(0, 255);
  if (percent(50)) return copy;
  const at = between(0, copy.length);
  return joined(copy.slice(0, at), bytes(between(1, 200)), copy.slice(at + between(0, 500)));
}

const xlsx = () =>
  zipSync({ '[Content_Types].xml': strToU8('<Types/>'), 'xl/workbook.xml': strToU8('<workbook/>') });
const zipSlip = () =>
  zipSync({
    '../../evil.txt': strToU8('x'),
    'word/document.xml': strToU8('<w:document/>'),
    'a/../../b': strToU8('x'),
  });
const entities = () => {
  const names = Array.from({ length: 12 }, (_none, at) => `<!ENTITY e${at + 1} "${`&e${at};`.repeat(10)}">`);
  const xml = `<?xml version="1.0"?><!DOCTYPE w [<!ENTITY e0 "lol">${names.join('')}<!ENTITY f SYSTEM "file:///etc/passwd">]><w:document><w:body><w:p><w:r><w:t>&e12;&f;</w:t></w:r></w:p></w:body></w:document>`;
  return zipSync({ '[Content_Types].xml': strToU8('<Types/>'), 'word/document.xml': strToU8(xml) });
};

/** Cheap to refuse or to read; tried by the hundred. */
const LIGHT: readonly (() => Uint8Array)[] = [
  () => new Uint8Array(0),
  () => bytes(between(1, 5000)),
  () => strToU8('MZ\u0090\0 this program cannot be run in DOS mode'),
  () => strToU8('#!/bin/sh\nrm -rf /'),
  () => strToU8('<html><script>alert(1)</script></html>'),
  () => strToU8('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'),
  () => strToU8('\u007FELF'),
  () => joined(strToU8('GIF89a'), strToU8('%PDF-1.4 <script>alert(1)</script>')),
  () => joined(strToU8('<html>'), sample(PDF)),
  () => joined(sample(PDF), zipSync({ 'word/document.xml': strToU8('<w:document/>') })),
  () => joined(strToU8('%PDF-1.7\n'), xlsx()),
  () => joined(new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]), bytes(between(10, 4000))),
  () => strToU8('%PDF-1.4\n%%EOF'),
  () => strToU8(`%PDF-1.4\n${'1 0 obj\n'.repeat(2000)}`),
  () => strToU8(`%PDF-1.4\n${'<<'.repeat(20_000)}`),
  () => gzipSync(sample(PDF)),
  xlsx,
  zipSlip,
  entities,
  () => strToU8('PK\u0005\u0006'),
  () => strToU8(`${'a'.repeat(60_000)}!`),
  () => strToU8(`name,email,phone\n${'"'.repeat(5001)}`),
  () => strToU8(`name,email,phone,recommendation_reason\n=1+1,a@b.co,9876543210,"x`),
  () => strToU8(`${','.repeat(20_000)}\n${'a,'.repeat(20_000)}`),
  () => strToU8('\uFEFFname;email\r\n\r\n\0;\0'),
];

/** Each takes seconds of a reading process; tried a few times. */
const HEAVY: readonly (() => Uint8Array)[] = [
  () => once('pdf bomb', () => pdfBomb(300)),
  () => once('pdf pages', () => pdfOfPages(3000)),
  () => once('pdf loops', pdfInLoops),
  () => once('pdf picture', () => pdfOfPicture(20_000)),
  () => once('docx bomb', () => docxBomb(60)),
  () => once('docx lies', lyingDocx),
  () => once('docx deep', () => deepDocx(20_000)),
];

/** A file that is not what it says, or that breaks whoever opens it. `heavy`: one that takes long to give up. */
export function hostileUpload(heavy: boolean): File {
  const roll = between(0, 99);
  let content: Uint8Array;
  if (heavy) content = oneOf(HEAVY)();
  else if (roll < 50) content = oneOf(LIGHT)();
  else content = (percent(50) ? truncated : damaged)(sample(oneOf(FILES)));
  const name = oneOf([
    'resume.pdf',
    'resume.docx',
    'resume.doc',
    'resume.txt',
    'old.csv',
    'resume.pdf.exe',
    '../../../etc/passwd',
    'a\0b.pdf',
    '\u202Efdp.exe',
    `${'x'.repeat(300)}.pdf`,
    '.pdf',
    'con.pdf',
    '"; filename="x.pdf',
    '=1+1.pdf',
  ]);
  return new File([new Uint8Array(content)], name, {
    type: oneOf(['application/pdf', 'text/html', '', 'application/x-msdownload', 'image/svg+xml']),
  });
}
