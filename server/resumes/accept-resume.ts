import { createHash } from 'node:crypto';
import { limits } from '#contract/limits.ts';
import { messages } from '#contract/messages.ts';
import { RESUME_FILES, type ResumeKind } from '#contract/resume-type.ts';
import { checkResumeType, type ResumeTypeProblem } from '#reading/check-resume-type.ts';
import { AppError } from '../core/errors.ts';
import type { UploadedFile } from '../http/call.ts';

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

const PROBLEMS: Record<ResumeTypeProblem, string> = {
  empty: messages.resume.empty,
  'unsupported-type': messages.resume.wrongTypeOnCreate,
  mislabelled: messages.resume.mislabelled,
  'password-protected': messages.resume.passwordProtected,
};

/**
 * Takes an upload for a resume by its content, whatever its name and type claim. Throws `invalid_input` without a
 * file, `too_large` from 10 MB and `unsupported_type` for anything but PDF, Word and plain text.
 */
export function acceptResume(file: UploadedFile | undefined, text: string): AcceptedResume {
  if (!file) throw refusal('invalid_input', messages.candidate.resumeRequired);
  if (file.bytes.byteLength >= limits.resume.maxBytes) throw refusal('too_large', messages.resume.tooLarge);
  const { mimeType, extension } = RESUME_FILES[kindOf(file)];
  return {
    bytes: file.bytes,
    fileName: plainFileName(file.name) || `resume${extension}`,
    mimeType,
    sha256: createHash('sha256').update(file.bytes).digest('hex'),
    // PDFs are full of NULs, which PostgreSQL refuses in a text.
    text: text.replaceAll('\0', '').trim(),
  };
}

/** A document under a password is somebody's resume all the same: who knows the password can open it. */
function kindOf({ name, bytes }: UploadedFile): ResumeKind {
  const checked = checkResumeType(name, bytes);
  if (!('problem' in checked)) return checked.kind;
  if (checked.problem === 'password-protected' && /\.docx$/i.test(name)) return 'docx';
  throw refusal('unsupported_type', PROBLEMS[checked.problem]);
}

function refusal(code: 'invalid_input' | 'too_large' | 'unsupported_type', message: string): AppError {
  return new AppError(code, message, { fields: { resume: message } });
}

/** The last part of a path, without control characters; its end is kept when it is too long. */
function plainFileName(name: string): string {
  const last = name.split(/[/\\]/).at(-1) ?? '';
  return Array.from(last.replaceAll(/\p{Cc}/gu, '').trim())
    .slice(-limits.shortText.max)
    .join('');
}
