import { messages } from '#contract/messages.ts';
import type { ResumeTypeProblem } from './check-resume-type.ts';

/**
 * Why a resume could not be read. `too-complex` took more time or memory than any resume needs; `failed` is our own
 * failure (a worker that died), not the file's.
 */
export type ResumeReadProblem =
  | ResumeTypeProblem
  | 'too-large'
  | 'too-many-pages'
  | 'too-complex'
  | 'unreadable'
  | 'too-little-text'
  | 'failed';

const TEXTS: Record<ResumeReadProblem, string> = {
  empty: messages.resume.empty,
  'unsupported-type': messages.resume.wrongTypeOnCreate,
  mislabelled: messages.resume.mislabelled,
  'password-protected': messages.resume.passwordProtected,
  'too-large': messages.resume.tooLarge,
  'too-many-pages': messages.resume.tooManyPages,
  'too-complex': messages.resume.tooComplex,
  unreadable: messages.resume.damaged,
  'too-little-text': messages.resume.noText,
  failed: messages.resume.readFailed,
};

/** All of them. */
export const READ_PROBLEMS = Object.keys(TEXTS) as ResumeReadProblem[];

/** The problems of a document of the right kind that a person may well open: only its text is out of our reach. */
const USABLE: readonly ResumeReadProblem[] = [
  'too-little-text',
  'password-protected',
  'too-many-pages',
  'too-complex',
  'unreadable',
  'failed',
];

/** A resume that could not be read; `message` is written for the person who chose the file. */
export class ResumeReadError extends Error {
  readonly code: ResumeReadProblem;
  /** pages that are pictures of text, which OCR may read; 0 when there are none */
  readonly scannedPages: number;

  constructor(code: ResumeReadProblem, options: ErrorOptions & { scannedPages?: number } = {}) {
    super(TEXTS[code], options);
    this.name = 'ResumeReadError';
    this.code = code;
    this.scannedPages = options.scannedPages ?? 0;
  }

  /** Whether the file may be kept as somebody's resume, with the details entered by hand. */
  get fileIsUsable(): boolean {
    return USABLE.includes(this.code);
  }
}

/** Any failure as one of these, the reader's own being `failed`. */
export function asReadError(error: unknown): ResumeReadError {
  return error instanceof ResumeReadError ? error : new ResumeReadError('failed', { cause: error });
}
