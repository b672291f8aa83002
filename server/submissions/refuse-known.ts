import type { MatchedBy } from '#contract/attempt-match.ts';
import { formatDate } from '#contract/dates.ts';
import { openSubmissionSchema } from '#contract/sent-submissions.ts';
import { isOpen } from '../assignments/is-open.ts';
import { type By, recordAudit } from '../audit/record-audit.ts';
import { lockCandidates } from '../candidates/lock-candidates.ts';
import type { Actor } from '../core/actor.ts';
import type { Clock } from '../core/clock.ts';
import { AppError } from '../core/errors.ts';
import type { Database } from '../db/client.ts';
import { recordEvent } from '../events/record-event.ts';
import { KnownError } from './limit-refusals.ts';
import { otherName } from './other-name.ts';
import type { Refused, SamePerson } from './submissions.policy.ts';
import { type OwnSubmission, wasRefusedToday } from './standing.read.ts';
import { insertLedgerEntries } from './submissions.repo.ts';
import { type TellDeps, tellOfAttempt } from './tell-of-attempt.ts';

interface Attempt {
  company: string;
  jobId: string;
  /** who are known, and by what; whoever is deleted meanwhile has no ledger any more */
  people: readonly (SamePerson & { id: string })[];
  enteredName: string;
  because: Refused;
}

/**
 * Refuses a company's submission of people who are known and writes down for HR that it was tried, by what each was found
 * and which other name was typed, as it may be somebody else with a wrong digit: throws KnownError. HR
 * is mailed of the company's first attempt of the day for the job, so that nobody can fill their mailboxes.
 * When the company has submitted the person for the job before, it throws `conflict` with the day and, while that one is
 * open, with which it is; nothing is written.
 */
export async function refuseKnown(
  deps: TellDeps & { database: Database; clock: Clock },
  by: By & { actor: Actor },
  { company, jobId, people: known, enteredName, because }: Attempt,
): Promise<never> {
  if (because !== 'known') {
    const current = isOpen(because) ? openSubmissionSchema.parse({ submission_id: because.id }) : undefined;
    throw new AppError('conflict', ownAlready(because, by.actor, deps.clock), { current });
  }
  await deps.database.transaction(async (tx) => {
    const matchedBy = new Map(known.map((person) => [person.id, matchOf(person)]));
    const people = await lockCandidates(tx, [...matchedBy.keys()], 'to change');
    const isTold = await wasRefusedToday(tx, deps.clock, { company, jobId });
    await insertLedgerEntries(
      tx,
      people.map(({ id, name }) => ({
        candidate_id: id,
        job_id: jobId,
        company_name: company,
        submitted_by: by.actor.userId,
        created_at: deps.clock.now(),
        owned_until: null,
        matched_by: matchedBy.get(id),
        entered_name: otherName(enteredName, name),
      })),
    );
    await recordAudit(
      tx,
      by,
      people.map(({ id }) => ({ action: 'submission.refuse', recordType: 'candidate', recordId: id })),
    );
    // One, whether one person is known or two: all screens with candidates look again at any.
    await recordEvent(
      tx,
      people.slice(0, 1).map(({ id }) => ({ kind: 'candidate', id }) as const),
    );
    const [first] = people;
    if (first && !isTold)
      await tellOfAttempt(tx, deps, {
        company,
        jobId,
        candidateId: first.id,
        matchedBy: people.length > 1 ? undefined : matchedBy.get(first.id),
        isOtherName: otherName(enteredName, first.name) !== null,
      });
  });
  throw new KnownError();
}

/** Says nothing that the company's list of submissions does not: not even whether e-mail, phone or both are the same. */
function ownAlready(
  { candidate_name, submitted_at, submitted_by }: OwnSubmission,
  { userId }: Actor,
  { timeZone }: Clock,
): string {
  const who = submitted_by === userId ? 'You' : 'Your company';
  const day = formatDate(submitted_at.toISOString(), timeZone);
  return `${who} already submitted this person to this job. Submitted on ${day}: ${candidate_name}.`;
}

function matchOf({ same_email, same_phone }: SamePerson): MatchedBy {
  if (same_email && same_phone) return 'both';
  return same_email ? 'email' : 'phone';
}
