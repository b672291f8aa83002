import type { ResumeTextBy } from '#contract/resumes.ts';
import { asReadError } from '#reading/resume-read-error.ts';
import type { ResumeLine } from '#reading/resume-text.ts';
import type { Logger } from '../core/logger.ts';
import type { AcceptedResume } from './accept-resume.ts';
import { readResumeText } from './read-resume-text.ts';

/** The text of an uploaded resume, and whose reading it is. */
export interface ResumeReading {
  text: string;
  /** the printed lines of our own reading, for kinds that have them */
  lines?: ResumeLine[] | undefined;
  /** not `server`: we could not read it ourselves, so the text is what the sender's browser says */
  textBy: ResumeTextBy;
}

/** Milliseconds that saving waits for our own reading: most take some hundredths of a second. */
const PATIENCE = 6000;

/**
 * Reads an uploaded resume ourselves, so that nobody's match rests on a text that the file does not have. When it
 * cannot be read here, or not soon, the browser's text stays: a resume is never lost for that.
 */
export async function preferOwnText(
  resume: Pick<AcceptedResume, 'fileName' | 'bytes' | 'text'>,
  log: Logger,
): Promise<ResumeReading> {
  const { fileName, bytes } = resume;
  try {
    const { text, lines } = await readResumeText(
      { fileName, bytes },
      { signal: AbortSignal.timeout(PATIENCE) },
    );
    return { text, lines, textBy: 'server' };
  } catch (error) {
    const { code, scannedPages } = asReadError(error);
    // The reason may quote the file, so it stays out.
    log.info({ problem: code, scannedPages }, "a resume keeps the browser's text");
    return { text: resume.text, textBy: scannedPages > 0 ? 'recognition' : 'browser' };
  }
}
