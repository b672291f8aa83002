import type { PipelineCandidate } from '#contract/assignments.ts';
import type { Candidate } from '#contract/candidates.ts';
import { CANDIDATE_STATUS_LABELS, type CandidateStatus } from '#contract/candidate-status.ts';
import type { Interview } from '#contract/interview.ts';
import type { LostReason } from '#contract/lost-reasons.ts';
import type { Offer } from '#contract/offer.ts';

/** A person in a job, as far as a move goes. */
export type Movable = Pick<
  PipelineCandidate,
  | 'assignment_id'
  | 'candidate_id'
  | 'name'
  | 'status'
  | 'had_offer'
  | 'set_aside'
  | 'also_open'
  | 'interview_at'
  | 'interview_details'
  | 'expected_ctc'
  | 'joining_date'
  | 'offered_ctc'
  | 'joining_on'
  | 'version'
>;

/** The same, where the person's jobs stand beside each other. */
export interface PersonInJob extends Movable {
  job: Pick<Candidate['assignments'][number], 'job_id' | 'title'>;
}

/** What a dialog that moves one person, or says when the interview is or what was offered, is asked for. */
export type AskedDeed =
  | { deed: 'interview' }
  | { deed: 'offer' }
  | {
      deed: 'status';
      /** what is chosen already */
      to?: CandidateStatus;
    }
  | {
      deed: 'missed';
      /** when the interview was (ISO) that the candidate did not come to */
      at: string;
    }
  | {
      deed: 'reason';
      choices: readonly CandidateStatus[];
      said?: SaidAlready;
    };

/** Why, where HR is asked for the move by somebody who has said it: that they ask is then no news. */
export interface SaidAlready {
  notes: string;
  reason: LostReason;
}

/** Such a dialog about a person, as the person was when it was opened. */
export type AskedMove<Person extends Movable> = AskedDeed & { candidate: Person };

/** Such a dialog, or another dialog or drawer about one person of a job. */
export type Asked =
  | AskedMove<PipelineCandidate>
  | { deed: 'note' | 'remove' | 'history' | 'match' | 'resume' | 'tell'; candidate: PipelineCandidate };
export type Ask = (asked: Asked) => void;

/** What goes with a move: of an interview that is scheduled, what is known of it; what is not said of an offer stays as `keptOffer` has it. */
export interface MoveWith extends Partial<Offer>, Partial<Interview> {
  notes?: string;
  /** of somebody who is lost by it: why, if it was said */
  reason_code?: LostReason | null;
  /** somebody on hold comes back to where they were */
  bring_back?: boolean;
  /** whoever joins is taken out of the running in their other jobs, too */
  closesOthers?: boolean;
}

/** One of many interviews that are moved at once. */
export interface InterviewToMove extends Pick<
  Movable,
  'assignment_id' | 'name' | 'interview_details' | 'version'
> {
  interview_at: string;
  /** where they are of several jobs: the job's */
  title?: string;
}

/** Whose interview it is, with the job where there are several. */
export function nameOf({ name, title }: Pick<InterviewToMove, 'name' | 'title'>): string {
  return title === undefined ? name : `${name}, ${title}`;
}

/** Moves a person, tells how it went, and answers whether it was done. */
export type Move = (candidate: Movable, to: CandidateStatus, given?: MoveWith) => Promise<boolean>;

/**
 * Says when a person's interview is, and what else is to be known of it; tells how it went, and answers whether it was done.
 * `missed`: the person did not come to the one that stands.
 */
export type SetInterview = (
  candidate: Movable,
  interview: Interview & { missed?: boolean },
) => Promise<boolean>;

/** Sets or clears what a person was offered and when they join, tells how it went, and answers whether it was done. */
export type SetOffer = (candidate: Movable, offer: Offer) => Promise<boolean>;

/** What a dialog that moves a person is given. */
export interface MovingProps {
  /** as the person was when the dialog was opened */
  candidate: Movable;
  /** as the person is; undefined once no longer in the job */
  now: Movable | undefined;
  /** where the screen does not say in which job: its title */
  jobTitle?: string;
  /** the job's highest CTC in rupees, if there is one and the reader may know it */
  budget: number | null;
  opened: boolean;
  onClose: () => void;
  move: Move;
  setInterview: SetInterview;
  setOffer: SetOffer;
}

/** What every dialog about a person of a job is given. */
export interface DialogProps extends MovingProps {
  jobId: string;
  candidate: PipelineCandidate;
  now: PipelineCandidate | undefined;
}

/** Words for a deed where the status's own name is a state. */
const DEEDS: Partial<Record<CandidateStatus, string>> = {
  rejected: 'Reject',
  candidate_declined: 'Candidate declined',
  on_hold: 'Put on hold',
  interviewed: 'Interview done',
};

/** What one does to bring a person to a status: "Reject", or the status's name. */
export function deedOf(status: CandidateStatus): string {
  return DEEDS[status] ?? CANDIDATE_STATUS_LABELS[status];
}

/** Where somebody on hold comes back to: where they were put on hold; null for whoever is not, or came there otherwise. */
export function backTo({ status, set_aside }: Pick<Movable, 'status' | 'set_aside'>): CandidateStatus | null {
  return status === 'on_hold' ? (set_aside?.back_to ?? null) : null;
}

/** What one does to bring somebody back from hold: "Bring back to Shortlisted". */
export function backDeed(to: CandidateStatus): string {
  return `Bring back to ${CANDIDATE_STATUS_LABELS[to]}`;
}

/** When the interview (ISO) would have been that comes to nothing by a move; null where none does. */
export function lapsingInterview(
  { status, interview_at }: Pick<Movable, 'status' | 'interview_at'>,
  to: CandidateStatus | null,
  hasPassed: boolean,
): string | null {
  // Whoever is said to have been interviewed has been, whatever the clock says.
  const isMoved = to !== null && to !== status && to !== 'interviewed';
  return isMoved && status === 'interview_scheduled' && !hasPassed ? interview_at : null;
}

/** Saying no, or not now: what becomes of somebody besides the six statuses that are set by hand. */
export const OTHER_OUTCOMES = 'Other outcomes';

/** What one says of an interview that has passed, beside that it is done. */
export const MISSED = 'Did not come';

/** What one does about an interview: sets it, or changes it. */
export function interviewDeed({ interview_at, interview_details }: Interview): string {
  return interview_at === null && interview_details === null ? 'Set interview' : 'Change interview';
}

/** What one does about an offer: sets it, or changes it. */
export function offerDeed({ offered_ctc, joining_on }: Offer): string {
  return offered_ctc === null && joining_on === null ? 'Set offer' : 'Change offer';
}
