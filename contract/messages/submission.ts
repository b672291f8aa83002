export const submission = {
  submitted: { title: 'Candidate submitted successfully!' },
  submitFailed: { title: 'Failed to submit candidate. Please try again.' },
  toCorrect:
    'To have a submission corrected or withdrawn, or to ask a question about it, use Ask HR in its row while it is still open.',
  /** before a link to the list */
  toCorrectOf:
    'Something to ask about your submission, to correct in it, or to withdraw? Ask HR in its row under',
  /** before a link to the list */
  askedOf: 'HR has not answered yet. Until then you can take back what you asked, in its row under',
  nothingToAskOf:
    'Nothing is to be decided for your submission any more, so that HR cannot be asked about it.',
  known: 'This candidate is already known to us. HR has been notified.',
  inJobAlready: 'This candidate is already in this job.',
  inJobWithResume: 'This candidate is already in this job, and this file is their current resume.',
  /** after the file has become the current one */
  resumeHandedIn: { title: 'The newer resume is their current one now.' },
  noCompany:
    'Your profile names no company. Please ask your HR manager to add it before you submit candidates.',
  tooMany: 'Too many submissions were refused. Please wait until tomorrow, or ask your HR contact.',
  tooManyHandedIn:
    'Your company has handed in too many resumes today. Please wait until tomorrow, or ask your HR contact.',
  noneYet: 'Open a published job and submit a candidate for it; here you follow how each goes on.',
  noneYetForHr: 'Whom recruiters and vendors submit for your published jobs stands here, with the stage.',
  jobHidden: 'Not open at present',
  jobHiddenHint:
    'The job is not open to vendors now. Your candidates in it keep their stage; HR can tell you more.',
  noneUnseen: 'Nothing has changed since your last look.',
  allSeenFailed: { title: 'The submissions were not marked as seen. Please try again.' },
  listFailed: 'Failed to load submissions',
  listFailedHint: 'Please try again in a moment.',
  sentGone: 'This submission is no longer there.',
  sentFailed: 'What was sent could not be loaded',
  sentNotKept: 'What was entered was not kept when this was submitted.',
  ledgerFailed: 'The submissions could not be loaded',
  refusedFailed: 'Failed to load refused attempts',
  noneRefused: 'When a vendor submits somebody whom you know already, the attempt stands here.',
} as const;
