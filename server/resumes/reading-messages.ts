import type { ResumeReadProblem } from '#reading/resume-read-error.ts';
import type { ReadResume } from '#reading/resume-text.ts';

/** A file for the reading process. */
export interface ReadingRequest {
  fileName: string;
  bytes: Uint8Array;
}

/** What the reading process answers to each request. */
export type ReadingAnswer =
  | { resume: ReadResume }
  | { problem: ResumeReadProblem; scannedPages: number; reason: string };
