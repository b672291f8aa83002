import { limits } from '../limits.ts';
import { counted } from '../text.ts';
import type { Toast } from './toast.ts';

export const resume = {
  wrongTypeOnCreate: 'Please upload a PDF, Word document, or text file',
  wrongTypeOnEdit: 'Please upload a PDF file',
  tooLarge: 'File size must be less than 10MB',
  unsupported: 'Unsupported file type. Please upload PDF, Word document, or text file.',
  readFailed: 'Failed to read file',
  noText:
    'Unable to extract meaningful text from the resume. Please ensure the file contains readable text or enter details manually.',
  empty: 'This file is empty. Please choose another file.',
  passwordProtected:
    'This file is protected by a password. Please upload a copy without a password, or enter details manually.',
  mislabelled: 'This file is not what its name says. Please upload a PDF, Word document, or text file.',
  damaged: 'This file is damaged and cannot be read. Please upload another copy, or enter details manually.',
  tooMany: 'too many resumes at once, please try again in a minute',
  tooManyToday: 'too many resumes for one day, please try again tomorrow',
  tooManyPages: `This file has more than ${limits.resume.maxPages} pages. Please upload the resume alone, or enter details manually.`,
  tooComplex: 'This file is too complex to be read. Please upload a simpler copy, or enter details manually.',
  noTextInScan: 'No text could be recognised in this scan.',
  /** on a resume's card: it is as good as the scan */
  textRecognised: 'Text recognised from a scan',
  /** of a resume without text */
  unmatchable: 'No text was found in it: this person cannot be matched with jobs by the resume.',
  analyzing: { title: 'AI is analyzing your resume...' },
  extractionFailed: { title: 'AI extraction failed. Please fill details manually.' },
  processFailed: { title: 'Failed to process resume. Please try again or fill details manually.' },
  updated: { title: 'Resume updated successfully!' },
  updateFailed: { title: 'Failed to update candidate resume' },
  renewedMeanwhile: 'Another resume has become the current one meanwhile. Look at the versions once more.',
  makeCurrentFailed: { title: 'Failed to make this the current resume' },
  /** asked before it takes the place of the former one */
  otherPersonTitle: 'This resume may be of another person',
  uploaded: { title: 'Resume uploaded and processed successfully' },
  uploadFailed: { title: 'Failed to upload resume' },
  downloaded: { title: 'Resume downloaded successfully' },
  downloadFailed: { title: 'Failed to download resume' },
  none: 'No resume file available',
} as const;

/** Toast after reading a resume. */
export function resumeExtracted(fields: number): Toast {
  return { title: `Resume data extracted successfully! ${counted(fields, 'field')} auto-filled.` };
}

/** Toast after a former version has become the current resume again. */
export function madeCurrent(fileName: string): Toast {
  return { title: `${fileName} is the current resume again.` };
}

/** Begins the note about a newer resume of somebody who was in the job already. */
export function handedInNote(fileName: string): string {
  return `Newer resume handed in: ${fileName}`;
}

/** Toast after what the current resume says has gone into the form of Edit Candidate. */
export function takenFromResume(fields: number): Toast {
  const them = fields === 1 ? 'it' : 'them';
  return {
    title: `${counted(fields, 'field')} taken over from the resume. Update the candidate to keep ${them}.`,
  };
}

/** Toast when reading a resume failed with a reason. */
export function extractionFailedBecause(error: string): Toast {
  return { title: `AI extraction failed: ${error.replace(/\.$/, '')}. Please fill details manually.` };
}

/** Asked before a resume that names somebody else becomes a person's; `who` as `personText` has it. */
export function otherResumeQuestion(who: string, name: string): string {
  return `This resume seems to be of ${who}, not of ${name}. Use it all the same?`;
}

/** "Rohan Deshpande (rohan@example.com, +91 98765 43210)", as far as it is known. */
export function personText({
  name,
  email,
  phone,
}: Record<'name' | 'email' | 'phone', string | null>): string {
  const contacts = [email, phone].filter(Boolean).join(', ');
  if (!name) return contacts || 'somebody else';
  return contacts === '' ? name : `${name} (${contacts})`;
}
