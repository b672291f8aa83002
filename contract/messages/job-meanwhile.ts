/** Of a job that was closed, put on hold, taken over or taken away from whoever has it on the screen. */
export const jobMeanwhile = {
  /** to whoever has it on the screen and may not see it any more: not why, which is not theirs to know */
  gone: 'This job is not open any more.',
  comesBack: 'If it opens again, it comes back here by itself.',
  why: {
    draft: 'This job is a draft again.',
    on_hold: 'This job is on hold.',
    applications_closed: 'The applications for this job have been closed.',
    closed: 'This job has been closed.',
  },
  typedIsKept:
    'It takes no candidates at present. What you typed is kept, and can be sent once the job is open again.',
  /** to whoever edits it and was in charge of it until just now */
  notYours: 'You may not edit this job any more.',
  nowWith: (name: string) => `${name} is in charge of it now.`,
  typedIsToCopy: 'What you typed stays here to be copied, but cannot be saved.',
  notNow: 'This job takes no candidates at present.',
} as const;
