import PdfKit from 'pdfkit';

/** The day that every file claims to be made on, so that making them again changes nothing. */
export const MADE_ON = new Date('2026-11-16T06:00:00Z');

/** Writes a PDF with the given drawing; A4, no margin but the one set in `options`. */
export async function drawPdf(
  options: PDFKit.PDFDocumentOptions,
  draw: (document: PDFKit.PDFDocument) => void,
): Promise<Uint8Array> {
  const info = { ...options.info, CreationDate: MADE_ON, ModDate: MADE_ON };
  const document = new PdfKit({ size: 'A4', ...options, info });
  const chunks: Buffer[] = [];
  const finished = new Promise<Uint8Array>((resolve, reject) => {
    document.on('data', (chunk: Buffer) => chunks.push(chunk));
    document.on('end', () => resolve(Buffer.concat(chunks)));
    document.on('error', reject);
  });
  draw(document);
  document.end();
  return finished;
}
