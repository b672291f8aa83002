import { counted } from '../text.ts';
import type { Toast } from './toast.ts';

export const reminder = {
  nobodyChosen: 'Please choose who is to be reminded',
  nobodyWaits: 'Nobody has waited for that long in this job any more, so nobody was written to.',
  closed: 'This job is closed, so nobody waits in it any more.',
  othersNow: 'Those whom you chose cannot be reminded of this job any more. Please look at the list again.',
  failed: { title: 'Failed to send the reminder. Please try again.' },
  loadFailed: 'The people who wait could not be loaded',
} as const;

const HOUR_MS = 3_600_000;

/** "Reminded 3 hours ago", of somebody who must not be reminded again yet. */
export function remindedText(at: Date, now: Date): string {
  const hours = Math.floor((now.getTime() - at.getTime()) / HOUR_MS);
  return hours < 1 ? 'Reminded less than an hour ago' : `Reminded ${counted(hours, 'hour')} ago`;
}

/** Why no reminder was sent: those chosen had one. */
export function remindedLately(names: readonly string[], last: Date, now: Date): string {
  return `${remindedText(last, now)}: ${names.join(', ')}. There is at most one reminder of a job in 24 hours.`;
}

/** Toast after a reminder. */
export function reminderSent(names: readonly string[], sendsMail: boolean): Toast {
  return sendsMail
    ? { title: 'Reminder sent', body: `To ${names.join(', ')}.` }
    : {
        title: 'Reminder written, not sent',
        body: `To ${names.join(', ')}: mail is not set up, it lies in the outbox folder of the server.`,
      };
}
