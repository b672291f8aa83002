import { messages } from '#contract/messages.ts';
import type { ResumeTypeProblem } from '#contract/resume-type.ts';

/** Why a resume could not be read. `failed` is our own failure (a worker that died), not the file's. */
export type ResumeReadProblem = ResumeTypeProblem | 'too-large' | 'unreadable' | 'too-little-text' | 'failed';

const TEXTS: Record<ResumeReadProblem, string> = {
  empty: messages.resume.empty,
  'unsupported-type': messages.resume.wrongTypeOnCreate,
  mislabelled: messages.resume.mislabelled,
  'password-protected': messages.resume.passwordProtected,
  'too-large': messages.resume.tooLarge,
  unreadable: messages.resume.damaged,
  'too-little-text': messages.resume.noText,
  failed: messages.resume.readFailed,
};

/** A resume that could not be read; `message` is written for the person who chose the file. */
export class ResumeReadError extends Error {
  readonly code: ResumeReadProblem;
  /** the pages are probably pictures of text, which OCR may read */
  readonly needsOcr: boolean;

  constructor(code: ResumeReadProblem, options: ErrorOptions & { needsOcr?: boolean } = {}) {
    super(TEXTS[code], options);
    this.name = 'ResumeReadError';
    this.code = code;
    this.needsOcr = options.needsOcr ?? false;
  }

  /** Whether the file itself is a proper resume that a person can open, only its text is out of our reach. */
  get fileIsUsable(): boolean {
    return this.code === 'too-little-text' || this.code === 'failed';
  }
}
