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
  /** there is so little text that the pages are probably pictures */
  needsOcr: boolean;
}

/** What one way of reading brought. */
export interface TextFound {
  text: string;
  lines?: ResumeLine[];
}

/** How far the reading has come, in pages; a document without pages counts as one. */
export interface ReadProgress {
  page: number;
  pages: number;
}
