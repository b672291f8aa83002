/** Of notes about candidates; apart from the others, as few screens need them. */
export const noteMessages = {
  required: 'Please write something',
  notInJob: 'This person is not in that job.',
  gone: 'This note is no longer there.',
  othersNote: 'Only whoever wrote a note changes it.',
  notYoursToDelete: 'Only whoever wrote a note or HR deletes it.',
  changedMeanwhile: 'This note has been changed meanwhile.',
  followUpPassed: 'Please choose today or a later day',
  noFollowUp: 'This note has no day to follow up any more.',
  added: { title: 'Note added' },
  addFailed: { title: 'The note was not saved. Please try again.' },
  deleted: { title: 'Note deleted' },
  followedUp: { title: 'Followed up' },
  openAgain: { title: 'To be followed up again' },
  followUpFailed: { title: 'That was not saved. Please try again.' },
  deleteFailed: { title: 'The note was not deleted. Please try again.' },
  loadFailed: 'The notes could not be loaded',
} as const;
