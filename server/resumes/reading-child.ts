import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { readBytes } from '#reading/read-bytes.ts';
import { asReadError } from '#reading/resume-read-error.ts';
import type { ReadingAnswer, ReadingRequest } from './reading-messages.ts';

const PDFJS = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'));

process.on('disconnect', () => process.exit());
// One file at a time: the next is sent when this one is answered.
process.on('message', (request: ReadingRequest) => void answer(request));

async function answer({ fileName, bytes }: ReadingRequest): Promise<void> {
  // pdf.js takes plain arrays only, and the message brings a Buffer.
  process.send?.(await read(fileName, new Uint8Array(bytes)));
}

async function read(fileName: string, bytes: Uint8Array<ArrayBuffer>): Promise<ReadingAnswer> {
  try {
    return { resume: await readBytes(fileName, bytes, { onProgress: () => undefined, loadPdfData }) };
  } catch (error) {
    const { code, scannedPages, cause } = asReadError(error);
    return { problem: code, scannedPages, reason: String(cause ?? error) };
  }
}

/** pdf.js's character maps and fonts, from its package; a PDF chooses the name, so it may be nothing but a name. */
async function loadPdfData(name: string): Promise<Uint8Array<ArrayBuffer>> {
  if (!/^[\w-]+\.(bcmap|pfb|ttf)$/.test(name)) throw new Error('pdf.js has no such data file');
  const folder = name.endsWith('.bcmap') ? 'cmaps' : 'standard_fonts';
  return new Uint8Array(await readFile(join(PDFJS, folder, name)));
}
