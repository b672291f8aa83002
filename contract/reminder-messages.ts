import { limits } from './limits.ts';

/** Of reminders of several jobs; apart from the others, as one dialog needs them. */
export const manyReminders = {
  nobodyAble: 'Nobody of the team can be reminded: those who wait were brought in by vendors or by you.',
  noneChosen: 'Please choose jobs to remind of',
  tooMany: `Please choose at most ${limits.reminder.jobs} jobs at a time`,
} as const;
