import type { PDFPageProxy } from 'pdfjs-dist/types/src/display/api.js';
import { limits } from '#contract/limits.ts';
import { ResumeReadError } from '../resume-read-error.ts';
import { cleanText } from './clean-text.ts';
import { deservesNextMethod, readUntilEnough } from './enough-text.ts';
import { linesToText, toLines } from './page-lines.ts';
import { inReadingOrder } from './reading-order.ts';
import type { ReadProgress, ResumeLine, TextFound } from './resume-text.ts';
import { toFragments } from './text-fragments.ts';
import type { TextPiece } from './text-fragments.ts';

/** Brings one of pdf.js's data files (a character map or a standard font) by its file name. */
export type LoadPdfData = (fileName: string) => Promise<Uint8Array<ArrayBuffer>>;

/**
 * Reads a PDF page by page: its text in reading order, and when that is next to nothing what stands in its form
 * fields and notes. Runs wherever pdf.js runs and takes over `bytes`.
 * @throws ResumeReadError `password-protected`, `unreadable`
 */
export async function readPdf(
  bytes: Uint8Array,
  onProgress: (progress: ReadProgress) => void,
  loadData?: LoadPdfData,
): Promise<TextFound & { pages: number }> {
  const document = await openPdf(bytes, loadData);
  try {
    const getPage: GetPage = (page) => document.getPage(page);
    let printed: TextFound = { text: '' };
    const found = await readUntilEnough([
      async () => (printed = await readPages(document.numPages, getPage, onProgress)),
      async () => join(printed, await readAnnotations(document.numPages, getPage)),
    ]);
    return { ...found, pages: document.numPages };
  } finally {
    await document.loadingTask.destroy();
  }
}

function join(printed: TextFound, entered: TextFound): TextFound {
  return { ...printed, text: [printed.text, entered.text].filter((text) => text !== '').join('\n') };
}

async function openPdf(bytes: Uint8Array, loadData: LoadPdfData | undefined) {
  // The worker half of pdf.js registers itself here, so that no further worker is started: this already is one.
  const [{ getDocument, VerbosityLevel }] = await Promise.all([
    import('pdfjs-dist/legacy/build/pdf.mjs'),
    import('pdfjs-dist/legacy/build/pdf.worker.mjs'),
  ]);
  try {
    return await getDocument({
      data: bytes,
      verbosity: VerbosityLevel.ERRORS,
      // Our content security policy has no 'wasm-unsafe-eval'; text needs none of the image decoders.
      useWasm: false,
      useWorkerFetch: false,
      useSystemFonts: true,
      disableFontFace: true,
      isOffscreenCanvasSupported: false,
      isImageDecoderSupported: false,
      ...(loadData && { cMapUrl: '/', standardFontDataUrl: '/', BinaryDataFactory: dataFactory(loadData) }),
    }).promise;
  } catch (cause) {
    const protectedByPassword = cause instanceof Error && cause.name === 'PasswordException';
    throw new ResumeReadError(protectedByPassword ? 'password-protected' : 'unreadable', { cause });
  }
}

/** pdf.js asks by folder and file name; our build gives each file an address of its own. */
function dataFactory(loadData: LoadPdfData) {
  return class PdfDataFactory {
    async fetch({ filename }: { filename: string }): Promise<Uint8Array<ArrayBuffer>> {
      return await loadData(filename);
    }
  };
}

type GetPage = (page: number) => Promise<PDFPageProxy>;

async function readPages(
  pages: number,
  getPage: GetPage,
  onProgress: (progress: ReadProgress) => void,
): Promise<TextFound> {
  const lines: ResumeLine[] = [];
  const failures: unknown[] = [];
  let length = 0;
  for (let number = 1; number <= pages && length < limits.resume.maxTextLength; number += 1) {
    try {
      const page = await getPage(number);
      const { level, turned } = await readPieces(page);
      const rows = [...inReadingOrder(toFragments(level)), ...toFragments(turned).map((part) => [part])];
      const pageLines = toLines(rows, number);
      lines.push(...pageLines);
      length += pageLines.reduce((sum, { text }) => sum + text.length, 0);
      page.cleanup();
    } catch (failure) {
      failures.push(failure);
    }
    onProgress({ page: number, pages });
  }
  // One broken page hides neither the others nor, when there are none, its reason.
  if (lines.length === 0 && failures.length > 0)
    throw new ResumeReadError('unreadable', { cause: failures[0] });
  return { text: cleanText(linesToText(lines)), lines };
}

/** The pieces of a page in drawing order, apart from slanted and upright text: watermarks, spines, side titles. */
async function readPieces(page: PDFPageProxy): Promise<{ level: TextPiece[]; turned: TextPiece[] }> {
  const { items } = await page.getTextContent();
  const [a, b, c, d, e, f] = page.getViewport({ scale: 1 }).transform as Matrix;
  const level: TextPiece[] = [];
  const turned: TextPiece[] = [];
  for (const item of items) {
    if (!('str' in item)) continue;
    const [ia, ib, ic, id, ie, inf] = item.transform as Matrix;
    const piece = {
      text: item.str,
      x: a * ie + c * inf + e,
      y: b * ie + d * inf + f,
      width: item.width,
      fontSize: Math.hypot(ic, id) || 1,
    };
    const slope = Math.abs(Math.atan2(b * ia + d * ib, a * ia + c * ib));
    (slope < LEVEL ? level : turned).push(piece);
  }
  return { level, turned };
}

type Matrix = [number, number, number, number, number, number];
/** radians */
const LEVEL = 0.1;

async function readAnnotations(pages: number, getPage: GetPage): Promise<TextFound> {
  const texts: string[] = [];
  for (let number = 1; number <= pages && deservesNextMethod(texts.join('\n')); number += 1) {
    const page = await getPage(number);
    for (const annotation of (await page.getAnnotations()) as Annotation[]) {
      const values = [annotation.fieldValue, annotation.contentsObj?.str].flat();
      texts.push(...values.filter((value): value is string => typeof value === 'string' && value !== ''));
    }
  }
  return { text: cleanText(texts.join('\n')) };
}

interface Annotation {
  fieldValue?: string | string[] | null;
  contentsObj?: { str?: string };
}
