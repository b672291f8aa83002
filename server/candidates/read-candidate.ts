import { type Candidate, candidateSchema } from '#contract/candidates.ts';
import { daysToJoin } from '#contract/dates.ts';
import { messages } from '#contract/messages.ts';
import type { Ai } from '../ai/ai.ts';
import { assignmentCan } from '../assignments/assignments.policy.ts';
import { hadOffer } from '../assignments/had-offer.ts';
import { isOpen } from '../assignments/is-open.ts';
import { listSetAsideOf } from '../assignments/set-aside.read.ts';
import type { Actor } from '../core/actor.ts';
import type { Clock } from '../core/clock.ts';
import { AppError } from '../core/errors.ts';
import type { Handle } from '../db/client.ts';
import { type Presented, present } from '../http/present.ts';
import { resumeFilePath, resumeUrl } from '../resumes/resume-links.ts';
import { candidateCan, seesVendorCompany } from './candidates.policy.ts';
import { findCandidateDetail, listAssignmentsOf } from './candidates.read.ts';
import { byWait, daysWaiting } from './days-waiting.ts';
import { listStaleScores } from './stale-scores.ts';

const withoutCompany = candidateSchema.omit({ company_name: true });

/** One candidate as the actor may see it today. Throws `not_found`. */
export async function readCandidate(
  handle: Handle,
  { ai, clock }: { ai: Ai; clock: Clock },
  actor: Actor,
  candidateId: string,
): Promise<Presented<Candidate>> {
  const detail = await findCandidateDetail(handle, candidateId);
  if (!detail) throw new AppError('not_found', messages.candidate.notFound);
  const { candidate, resume, submitted_by_name } = detail;
  const stale = await listStaleScores(handle, ai.vectorMark, candidate.id);
  const assignments = await listAssignmentsOf(handle, candidate.id);
  const setAside = await listSetAsideOf(handle, candidate.id);
  return present(seesVendorCompany(actor) ? candidateSchema : withoutCompany, {
    ...candidate,
    submitted_by_name,
    days_to_join: daysToJoin(candidate.joining_date, candidate.days_to_join, clock.today()),
    vector_status: vectorStatus(candidate.converted_to_vector, resume !== null),
    resume,
    resume_url: resumeUrl(candidate.id, resume !== null),
    resume_file_path: resumeFilePath(candidate.id, resume?.file_name ?? null),
    assignments: assignments
      .map((each) => ({
        ...each,
        had_offer: hadOffer(each),
        set_aside: setAside.get(each.id) ?? null,
        is_open: isOpen(each),
        days_waiting: daysWaiting(each, clock.today()),
        match_stale: stale.has(each.job_id),
        can: assignmentCan(actor),
      }))
      .sort(byNeed),
    can: candidateCan(actor, resume !== null),
  });
}

/** Where somebody has waited for longest before where nothing is to be decided now, and that before what is over. */
const byNeed = (one: Job, other: Job) => Number(other.is_open) - Number(one.is_open) || byWait(one, other);
type Job = Pick<Candidate['assignments'][number], 'is_open' | 'days_waiting'>;

function vectorStatus(converted: boolean, hasResume: boolean): Candidate['vector_status'] {
  if (!hasResume) return 'none';
  return converted ? 'converted' : 'pending';
}
