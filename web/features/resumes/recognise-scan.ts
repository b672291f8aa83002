import { createWorker, OEM, type Worker as Recogniser } from 'tesseract.js';
import { limits } from '#contract/limits.ts';
import { cleanText } from '#reading/clean-text.ts';
import { isTooLittle } from '#reading/enough-text.ts';
import { openPdf } from '#reading/open-pdf.ts';
import { ResumeReadError } from '#reading/resume-read-error.ts';
import type { ReadProgress, ReadResume, ResumeLine } from '#reading/resume-text.ts';
import { DRAWN_DPI, drawingInWorker, drawPage } from './draw-pages.ts';

interface Listeners {
  onProgress: (progress: ReadProgress) => void;
  /** some of the files has come */
  onAlive: () => void;
}

/**
 * Reads the first pages of a PDF, or pictures in a DOCX, by recognising the letters in them, in the calling worker and
 * one of its own, which ends with it.
 * @throws ResumeReadError `too-little-text`, and what opening a PDF throws
 */
export async function recogniseScan(
  bytes: Uint8Array<ArrayBuffer>,
  { onProgress, onAlive }: Listeners,
): Promise<ReadResume> {
  const scan = await openScan(bytes);
  const pages = Math.min(scan.pages, limits.resume.ocrPages);
  let at = 1;
  onProgress({ page: at, pages, share: 0 });
  const recogniser = await startRecogniser((share) => {
    if (share === undefined) onAlive();
    else onProgress({ page: at, pages, share });
  });
  await recogniser.setParameters({ user_defined_dpi: String(DRAWN_DPI) });
  const lines: ResumeLine[] = [];
  for (; at <= pages; at += 1) {
    onProgress({ page: at, pages, share: 0 });
    const { picture, scale } = await scan.draw(at);
    lines.push(...(await recognisePage(recogniser, picture, scale, at)));
  }
  const text = cleanText(lines.map((line) => line.text).join('\n'));
  if (isTooLittle(text)) throw new ResumeReadError('too-little-text');
  return { text, lines, kind: scan.kind, pages: scan.pages, scannedPages: 0, recognised: true };
}

/** A document whose pages can be had as pictures, from 1. */
interface Scan {
  kind: 'pdf' | 'docx';
  pages: number;
  draw: (page: number) => Promise<{ picture: Blob; scale: number }>;
}

const A4_POINTS = 595;

/** A PDF's pages are drawn; a DOCX has none, so the pictures in it are taken for pages of A4. */
async function openScan(bytes: Uint8Array<ArrayBuffer>): Promise<Scan> {
  const isZip = bytes[0] === 0x50 && bytes[1] === 0x4b;
  if (!isZip) {
    const document = await openPdf(bytes, { drawing: drawingInWorker });
    return { kind: 'pdf', pages: document.numPages, draw: (page) => drawPage(document, page) };
  }
  const { docxPictures } = await import('#reading/docx-pictures.ts');
  const pictures = docxPictures(bytes, limits.resume.ocrPages).map((picture) => new Blob([picture]));
  const draw = async (page: number) => {
    const picture = pictures[page - 1] ?? new Blob();
    const { width } = await createImageBitmap(picture);
    return { picture, scale: width / A4_POINTS };
  };
  return { kind: 'docx', pages: pictures.length, draw };
}

/** `onProgress` gets how much of a page is done, from 0 to 1, or undefined while the files come. */
function startRecogniser(onProgress: (share: number | undefined) => void): Promise<Recogniser> {
  return new Promise((resolve, reject) => {
    // A failure to load the language settles nothing but this handler.
    const errorHandler = (cause: unknown): void => reject(new ResumeReadError('failed', { cause }));
    createWorker('eng', OEM.LSTM_ONLY, {
      workerPath: `${OCR_FOLDER}worker.min.js`,
      corePath: `${OCR_FOLDER}tesseract-core-simd-lstm.js`,
      langPath: OCR_FOLDER,
      workerBlobURL: false,
      cacheMethod: 'none',
      logger: ({ status, progress }) => onProgress(status === 'recognizing text' ? progress : undefined),
      errorHandler,
    }).then(resolve, errorHandler);
  });
}

async function recognisePage(
  recogniser: Recogniser,
  picture: Blob,
  scale: number,
  page: number,
): Promise<ResumeLine[]> {
  const { data } = await recogniser.recognize(picture, {}, { text: false, blocks: true });
  const found = (data.blocks ?? []).flatMap((block) => block.paragraphs).flatMap(({ lines }) => lines);
  return found
    .map(({ text, bbox, rowAttributes }) => ({
      text: cleanText(text),
      size: Math.round((rowAttributes.rowHeight / scale) * 10) / 10,
      page,
      x: bbox.x0 / scale,
      y: bbox.y1 / scale,
    }))
    .filter(({ text }) => text !== '');
}
