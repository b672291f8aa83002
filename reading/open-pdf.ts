import type { PDFDocumentProxy } from 'pdfjs-dist/types/src/display/api.js';
import { limits } from '#contract/limits.ts';
import { ResumeReadError } from './resume-read-error.ts';

/** Brings one of pdf.js's data files (a character map or a standard font) by its file name. */
export type LoadPdfData = (fileName: string) => Promise<Uint8Array<ArrayBuffer>>;

interface OpenOptions {
  loadData?: LoadPdfData | undefined;
  /** more options of pdf.js, for whoever draws the pages */
  drawing?: object;
}

/** Pixels of a picture beyond which it is left out: an A3 page at 400 dpi has 30 million. */
const MOST_PIXELS = 50_000_000;

/**
 * Opens a PDF with pdf.js in the calling thread and takes over `bytes`. End it by `loadingTask.destroy()`.
 * @throws ResumeReadError `password-protected`, `too-many-pages`, `unreadable`
 */
export async function openPdf(
  bytes: Uint8Array,
  { loadData, drawing }: OpenOptions,
): Promise<PDFDocumentProxy> {
  // The worker half of pdf.js registers itself here, so that no further worker is started: this already is one.
  const [{ getDocument, VerbosityLevel }] = await Promise.all([
    import('pdfjs-dist/legacy/build/pdf.mjs'),
    import('pdfjs-dist/legacy/build/pdf.worker.mjs'),
  ]);
  const document = await getDocument({
    data: bytes,
    verbosity: VerbosityLevel.ERRORS,
    // The content security policy of our reading worker has no 'wasm-unsafe-eval'.
    useWasm: false,
    useWorkerFetch: false,
    useSystemFonts: true,
    disableFontFace: true,
    isOffscreenCanvasSupported: false,
    isImageDecoderSupported: false,
    maxImageSize: MOST_PIXELS,
    ...(loadData && { cMapUrl: '/', standardFontDataUrl: '/', BinaryDataFactory: dataFactory(loadData) }),
    ...drawing,
  }).promise.catch((cause: unknown) => {
    const protectedByPassword = cause instanceof Error && cause.name === 'PasswordException';
    throw new ResumeReadError(protectedByPassword ? 'password-protected' : 'unreadable', { cause });
  });
  if (document.numPages > limits.resume.maxPages) {
    await document.loadingTask.destroy();
    throw new ResumeReadError('too-many-pages');
  }
  return document;
}

/** pdf.js asks by folder and file name; our build gives each file an address of its own. */
function dataFactory(loadData: LoadPdfData) {
  return class PdfDataFactory {
    async fetch({ filename }: { filename: string }): Promise<Uint8Array<ArrayBuffer>> {
      return await loadData(filename);
    }
  };
}
