import type { PDFPageProxy } from 'pdfjs-dist/types/src/display/api.js';
import { limits } from '#contract/limits.ts';
import { cleanText } from './clean-text.ts';
import { deservesNextMethod, deservesOcr, readUntilEnough } from './enough-text.ts';
import { type LoadPdfData, openPdf } from './open-pdf.ts';
import { linesToText, toLines } from './page-lines.ts';
import { showsPicture } from './page-pictures.ts';
import { inReadingOrder } from './reading-order.ts';
import { ResumeReadError } from './resume-read-error.ts';
import type { DocumentFound, ReadProgress, ResumeLine, TextFound } from './resume-text.ts';
import { toFragments } from './text-fragments.ts';
import type { TextPiece } from './text-fragments.ts';

/**
 * Reads a PDF page by page: its text in reading order, and when that is next to nothing what stands in its form
 * fields and notes. Without text, tells how many pages are pictures. Runs wherever pdf.js runs and takes over `bytes`.
 * @throws ResumeReadError `password-protected`, `too-many-pages`, `unreadable`
 */
export async function readPdf(
  bytes: Uint8Array,
  onProgress: (progress: ReadProgress) => void,
  loadData?: LoadPdfData,
): Promise<DocumentFound> {
  const document = await openPdf(bytes, { loadData });
  try {
    const getPage: GetPage = (page) => document.getPage(page);
    let printed: TextFound = { text: '' };
    const found = await readUntilEnough([
      async () => (printed = await readPages(document.numPages, getPage, onProgress)),
      async () => join(printed, await readAnnotations(document.numPages, getPage)),
    ]);
    const scannedPages = deservesOcr(found.text) ? await countPictures(document.numPages, getPage) : 0;
    return { ...found, pages: document.numPages, scannedPages };
  } finally {
    await document.loadingTask.destroy();
  }
}

/** As many pages are looked at as may be recognised; the pages of a scan are all alike. */
async function countPictures(pages: number, getPage: GetPage): Promise<number> {
  const looked = Math.min(pages, limits.resume.ocrPages);
  let pictures = 0;
  for (let number = 1; number <= looked; number += 1) {
    try {
      const page = await getPage(number);
      if (await showsPicture(page)) pictures += 1;
      page.cleanup();
    } catch {
      // a broken page shows nothing, and takes away nothing of what the others say
    }
  }
  return pictures === looked ? pages : pictures;
}

function join(printed: TextFound, entered: TextFound): TextFound {
  return { ...printed, text: [printed.text, entered.text].filter((text) => text !== '').join('\n') };
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
    onProgress({ page: number, pages, share: 0 });
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
