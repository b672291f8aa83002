import type { ResumeReadProblem } from '../resume-read-error.ts';
import type { ReadProgress, ReadResume } from './resume-text.ts';

/** What the reading worker says, told apart by `kind` (pdf.js speaks on the same port and has none). */
export type WorkerMessage =
  | { kind: 'progress'; progress: ReadProgress }
  | { kind: 'read'; resume: ReadResume }
  | { kind: 'failed'; code: ResumeReadProblem; needsOcr: boolean; reason: string };
