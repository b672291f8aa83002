import type { ResumeKind } from '#contract/resume-type.ts';
import { checkResumeType } from './check-resume-type.ts';
import { deservesOcr, isTooLittle } from './enough-text.ts';
import type { LoadPdfData } from './open-pdf.ts';
import { ResumeReadError } from './resume-read-error.ts';
import type { DocumentFound, ReadProgress, ReadResume, TextFound } from './resume-text.ts';

/** What the reading needs from where it runs. */
interface ReadOptions {
  onProgress: (progress: ReadProgress) => void;
  loadPdfData?: LoadPdfData;
}

/**
 * Reads a resume out of its bytes, in whatever thread calls it; each kind's library is loaded when first needed.
 * @throws ResumeReadError why not, in words for the person who chose the file
 */
export async function readBytes(
  fileName: string,
  bytes: Uint8Array<ArrayBuffer>,
  { onProgress, loadPdfData }: ReadOptions,
): Promise<ReadResume> {
  const type = checkResumeType(fileName, bytes);
  if ('problem' in type) throw new ResumeReadError(type.problem);
  const found = await readKind[type.kind](bytes, onProgress, loadPdfData);
  const { scannedPages } = found;
  if (isTooLittle(found.text)) throw new ResumeReadError('too-little-text', { scannedPages });
  return { ...found, kind: type.kind };
}

type Read = (
  bytes: Uint8Array<ArrayBuffer>,
  onProgress: ReadOptions['onProgress'],
  loadPdfData: LoadPdfData | undefined,
) => Promise<DocumentFound>;

const readKind: Record<ResumeKind, Read> = {
  pdf: async (bytes, onProgress, loadPdfData) =>
    await (await import('./read-pdf.ts')).readPdf(bytes, onProgress, loadPdfData),
  docx: async (bytes) => {
    const found = onOnePage(await (await import('./read-docx.ts')).readDocx(bytes));
    if (!deservesOcr(found.text)) return found;
    const { countDocxPictures } = await import('./docx-pictures.ts');
    return { ...found, scannedPages: countDocxPictures(bytes) };
  },
  doc: async (bytes) => onOnePage(await (await import('./read-doc.ts')).readDoc(bytes)),
  txt: async (bytes) => onOnePage((await import('./read-txt.ts')).readTxt(bytes)),
};

/** A DOC or text file without text is simply empty; a DOCX may hold pictures of pages. */
function onOnePage(found: TextFound): DocumentFound {
  return { ...found, pages: 1, scannedPages: 0 };
}
