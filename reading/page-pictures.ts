import type { PDFPageProxy } from 'pdfjs-dist/types/src/display/api.js';

/** Strokes and areas beyond which a drawing is no mere frame: letters that were turned into shapes. */
const MANY_SHAPES = 100;

/**
 * Whether a page shows something that may be a picture of text, an image or letters as shapes, and not just blank
 * paper. A page that pdf.js cannot make out shows nothing.
 */
export async function showsPicture(page: PDFPageProxy): Promise<boolean> {
  const { OPS } = await import('pdfjs-dist/legacy/build/pdf.mjs');
  const images: number[] = [
    OPS.paintImageXObject,
    OPS.paintImageXObjectRepeat,
    OPS.paintInlineImageXObject,
    OPS.paintInlineImageXObjectGroup,
    OPS.paintImageMaskXObject,
    OPS.paintImageMaskXObjectGroup,
    OPS.paintImageMaskXObjectRepeat,
  ];
  const { fnArray } = await page.getOperatorList().catch(() => ({ fnArray: [] as number[] }));
  const shapes = fnArray.filter((operation) => operation === OPS.constructPath).length;
  return shapes > MANY_SHAPES || fnArray.some((operation) => images.includes(operation));
}
