import { counted } from '../text.ts';
import type { Toast } from './toast.ts';

export const vector = {
  jobGenerated: { title: 'Job vector generated successfully' },
  jobFailed: { title: 'Failed to generate job vector' },
  jobRegenerateFailed: { title: 'Failed to regenerate job vector' },
  resumeProcessed: { title: 'Resume processed and vector generated successfully' },
  resumeFailed: { title: 'Failed to process resume' },
  convertFailed: { title: 'Failed to convert existing data' },
  noResume: 'No resume file found for this candidate',
  nothingToDo: {
    title: 'No candidates to process',
    body: 'All candidates with resumes have been converted',
  },
  loadFailed: 'The vectors could not be loaded',
  matchingFailed: 'Matching candidates could not be found',
  jobWaits:
    'The AI provider could not make the vector of this job just now. It is tried again by itself: please look again in a few minutes.',
  runFailed: 'The work stopped. Retry it below, under Background Work.',
  noText:
    'There is no text to be read in this resume. Upload a copy with text, or read the scan when adding it.',
  fileGone: 'The file of this resume is gone. Please upload it again.',
  failed: 'The vector could not be made. It is tried again by itself; you can also convert it now.',
} as const;

/** Toast after all jobs and resumes were converted. */
export function existingConverted(jobs: number, resumes: number): Toast {
  return { title: `Updated ${counted(jobs, 'job')} and ${counted(resumes, 'resume')}` };
}

/** Toast after one person's resume was converted. */
export function conversionCompleted(name: string): Toast {
  return { title: `Vector conversion completed for ${name}` };
}

/** What is said of one person whose resume could not be converted. */
export function conversionFailed(name: string, message: string): string {
  return `Failed to process ${name}: ${message}`;
}

/** On the screen, when stored files could not be given to be read. */
export function resumeFilesFailed(message: string): string {
  return `Failed to process resume files: ${message}`;
}

/** On the screen, when reading the stored files broke off. */
export function processingFailed(message: string): string {
  return `Processing failed: ${message}`;
}
