import { z } from 'zod';
import { assignmentRoutes, pipelineCandidateSchema } from '#contract/assignments.ts';
import { comingUpRoutes } from '#contract/coming-up.ts';
import { manyAssignmentRoutes } from '#contract/many-assignments.ts';
import type { Ai } from '../ai/ai.ts';
import { seesVendorCompany } from '../candidates/candidates.policy.ts';
import { requireCandidate } from '../candidates/known-candidates.read.ts';
import { may } from '../core/actor.ts';
import type { Clock } from '../core/clock.ts';
import type { Logger } from '../core/logger.ts';
import type { Database } from '../db/client.ts';
import type { Api } from '../http/api.ts';
import { present } from '../http/present.ts';
import { readFollowUps } from '../notes/follow-ups.read.ts';
import type { TaskQueue } from '../queue/task-queue.ts';
import { assignCandidates } from './assign-candidates.ts';
import { withHistoryCan } from './assignments.policy.ts';
import { listHistory, listInterviewChanges, listOfferChanges } from './assignments.read.ts';
import { listAssignable } from './list-assignable.ts';
import { changeStatus } from './change-status.ts';
import { readComingUp } from './coming-up.read.ts';
import { changeStatuses, removeAssignments, setInterviews } from './many-assignments.ts';
import { readPipeline } from './read-pipeline.ts';
import { refreshScoresOf } from './refresh-scores.ts';
import { removeAssignment } from './remove-assignment.ts';
import { scoreAssignable } from './score-assignable.ts';
import { setInterview } from './set-interview.ts';
import { setOffer } from './set-offer.ts';

interface Deps {
  database: Database;
  ai: Ai;
  tasks: TaskQueue;
  clock: Clock;
  log: Logger;
}

/** Which vendor company a person came from, or is owned by, and what HR is asked is told to those only who may read the ledger. */
const forOthers = z.array(pipelineCandidateSchema.omit({ company_name: true, owner: true, asked: true }));

/** Who is in which job, at which stage. */
export function mountAssignments(api: Api, deps: Deps): void {
  const { db } = deps.database;

  api.mount(assignmentRoutes.pipeline, async ({ actor, body }) => {
    const people = await readPipeline(deps, actor, body.job_id_param);
    const forReader = seesVendorCompany(actor) ? assignmentRoutes.pipeline.output : forOthers;
    return present(forReader, people);
  });
  api.mount(comingUpRoutes.read, async ({ actor, query }) => {
    const of = query.whose === 'mine' ? actor.userId : undefined;
    const [inJobs, follow_ups] = await Promise.all([
      readComingUp(db, deps.clock, of),
      // A token may read who is in a job, and no notes.
      may(actor, 'candidate.read') ? readFollowUps(db, deps.clock, of) : null,
    ]);
    return present(comingUpRoutes.read.output, { ...inJobs, follow_ups });
  });
  api.mount(assignmentRoutes.assignable, async ({ params, query }) => {
    const found = await listAssignable(deps, params.id, query.search);
    return present(assignmentRoutes.assignable.output, found);
  });
  api.mount(assignmentRoutes.scoreAssignable, async ({ params, body }) => {
    const items = await scoreAssignable(deps, params.id, body.candidate_ids);
    return present(assignmentRoutes.scoreAssignable.output, { items });
  });
  api.mount(assignmentRoutes.assign, async ({ actor, origin, params, body }) => {
    const assigned = await assignCandidates(deps, { actor, origin }, params.id, body.candidate_ids);
    await refreshScoresOf(
      deps,
      assigned.map(({ candidate_id }) => candidate_id),
      params.id,
    );
    return present(assignmentRoutes.assign.output, {
      assigned: assigned.length,
      assignment_ids: assigned.map(({ id }) => id),
    });
  });
  api.mount(assignmentRoutes.changeStatus, async ({ actor, origin, params, body }) =>
    present(
      assignmentRoutes.changeStatus.output,
      await changeStatus(deps, { actor, origin }, params.id, body),
    ),
  );
  api.mount(assignmentRoutes.setInterview, async ({ actor, origin, params, body }) =>
    present(
      assignmentRoutes.setInterview.output,
      await setInterview(deps, { actor, origin }, params.id, body),
    ),
  );
  api.mount(manyAssignmentRoutes.setInterviews, async ({ actor, origin, body }) => {
    const items = await setInterviews(deps, { actor, origin }, body.changes);
    return present(manyAssignmentRoutes.setInterviews.output, { items });
  });
  api.mount(assignmentRoutes.setOffer, async ({ actor, origin, params, body }) =>
    present(assignmentRoutes.setOffer.output, await setOffer(deps, { actor, origin }, params.id, body)),
  );
  api.mount(assignmentRoutes.remove, async ({ actor, origin, params }) =>
    removeAssignment(deps, { actor, origin }, params.id),
  );
  api.mount(manyAssignmentRoutes.changeStatuses, async ({ actor, origin, body }) => {
    const items = await changeStatuses(deps, { actor, origin }, body.changes);
    return present(manyAssignmentRoutes.changeStatuses.output, { items });
  });
  api.mount(manyAssignmentRoutes.remove, async ({ actor, origin, body }) => {
    const items = await removeAssignments(deps, { actor, origin }, body);
    return present(manyAssignmentRoutes.remove.output, { items });
  });
  api.mount(assignmentRoutes.history, async ({ actor, params }) => {
    await requireCandidate(db, params.id);
    const items = withHistoryCan(actor, await listHistory(db, params.id));
    const interviews = await listInterviewChanges(db, params.id);
    const offers = await listOfferChanges(db, params.id);
    return present(assignmentRoutes.history.output, { items, interviews, offers });
  });
}
