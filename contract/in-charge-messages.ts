import { counted } from './text.ts';
import type { Toast } from './messages/toast.ts';

/** Of who is in charge of jobs; apart from the others, as few screens need them. */
export const inChargeMessages = {
  chooseSomebody: 'Please choose who is to be in charge',
  notOfTeam:
    'Only an active HR manager or internal recruiter can be in charge of a job. Please choose again.',
  theSame: 'These jobs are theirs already. Please choose somebody else.',
  allInCharge: 'Every job has somebody in charge.',
  allOpenInCharge: 'Every job that is not closed has somebody in charge.',
  noneChosen: 'Please choose at least one job',
  nothingOpen: 'There is no open job to hand over any more.',
  failed: { title: 'Error', body: 'That did not work. Please try again.' },
  loadFailed: 'Their open jobs could not be loaded.',
  teamFailed: 'The team could not be loaded',
} as const;

/** Toast after somebody was put in charge of a job. */
export function putInChargeText(name: string): Toast {
  return { title: `${name} is in charge now` };
}

/** Toast after jobs were handed over. */
export function handedOverText(jobs: number, name: string): Toast {
  return { title: `${counted(jobs, 'job')} handed over to ${name}` };
}
