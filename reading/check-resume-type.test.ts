import { describe, expect, it } from 'vitest';
import { checkResumeType, sniffResumeType } from './check-resume-type.ts';
import { buildCompoundFile } from './test/build-compound-file.ts';

const bytes = (text: string) => new TextEncoder().encode(text);
const nothing = new Uint8Array();

/** A ZIP's signature, its directory with the names and its end; nobody looks at the content. */
function zipOf(names: string[], comment = ''): Uint8Array {
  const entries = names.map((name) => {
    const entry = new Uint8Array(46 + name.length);
    const view = new DataView(entry.buffer);
    view.setUint32(0, 0x02014b50, true);
    view.setUint16(28, name.length, true);
    entry.set(bytes(name), 46);
    return entry;
  });
  const directory = entries.reduce((sum, entry) => sum + entry.length, 0);
  const zip = new Uint8Array(4 + directory + 22 + comment.length);
  const view = new DataView(zip.buffer);
  view.setUint32(0, 0x04034b50, true);
  let at = 4;
  for (const entry of entries) {
    zip.set(entry, at);
    at += entry.length;
  }
  view.setUint32(at, 0x06054b50, true);
  view.setUint32(at + 16, 4, true);
  view.setUint16(at + 20, comment.length, true);
  zip.set(bytes(comment), at + 22);
  return zip;
}

describe('sniffResumeType', () => {
  it.each([
    ['a PDF', bytes('%PDF-1.7\n...'), 'pdf'],
    ['a PDF after bytes that a gateway put before it', bytes(`${' '.repeat(500)}%PDF-1.4`), 'pdf'],
    ['a DOCX', zipOf(['[Content_Types].xml', 'word/document.xml']), 'docx'],
    ['a DOCX of Microsoft 365', zipOf(['[Content_Types].xml', 'word/document2.xml']), 'docx'],
    [
      'a DOCX with a comment after its directory',
      zipOf(['[Content_Types].xml', 'word/document.xml'], 'x'),
      'docx',
    ],
    ['a workbook', zipOf(['[Content_Types].xml', 'xl/workbook.xml']), 'other'],
    ['a ZIP with a file in a folder called word', zipOf(['word/document.xml']), 'other'],
    [
      'a ZIP whose directory is cut off',
      zipOf(['[Content_Types].xml', 'word/document.xml']).slice(0, 60),
      'other',
    ],
    ['a DOC', buildCompoundFile({ '1Table': nothing, WordDocument: nothing }), 'doc'],
    [
      'an old workbook that embeds a DOC',
      buildCompoundFile({ Workbook: nothing }, { WordDocument: nothing }),
      'other',
    ],
    [
      'a DOC that embeds a workbook',
      buildCompoundFile({ WordDocument: nothing }, { Workbook: nothing }),
      'doc',
    ],
    ['a DOCX under a password', buildCompoundFile({ EncryptedPackage: nothing }), 'protected-docx'],
    ['a compound file cut off', buildCompoundFile({ WordDocument: nothing }).slice(0, 700), 'other'],
    ['plain text', bytes('Asha Rao\nPune, +91 98220 12345'), 'txt'],
    ['text of Windows', Uint8Array.from([0x52, 0xe9, 0x73, 0x75, 0x6d, 0xe9, 0x20, 0x96]), 'txt'],
    ['UTF-16 with a mark', Uint8Array.from([0xff, 0xfe, 0x41, 0, 0x73, 0, 0x05, 0x09]), 'txt'],
    ['UTF-16 without a mark', Uint8Array.from([0x41, 0, 0x73, 0, 0x68, 0, 0x61, 0]), 'txt'],
    [
      'a picture',
      Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0x0d, 1, 2]),
      'other',
    ],
    ['RTF', bytes('{\\rtf1\\ansi Asha Rao}'), 'other'],
    ['HTML', bytes('<!DOCTYPE html><p>Asha Rao'), 'other'],
  ])('tells %s by its content', (_what, content, kind) => {
    expect(sniffResumeType(content)).toBe(kind);
  });
});

describe('checkResumeType', () => {
  const pdf = bytes('%PDF-1.7');
  const text = bytes('Asha Rao, Pune');
  const picture = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 1]);

  it.each([
    ['asha.pdf', pdf, { kind: 'pdf' }],
    ['asha.docx', pdf, { kind: 'pdf' }],
    ['asha', pdf, { kind: 'pdf' }],
    ['asha.TXT', text, { kind: 'txt' }],
    ['asha', text, { kind: 'txt' }],
    ['asha.pdf', text, { problem: 'mislabelled' }],
    ['asha.docx', picture, { problem: 'mislabelled' }],
    ['asha.html', text, { problem: 'unsupported-type' }],
    ['asha.png', picture, { problem: 'unsupported-type' }],
    ['asha.pdf', nothing, { problem: 'empty' }],
    ['asha.docx', buildCompoundFile({ EncryptedPackage: nothing }), { problem: 'password-protected' }],
  ])('lets the content of %s decide', (name, content, outcome) => {
    expect(checkResumeType(name, content)).toEqual(outcome);
  });
});
