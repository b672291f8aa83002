import type { PDFDocumentProxy } from 'pdfjs-dist/types/src/display/api.js';

/** Dots an inch: fewer cost letters, more cost time. */
export const DRAWN_DPI = 200;
const POINTS_PER_INCH = 72;
/** Pixels on the longer side: photos of pages are at times declared metres long. */
const LONGEST_SIDE = 2600;

interface Sheet {
  canvas: OffscreenCanvas | null;
  context: OffscreenCanvasRenderingContext2D | null;
}

/** pdf.js's canvases, made without a document. */
class OffscreenCanvases {
  create(width: number, height: number): Sheet {
    const canvas = new OffscreenCanvas(width, height);
    return { canvas, context: canvas.getContext('2d', { willReadFrequently: true }) };
  }

  reset({ canvas }: Sheet, width: number, height: number): void {
    if (canvas) Object.assign(canvas, { width, height });
  }

  destroy(sheet: Sheet): void {
    Object.assign(sheet, { canvas: null, context: null });
  }
}

/** pdf.js makes its colour filters of SVG in the document; letters are legible without them. */
class NoFilters {
  addFilter = () => 'none';
  addHCMFilter = () => 'none';
  addAlphaFilter = () => 'none';
  addLuminosityFilter = () => 'none';
  addKnockoutFilter = () => 'none';
  addHighlightHCMFilter = () => 'none';
  destroy(): void {}
}

/** Options of pdf.js that let it draw in a worker, and read every kind of picture without WebAssembly. */
export const drawingInWorker = {
  CanvasFactory: OffscreenCanvases,
  FilterFactory: NoFilters,
  wasmUrl: OCR_FOLDER,
};

/** A page as a picture on white paper, with its pixels a point. */
export async function drawPage(
  document: PDFDocumentProxy,
  number: number,
): Promise<{ picture: Blob; scale: number }> {
  const page = await document.getPage(number);
  const plain = page.getViewport({ scale: 1 });
  const scale = Math.min(DRAWN_DPI / POINTS_PER_INCH, LONGEST_SIDE / Math.max(plain.width, plain.height));
  const viewport = page.getViewport({ scale });
  const canvas = new OffscreenCanvas(Math.ceil(viewport.width), Math.ceil(viewport.height));
  const context = canvas.getContext('2d', { willReadFrequently: true });
  // pdf.js names the canvas of a page only; it draws on this one just as well
  const canvasContext = context as unknown as CanvasRenderingContext2D;
  await page.render({ canvas: null, canvasContext, viewport }).promise;
  page.cleanup();
  return { picture: await canvas.convertToBlob(), scale };
}
