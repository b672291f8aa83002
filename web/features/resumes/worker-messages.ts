import type { ResumeReadProblem } from '#reading/resume-read-error.ts';
import type { ReadProgress, ReadResume } from '#reading/resume-text.ts';

/** What the reading worker is asked for: the text in a file, or the text in the pictures of a scan. */
export interface WorkerRequest {
  file: File;
  by: 'reading' | 'recognition';
}

/** What the reading worker says, told apart by `kind` (pdf.js speaks on the same port and has none). */
export type WorkerMessage =
  | { kind: 'progress'; progress: ReadProgress }
  | { kind: 'alive' }
  | { kind: 'read'; resume: ReadResume }
  | { kind: 'failed'; code: ResumeReadProblem; scannedPages: number; reason: string };
