import type { CandidateStatus } from '#contract/candidate-status.ts';
import type { manyAssignmentRoutes } from '#contract/many-assignments.ts';
import { messages } from '#contract/messages.ts';
import type { RouteInput, RouteOutput } from '#contract/route.ts';
import type { By } from '../audit/record-audit.ts';
import type { Actor } from '../core/actor.ts';
import type { Clock } from '../core/clock.ts';
import { AppError } from '../core/errors.ts';
import type { Logger } from '../core/logger.ts';
import type { Database } from '../db/client.ts';
import { outageOf, outageWords } from '../db/outage.ts';
import type { AssignmentRow } from './assignments.repo.ts';
import { changeStatus } from './change-status.ts';
import { removeAssignment } from './remove-assignment.ts';
import { setInterview } from './set-interview.ts';

interface Deps {
  database: Database;
  clock: Clock;
  log: Logger;
}
type Change = RouteInput<typeof manyAssignmentRoutes.changeStatuses>['body']['changes'][number];
type InterviewChange = RouteInput<typeof manyAssignmentRoutes.setInterviews>['body']['changes'][number];
type Moved = RouteOutput<typeof manyAssignmentRoutes.changeStatuses>['items'][number];
type Removed = RouteOutput<typeof manyAssignmentRoutes.remove>['items'][number];

/**
 * Moves people one after another, each by the rules and in a transaction of its own: who may not be moved stays, and the
 * others are. Tells of each, in their order, how it went, and where the person is now if it was done.
 */
export async function changeStatuses(
  deps: Deps,
  by: By & { actor: Actor },
  changes: readonly Change[],
): Promise<Moved[]> {
  return withStanding(deps, changes, ({ id, ...change }) => changeStatus(deps, by, id, change));
}

/**
 * Sets the interviews of people one after another, each by the rules of one alone and in a transaction of its own: one that
 * somebody else has changed meanwhile stays as it is. Tells of each, in their order, how it went, and where the person is now.
 */
export async function setInterviews(
  deps: Deps,
  by: By & { actor: Actor },
  changes: readonly InterviewChange[],
): Promise<Moved[]> {
  return withStanding(deps, changes, ({ id, ...change }) => setInterview(deps, by, id, change));
}

/** Does a deed with each, and tells of each how it went, with where the person is once it is done. */
async function withStanding<Each extends { id: string }>(
  deps: Deps,
  all: readonly Each[],
  deed: (each: Each) => Promise<AssignmentRow>,
): Promise<Moved[]> {
  const now = new Map<string, Moved['now']>();
  const outcomes = await oneByOne(deps, all, async (each) => {
    const {
      status,
      interview_at: at,
      interview_details,
      offered_ctc,
      joining_on,
      version,
    } = await deed(each);
    const interview_at = at?.toISOString() ?? null;
    now.set(each.id, {
      status: status as CandidateStatus,
      interview_at,
      interview_details,
      offered_ctc,
      joining_on,
      version,
    });
  });
  return outcomes.map((outcome) => ({ ...outcome, now: (outcome.done && now.get(outcome.id)) || null }));
}

/**
 * Takes people out of their jobs one after another, each in a transaction of its own; tells of each how it went. Who is
 * not there is out of the job already: after an answer that was lost, the same can be sent again. Only undoing says of them
 * that it was not done, for what somebody else's removing keeps in the numbers stays there.
 */
export async function removeAssignments(
  deps: Deps,
  by: By,
  { ids, undo }: { ids: readonly string[]; undo: boolean },
): Promise<Removed[]> {
  return oneByOne(
    deps,
    ids.map((id) => ({ id })),
    async ({ id }) => {
      try {
        await removeAssignment(deps, by, id, { undo });
      } catch (error) {
        const isGone = error instanceof AppError && error.code === 'not_found';
        if (undo || !isGone) throw error;
      }
    },
  );
}

/**
 * Does a deed with each, one after another, and tells how it went. A refusal is of that one alone. Any other failure ends
 * it: what is done is told as done, and of the rest why it is not. Throws that failure when nothing was done before it.
 */
async function oneByOne<Each extends { id: string }>(
  { log }: Deps,
  all: readonly Each[],
  deed: (each: Each) => Promise<void>,
): Promise<Removed[]> {
  const outcomes: Removed[] = [];
  for (const each of all) {
    try {
      await deed(each);
      outcomes.push({ id: each.id, done: true, message: null });
    } catch (error) {
      if (error instanceof AppError) {
        outcomes.push({ id: each.id, done: false, message: error.message });
        continue;
      }
      if (!outcomes.some(({ done }) => done)) throw error;
      log.error({ err: error }, 'a deed with many candidates broke off');
      const outage = outageOf(error);
      const message = outage === null ? messages.common.unexpected : outageWords(outage);
      const rest = all.slice(outcomes.length);
      return [...outcomes, ...rest.map(({ id }) => ({ id, done: false, message }))];
    }
  }
  return outcomes;
}
