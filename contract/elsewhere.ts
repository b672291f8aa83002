import type { Elsewhere, NamedElsewhere } from './assignments.ts';
import { CANDIDATE_STATUS_LABELS, type CandidateStatus } from './candidate-status.ts';

/** What tells most of a person first: how far somebody is, then what waits, then what has come to nothing. */
const TELLING_FIRST: readonly CandidateStatus[] = [
  'joined',
  'offer_released',
  'selected',
  'interviewed',
  'interview_scheduled',
  'shortlisted',
  'under_review',
  'submitted',
  'on_hold',
  'did_not_join',
  'candidate_declined',
  'rejected',
];

/** Where somebody is hired, or so close to it that hardly anybody can have them for another job. */
const TAKEN: readonly CandidateStatus[] = ['joined', 'offer_released', 'selected'];

/**
 * Where somebody has joined, or is offered or selected for a job that is not closed, what tells most first: whoever puts
 * them forward for another job should know.
 */
export function takenElsewhere<Standing extends Pick<Elsewhere, 'jd_id' | 'status'>>(
  standings: readonly Standing[],
  isOpen: (standing: Standing) => boolean,
): Standing[] {
  return tellingFirst(
    standings.filter(
      (standing) => TAKEN.includes(standing.status) && (standing.status === 'joined' || isOpen(standing)),
    ),
  );
}

/** Of whom nobody can say "in" a job. */
const WITHOUT_IN: readonly CandidateStatus[] = ['joined', 'did_not_join'];

/** Whether somebody was hired for another job. */
export function hasJoined({ elsewhere }: { elsewhere: readonly Elsewhere[] }): boolean {
  return elsewhere.some(({ status }) => status === 'joined');
}

const byNumber = new Intl.Collator('en', { numeric: true });

/** As many are named; of the others it is told how many there are. */
const NAMED = 2;

/** Where somebody stands elsewhere, what tells most first, of equals the newest job: one order wherever it is told. */
export function tellingFirst<Standing extends Pick<Elsewhere, 'jd_id' | 'status'>>(
  standings: readonly Standing[],
): Standing[] {
  const rank = ({ status }: Standing) => TELLING_FIRST.indexOf(status);
  return standings.toSorted(
    (one, other) => rank(one) - rank(other) || byNumber.compare(other.jd_id, one.jd_id),
  );
}

/** The same of all jobs of a person: where they have joined, then where something is still to be decided, then where it has ended. */
export function furthestFirst<Standing extends Pick<Elsewhere, 'jd_id' | 'status'>>(
  standings: readonly Standing[],
  isOpen: (standing: Standing) => boolean,
): Standing[] {
  const part = (standing: Standing) => (standing.status === 'joined' ? 0 : isOpen(standing) ? 1 : 2);
  return tellingFirst(standings).toSorted((one, other) => part(one) - part(other));
}

/** Where somebody stands elsewhere in one line: "Joined Staff Nurse (JD-0042) · +2 more"; empty without any. */
export function elsewhereText(standings: readonly NamedElsewhere[]): string {
  const named = standings
    .slice(0, NAMED)
    .map(
      ({ jd_id, title, status }) =>
        `${CANDIDATE_STATUS_LABELS[status]}${WITHOUT_IN.includes(status) ? '' : ' in'} ${title} (${jd_id})`,
    );
  const more = standings.length - named.length;
  return [...named, ...(more > 0 ? [`+${more} more`] : [])].join(' · ');
}
