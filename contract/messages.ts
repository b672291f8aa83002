/**
 * Every text that tells a person how something went, once for both sides: `messages.job.notFound` stands in
 * `messages/job.ts`. A namespace, not an object, so that a screen loads the texts of those domains alone that it names.
 */
export * as messages from './messages/by-domain.ts';
export { jobStatusUpdated } from './messages/job.ts';
export {
  assignableGone,
  assigningUndone,
  candidatesAssigned,
  noOfferYet,
  removeManyQuestion,
  emptyStage,
} from './messages/assignment.ts';
export { remindedLately, remindedText, reminderSent } from './messages/reminder.ts';
export { deleteQuestion } from './messages/candidate.ts';
export { replaceViewQuestion } from './messages/saved-view.ts';
export {
  resumeExtracted,
  takenFromResume,
  extractionFailedBecause,
  handedInNote,
  madeCurrent,
  otherResumeQuestion,
  personText,
} from './messages/resume.ts';
export {
  existingConverted,
  conversionCompleted,
  conversionFailed,
  resumeFilesFailed,
  processingFailed,
} from './messages/vector.ts';
export { tasksRetried } from './messages/background.ts';
export { missingColumns, tooManyRows } from './messages/table.ts';
export type { Toast } from './messages/toast.ts';
