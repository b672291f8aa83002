import { createHash } from 'node:crypto';
import { limits } from '#contract/limits.ts';
import { messages } from '#contract/messages.ts';
import { oneLine } from '#contract/text.ts';
import { RESUME_FILES, type ResumeKind } from '#contract/resume-type.ts';
import { checkResumeType, type ResumeTypeProblem } from '#reading/check-resume-type.ts';
import { AppError } from '../core/errors.ts';
import type { UploadedFile } from '../http/call.ts';
import { storableText } from './storable-text.ts';

/** An uploaded file that has been found to be a resume, with the text that the browser read from it. */
export interface AcceptedResume {
  bytes: Uint8Array;
  /** as the sender called it, without folders; at most 200 characters */
  fileName: string;
  mimeType: string;
  /** hexadecimal */
  sha256: string;
  text: string;
}

/** What a screen takes, and how it says so. */
interface Wanted {
  /** a PDF alone, as the edit screen */
  pdfOnly?: boolean;
  /** said of a file of another kind than any resume's */
  wrongType?: string;
}

const PROBLEMS: Record<Exclude<ResumeTypeProblem, 'unsupported-type'>, string> = {
  empty: messages.resume.empty,
  mislabelled: messages.resume.mislabelled,
  'password-protected': messages.resume.passwordProtected,
};

/**
 * Takes an upload for a resume by its content, whatever its name and type claim. Throws `invalid_input` without a
 * file, `too_large` from 10 MB and `unsupported_type` for anything but PDF, Word and plain text; with `pdfOnly` for
 * anything but a PDF.
 */
export function acceptResume(
  file: UploadedFile | undefined,
  text: string,
  { pdfOnly = false, wrongType = messages.resume.wrongTypeOnCreate }: Wanted = {},
): AcceptedResume {
  if (!file) throw refusal('invalid_input', messages.candidate.resumeRequired);
  if (file.bytes.byteLength >= limits.resume.maxBytes) throw refusal('too_large', messages.resume.tooLarge);
  const { mimeType, extension } = RESUME_FILES[pdfOnly ? pdfOf(file) : kindOf(file, wrongType)];
  return {
    bytes: file.bytes,
    fileName: plainFileName(file.name) || `resume${extension}`,
    mimeType,
    sha256: createHash('sha256').update(file.bytes).digest('hex'),
    text: storableText(text),
  };
}

/** A document under a password is somebody's resume all the same: who knows the password can open it. */
function kindOf({ name, bytes }: UploadedFile, wrongType: string): ResumeKind {
  const checked = checkResumeType(name, bytes);
  if (!('problem' in checked)) return checked.kind;
  if (checked.problem === 'password-protected' && /\.docx$/i.test(name)) return 'docx';
  const { problem } = checked;
  throw refusal('unsupported_type', problem === 'unsupported-type' ? wrongType : PROBLEMS[problem]);
}

/** On a screen that takes a PDF alone no other kind is named, and an empty file is told as one. */
function pdfOf({ name, bytes }: UploadedFile): 'pdf' {
  const checked = checkResumeType(name, bytes);
  if ('kind' in checked && checked.kind === 'pdf') return 'pdf';
  const isEmpty = 'problem' in checked && checked.problem === 'empty';
  throw refusal('unsupported_type', isEmpty ? PROBLEMS.empty : messages.resume.wrongTypeOnEdit);
}

function refusal(code: 'invalid_input' | 'too_large' | 'unsupported_type', message: string): AppError {
  return new AppError(code, message, { fields: { resume: message } });
}

/** The last part of a path, without control characters; its end is kept when it is too long. */
function plainFileName(name: string): string {
  const last = name.split(/[/\\]/).at(-1) ?? '';
  return Array.from(oneLine(last.replaceAll(/\p{Cc}/gu, '')))
    .slice(-limits.shortText.max)
    .join('');
}
