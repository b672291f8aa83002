import { checkResumeType } from '#contract/resume-type.ts';
import type { ResumeKind } from '#contract/resume-type.ts';
import { ResumeReadError } from '../resume-read-error.ts';
import { deservesOcr, isTooLittle } from './enough-text.ts';
import type { LoadPdfData } from './read-pdf.ts';
import type { ReadProgress, ReadResume, TextFound } from './resume-text.ts';

/** What the reading needs from where it runs. */
export interface ReadOptions {
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
  // Pictures of pages are worth reading; a Word or text file without text is simply empty.
  const needsOcr = type.kind === 'pdf' && deservesOcr(found.text);
  if (isTooLittle(found.text)) throw new ResumeReadError('too-little-text', { needsOcr });
  return { ...found, kind: type.kind, needsOcr };
}

type Read = (
  bytes: Uint8Array<ArrayBuffer>,
  onProgress: ReadOptions['onProgress'],
  loadPdfData: LoadPdfData | undefined,
) => Promise<TextFound & { pages: number }>;

const readKind: Record<ResumeKind, Read> = {
  pdf: async (bytes, onProgress, loadPdfData) =>
    await (await import('./read-pdf.ts')).readPdf(bytes, onProgress, loadPdfData),
  docx: async (bytes) => onOnePage(await (await import('./read-docx.ts')).readDocx(bytes)),
  doc: async (bytes) => onOnePage(await (await import('./read-doc.ts')).readDoc(bytes)),
  txt: async (bytes) => onOnePage((await import('./read-txt.ts')).readTxt(bytes)),
};

function onOnePage(found: TextFound): TextFound & { pages: number } {
  return { ...found, pages: 1 };
}
