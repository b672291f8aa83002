import type { JobStatus } from '#contract/job-status.ts';
import { refusedAttemptRoutes } from '#contract/refused-attempts.ts';
import { sentSubmissionRoutes } from '#contract/sent-submissions.ts';
import { submissionRequestRoutes } from '#contract/submission-requests.ts';
import { submissionPageOf, submissionRoutes, submissionSchema } from '#contract/submissions.ts';
import { requireCandidate } from '../candidates/known-candidates.read.ts';
import { type Actor, may } from '../core/actor.ts';
import type { Api } from '../http/api.ts';
import { present } from '../http/present.ts';
import { answerRequest } from './answer-request.ts';
import { askHr } from './ask-hr.ts';
import { handInNewer } from './hand-in-newer.ts';
import { withOwner } from './owners.read.ts';
import { readSent, sendSentResume } from './read-sent.ts';
import { countRefusedLately, listRefused } from './refused.read.ts';
import { saveLook } from './looks.repo.ts';
import { stateOf, submissionCan } from './requests.policy.ts';
import { listWaiting } from './requests.read.ts';
import { countStandings, countUnseen } from './standing-counts.read.ts';
import { submitCandidate } from './submit-candidate.ts';
import { submitExisting } from './submit-existing.ts';
import { listLedger, listSubmissions } from './submissions.read.ts';
import type { SubmitDeps } from './submitted.ts';
import { takeBackRequest } from './take-back-request.ts';

const forVendors = submissionPageOf(
  submissionSchema.omit({
    candidate_id: true,
    company_name: true,
    last_note: true,
    version: true,
    newer_resume: true,
  }),
);
const forRecruiters = submissionPageOf(submissionSchema.omit({ newer_resume: true }));

/** A page of submissions as the actor may see it. */
function listFor(actor: Actor) {
  if (!may(actor, 'candidate.read')) return forVendors;
  return may(actor, 'resume.versions') ? submissionRoutes.list.output : forRecruiters;
}

/** Candidates whom recruiters and vendors submit, and who owns them. */
export function mountSubmissions(api: Api, deps: SubmitDeps): void {
  const { database, clock } = deps;

  api.mount(submissionRoutes.create, async ({ actor, origin, params, body, files }) => {
    const submitted = { jobId: params.id, entered: body, file: files.resume };
    const id = await submitCandidate(deps, { actor, origin }, submitted);
    return present(submissionRoutes.create.output, { id });
  });
  api.mount(submissionRoutes.submitExisting, async ({ actor, origin, params, body, files }) => {
    const id = await submitExisting(deps, { actor, origin }, params.id, body, files.resume);
    return present(submissionRoutes.submitExisting.output, { id });
  });
  api.mount(submissionRoutes.list, async ({ actor, query }) => {
    const read_at = clock.now();
    const { items, ...page } = await listSubmissions(database.db, actor, query, clock);
    const value = {
      ...page,
      read_at,
      items: items.map((item) => {
        const can = submissionCan(actor, item);
        return {
          ...item,
          job_status: can.see_job ? (item.job_status as JobStatus) : null,
          request: item.request && { ...item.request, state: stateOf(item.request.outcome, item) },
          answered: item.answered && { ...item.answered, state: stateOf(item.answered.outcome, item) },
          can,
        };
      }),
    };
    return present(listFor(actor), value);
  });
  api.mount(submissionRoutes.standing, async ({ actor, query }) =>
    present(submissionRoutes.standing.output, {
      statuses: await countStandings(database.db, actor, query, clock),
    }),
  );
  api.mount(submissionRoutes.unseen, async ({ actor }) =>
    present(submissionRoutes.unseen.output, await countUnseen(database.db, actor, clock)),
  );
  api.mount(submissionRoutes.look, async ({ actor, body }) =>
    saveLook(database.db, {
      userId: actor.userId,
      now: clock.now(),
      allSeen: body.all_seen,
      readAt: body.read_at === undefined ? undefined : new Date(body.read_at),
    }),
  );
  api.mount(sentSubmissionRoutes.read, async ({ actor, params }) =>
    present(sentSubmissionRoutes.read.output, await readSent(deps, actor, params.id)),
  );
  api.mount(sentSubmissionRoutes.readResume, async ({ actor, origin, params, query }) =>
    sendSentResume(deps, { actor, origin }, params.id, query.download === '1'),
  );
  api.mount(sentSubmissionRoutes.handIn, async ({ actor, origin, params, body, files }) => {
    await handInNewer(deps, { actor, origin }, params.id, body, files.resume);
    return present(sentSubmissionRoutes.handIn.output, { id: params.id });
  });
  api.mount(submissionRequestRoutes.ask, async ({ actor, origin, params, body }) => {
    const id = await askHr(deps, { actor, origin }, params.id, body);
    return present(submissionRequestRoutes.ask.output, { id });
  });
  api.mount(submissionRequestRoutes.takeBack, async ({ actor, origin, params }) =>
    takeBackRequest(deps, { actor, origin }, params.id),
  );
  api.mount(submissionRequestRoutes.list, async ({ query }) =>
    present(submissionRequestRoutes.list.output, await listWaiting(database.db, query)),
  );
  api.mount(submissionRequestRoutes.answer, async ({ actor, origin, params, body }) =>
    present(
      submissionRequestRoutes.answer.output,
      await answerRequest(deps, { actor, origin }, params.id, body),
    ),
  );
  api.mount(refusedAttemptRoutes.list, async ({ query }) =>
    present(refusedAttemptRoutes.list.output, await listRefused(database.db, clock, query)),
  );
  api.mount(refusedAttemptRoutes.countLately, async () =>
    present(refusedAttemptRoutes.countLately.output, await countRefusedLately(database.db, clock)),
  );
  api.mount(submissionRoutes.ledger, async ({ params }) => {
    await requireCandidate(database.db, params.id);
    const items = await listLedger(database.db, params.id);
    const [person] = await withOwner(database.db, clock.today(), [params]);
    return present(submissionRoutes.ledger.output, { owner: person?.owner ?? null, items });
  });
}
