import { RESUME_FILES, RESUME_KINDS, type ResumeKind } from '#contract/resume-type.ts';
import { compoundFileStreams } from './compound-file.ts';
import { wideEncoding } from './wide-text.ts';

/** What the bytes are: a readable kind, a Word document under a password, or something else. */
export type ResumeContent = ResumeKind | 'protected-docx' | 'other';

/** What keeps a file from being a resume; each has its message in `messages.resume`. */
export type ResumeTypeProblem = 'empty' | 'unsupported-type' | 'mislabelled' | 'password-protected';

/**
 * Tells what a file is by its content alone. A ZIP is a DOCX only when Word's main document is in it, a compound
 * file is a DOC only when Word's main stream is at its root. Needs the whole file: a ZIP's directory is at its end.
 */
export function sniffResumeType(bytes: Uint8Array): ResumeContent {
  if (startsWith(bytes, [0x50, 0x4b])) return isWordZip(bytes) ? 'docx' : 'other';
  if (startsWith(bytes, COMPOUND_FILE)) {
    const streams = compoundFileStreams(bytes);
    if (streams.has('WordDocument')) return 'doc';
    return streams.has('EncryptedPackage') ? 'protected-docx' : 'other';
  }
  // Readers accept a PDF that starts within the first kilobyte, and mail gateways do prepend bytes.
  if (latin1(bytes.subarray(0, 1024)).includes('%PDF-')) return 'pdf';
  return isPlainText(bytes) ? 'txt' : 'other';
}

/**
 * Decides whether a file may be a resume: the content decides, the name only explains a refusal. Plain text has no
 * signature of its own, so a text is taken only under a text name: markup or code under another name is no resume.
 */
export function checkResumeType(
  fileName: string,
  bytes: Uint8Array,
): { kind: ResumeKind } | { problem: ResumeTypeProblem } {
  if (bytes.length === 0) return { problem: 'empty' };
  const content = sniffResumeType(bytes);
  if (content === 'protected-docx') return { problem: 'password-protected' };
  const extension = extensionOf(fileName);
  if (content !== 'other' && (content !== 'txt' || extension === '.txt' || extension === ''))
    return { kind: content };
  const promised = RESUME_KINDS.some((kind) => RESUME_FILES[kind].extension === extension);
  return { problem: promised ? 'mislabelled' : 'unsupported-type' };
}

/** The extension in lower case with its dot, "" when the name has none. */
function extensionOf(fileName: string): string {
  return /\.[^./\\\s]+$/.exec(fileName)?.[0].toLowerCase() ?? '';
}

const COMPOUND_FILE = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];

function startsWith(bytes: Uint8Array, signature: readonly number[]): boolean {
  return signature.every((byte, index) => bytes[index] === byte);
}

/** One character a byte. */
function latin1(bytes: Uint8Array): string {
  return String.fromCharCode(...bytes);
}

const END_OF_DIRECTORY = 0x06054b50;
const DIRECTORY_ENTRY = 0x02014b50;
const LONGEST_ZIP_COMMENT = 65_535;

function isWordZip(bytes: Uint8Array): boolean {
  const names = zipNames(bytes);
  // Word itself names the main part document.xml, Microsoft 365 at times document2.xml.
  return names.includes('[Content_Types].xml') && names.some((name) => /^word\/document\d*\.xml$/.test(name));
}

/** The names in a ZIP's central directory; none when the directory is missing or cut off. */
function zipNames(bytes: Uint8Array): string[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const names: string[] = [];
  const lowest = Math.max(0, bytes.length - 22 - LONGEST_ZIP_COMMENT);
  let end = bytes.length - 22;
  while (end >= lowest && view.getUint32(end, true) !== END_OF_DIRECTORY) end -= 1;
  if (end < lowest) return names;
  let at = view.getUint32(end + 16, true);
  while (at + 46 <= bytes.length && view.getUint32(at, true) === DIRECTORY_ENTRY) {
    const nameLength = view.getUint16(at + 28, true);
    names.push(latin1(bytes.subarray(at + 46, at + 46 + nameLength)));
    at += 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return names;
}

const TEXT_SAMPLE_BYTES = 65_536;
/** RTF, PostScript, XML and HTML are text to a machine, not to a reader. */
const MARKUP = /^\s*(\{\\rtf|%!PS|<\?xml|<!doctype|<html|MIME-Version:)/i;

function isPlainText(bytes: Uint8Array): boolean {
  const sample = bytes.subarray(0, TEXT_SAMPLE_BYTES);
  const start = latin1(sample.subarray(0, 256)).replaceAll(
    /^(\u00EF\u00BB\u00BF|\u00FE\u00FF|\u00FF\u00FE)|\0/g,
    '',
  );
  if (MARKUP.test(start)) return false;
  const zeros = sample.reduce((count, byte) => count + (byte === 0 ? 1 : 0), 0);
  const wide = zeros > 0 && wideEncoding(sample) !== undefined;
  if (zeros > 0 && !wide) return false;
  const controls = sample.reduce((count, byte) => count + (isControl(byte) && byte !== 0 ? 1 : 0), 0);
  return wide || controls <= sample.length * 0.002;
}

/** A control byte that no text editor writes: all but tab, line feed, vertical tab, form feed, return and escape. */
function isControl(byte: number): boolean {
  return byte < 0x09 || (byte > 0x0d && byte < 0x20 && byte !== 0x1b);
}
