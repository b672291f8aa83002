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
 * Reads the first pages of a PDF by drawing them and recognising the letters, in the calling worker and one of its
 * own, which ends with it.
 * @throws ResumeReadError `too-little-text`, and what opening a PDF throws
 */
export async function recogniseScan(
  bytes: Uint8Array<ArrayBuffer>,
  { onProgress, onAlive }: Listeners,
): Promise<ReadResume> {
  const document = await openPdf(bytes, { drawing: drawingInWorker });
  const pages = Math.min(document.numPages, limits.resume.ocrPages);
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
    const { picture, scale } = await drawPage(document, at);
    lines.push(...(await recognisePage(recogniser, picture, scale, at)));
  }
  const text = cleanText(lines.map((line) => line.text).join('\n'));
  if (isTooLittle(text)) throw new ResumeReadError('too-little-text');
  return { text, lines, kind: 'pdf', pages: document.numPages, scannedPages: 0, recognised: true };
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
