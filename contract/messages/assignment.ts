import { counted } from '../text.ts';
import type { Toast } from './toast.ts';

export const assignment = {
  /** before somebody is taken out of one job */
  removeKeeps:
    'Removing from this job keeps the person and the other jobs. The moves and notes of this job go with it and cannot be brought back.',
  assignFailed: { title: 'Failed to assign candidates. Please try again.' },
  nobodyAssigned: { title: 'All of them are in this job already.' },
  statusUpdated: { title: 'Status Updated', body: 'Candidate status has been updated successfully.' },
  statusFailed: { title: 'Error', body: 'Failed to update candidate status. Please try again.' },
  reasonRequired: 'Please say why',
  reasonOfOtherStatus: 'Please choose a reason that goes with the status',
  notHandSet: 'This status cannot be set by hand.',
  interviewOnlyScheduled: 'Only a move to Interview Scheduled takes a time',
  interviewDetailsOnlyScheduled:
    'Only a move to Interview Scheduled takes what is to be known of the interview',
  interviewOutOfRange: 'Please choose a day from a year ago to two years ahead',
  ctcOnlyOffered: 'Only a move to Offer Released takes an offered CTC',
  joiningOnlyOffered: 'Only a move to Offer Released or Joined takes a joining date',
  offeredCtcPositive: 'Offered CTC must be positive',
  offeredCtcTooHigh: 'Offered CTC cannot exceed 2000 Lakhs',
  joiningOutOfRange: 'Please choose a day from a year ago to two years ahead',
  notFound: 'This candidate is no longer assigned to the job.',
  /** under a match score */
  scoreStale: 'Out of date',
  /** assigning somebody, which is taken back later than it may be, or when they have been moved */
  notUndone: 'They were assigned a while ago or have been moved since. Remove them from the job.',
  removed: { title: 'Candidate removed from this job' },
  removeFailed: { title: 'Failed to remove candidate. Please try again.' },
  manyFailed: { title: 'That did not work. Please try again.' },
} as const;

/** Toast after assigning people to a job, of whom so many more were in it before; `who` is the name of the only one. */
export function candidatesAssigned(count: number, before = 0, who?: string): Toast {
  const assigned = `${counted(count, 'candidate')} assigned successfully${who === undefined ? '' : `: ${who}`}`;
  const there = `${before} ${before === 1 ? 'was' : 'were'} in this job already.`;
  return { title: 'Candidates Assigned', body: before === 0 ? assigned : `${assigned}. ${there}` };
}

/** When somebody else has deleted so many of those who were to be assigned; the others still are. */
export function assignableGone(count: number): Toast {
  return {
    title: 'Nobody assigned yet',
    body: `${counted(count, 'candidate')} deleted meanwhile. Press Assign again for the others.`,
  };
}

/** Toast after taking that back, of whom so many stay, and why. */
export function assigningUndone(gone: number, stay: number, why: string | null): Toast {
  const left = `${counted(stay, 'candidate')} stayed. ${why ?? ''}`.trim();
  if (gone === 0) return { title: 'Not undone', body: left };
  const back = `${counted(gone, 'candidate')} not in the job any more.`;
  return { title: 'Assigning undone', body: stay === 0 ? back : `${back} ${left}` };
}

/**
 * In Update Status, of people who have never had an offer for the job and are moved to where an offer leads. It asks to
 * think again, and forbids nothing.
 */
export function noOfferYet(names: readonly string[], to: 'joined' | 'did_not_join'): string {
  const [only = ''] = names;
  const whose = names.length === 1 ? `${only} has` : `${counted(names.length, 'candidate')} have`;
  const what =
    to === 'joined' ? 'Joined counts as a hire.' : 'Did Not Join counts as an offer that came to nothing.';
  return `${whose} not had an offer here. ${what}`;
}

/** Asked before people are taken out of one job. */
export function removeManyQuestion(count: number): string {
  const whom = counted(count, 'candidate');
  const what = count === 1 ? 'The person and the other jobs stay' : 'The people and their other jobs stay';
  return `Remove ${whom} from this job? ${what}; the moves and notes of this job go with it and cannot be brought back.`;
}

/** Empty pipeline tab. */
export function emptyStage(stage: string): string {
  return `No candidates in "${stage}" stage.`;
}
