import type { ResumeKind } from '#contract/resume-type.ts';

/** One line as the page shows it; lengths are points. */
export interface ResumeLine {
  text: string;
  /** font size of the largest letters */
  size: number;
  /** from 1; a DOCX has no pages until it is printed, so all of it is on the first */
  page: number;
  /** left edge from the left of the page; 0 where the format does not say */
  x: number;
  /** baseline from the top of the page; absent where the format does not say */
  y?: number;
}

/** What was read out of a resume, in the order in which a person reads it. */
export interface ReadResume {
  text: string;
  /** the lines of the text with their places; a DOC or TXT does not tell them */
  lines?: ResumeLine[];
  /** pages of a PDF; 1 for the kinds that have none */
  pages: number;
  kind: ResumeKind;
  /** pages that are pictures, when there is so little text that the resume is probably in them; else 0 */
  scannedPages: number;
  /** the text was recognised in pictures, so some letters may be wrong */
  recognised?: true;
}

/** What one way of reading brought. */
export interface TextFound {
  text: string;
  lines?: ResumeLine[];
}

/** What reading a document brought, with the pages that it has and those that show pictures and hardly a word. */
export interface DocumentFound extends TextFound {
  pages: number;
  scannedPages: number;
}

/** How far the reading has come, in pages; a document without pages counts as one. */
export interface ReadProgress {
  /** the page at work, from 1 */
  page: number;
  pages: number;
  /** how much of that page is done, from 0 to 1 */
  share: number;
}
