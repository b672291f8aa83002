import type { JobStatus } from '#contract/job-status.ts';
import type { OwnRequest } from '#contract/own-request.ts';
import type { Submission } from '#contract/submissions.ts';
import { isOpen } from '../assignments/is-open.ts';
import { type Actor, may } from '../core/actor.ts';
import { visibleStatuses } from '../jobs/jobs.policy.ts';

/** Where a submission stands. */
interface Place {
  status: string;
  job_status: string;
}

/** Whose a submission is. */
interface Owned {
  source: string;
  assignment_type: string;
  assigned_by: string | null;
  company_key: string | null;
}

/** Where a request stands: one without an answer is closed by itself while its submission is over, or its job closed. */
export function stateOf(outcome: string | null, place: Place): OwnRequest['state'] {
  if (outcome === 'done' || outcome === 'left') return outcome;
  return isOpen(place) ? 'open' : 'closed';
}

/** Whether the actor asks HR at all, being none of those who answer. */
function asksHr(actor: Actor): boolean {
  return may(actor, 'submission.ask') && !may(actor, 'submission.answer');
}

/** Whether the actor asks HR and submitted it, and still submits for whom it was submitted: it stands in the own list then. */
export function isOwnSubmission(
  actor: Actor,
  { source, assignment_type, assigned_by, company_key }: Owned,
): boolean {
  if (!asksHr(actor) || assigned_by !== actor.userId || assignment_type !== 'applied') return false;
  return actor.role === 'vendor' ? isOfCompany(actor, { source, company_key }) : source === 'internal';
}

/** Whether a submission is of the vendor company that the actor is with now. */
export function isOfCompany(
  actor: Actor,
  { source, company_key }: Pick<Owned, 'source' | 'company_key'>,
): boolean {
  const company = actor.companyName?.trim().toLowerCase() ?? '';
  return source === 'vendor' && company !== '' && company_key?.toLowerCase() === company;
}

/** What the actor may do with a submission of the actor's list: whoever submitted asks HR, about one thing at a time. */
export function submissionCan(
  actor: Actor,
  {
    request,
    assigned_by,
    ...place
  }: Place & { assigned_by: string | null; request: { outcome: string | null; asked_by: string } | null },
): Submission['can'] {
  const mayAsk = asksHr(actor) && isOpen(place);
  const waits = request?.outcome === null;
  return {
    see_job: visibleStatuses(actor).includes(place.job_status as JobStatus),
    ask: mayAsk && assigned_by === actor.userId && !waits,
    hand_in: may(actor, 'submission.hand_in') && isOpen(place),
    take_back: mayAsk && waits && request.asked_by === actor.userId,
  };
}
