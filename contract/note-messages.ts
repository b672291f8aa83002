/** Of notes about candidates; apart from the others, as few screens need them. */
export const noteMessages = {
  required: 'Please write something',
  notInJob: 'This person is not in that job.',
  gone: 'This note is no longer there.',
  othersNote: 'Only whoever wrote a note changes it.',
  notYoursToDelete: 'Only whoever wrote a note or HR deletes it.',
  changedMeanwhile: 'You have changed this note elsewhere meanwhile.',
  added: { title: 'Note added' },
  addFailed: { title: 'The note was not saved. Please try again.' },
  deleted: { title: 'Note deleted' },
  deleteFailed: { title: 'The note was not deleted. Please try again.' },
  loadFailed: 'The notes could not be loaded',
} as const;
