import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { assignmentRoutes } from '#contract/assignments.ts';
import { CANDIDATE_STATUS_LABELS, type CandidateStatus } from '#contract/candidate-status.ts';
import { formatArranged } from '#contract/dates.ts';
import { messages, type Toast } from '#contract/messages.ts';
import { hasOffer } from '#contract/offer.ts';
import type { RouteOutput } from '#contract/route.ts';
import { call, errorText, hasCode } from '#web/lib/api.ts';
import { useTimeZone } from '#web/lib/app-info.ts';
import { toast } from '#web/ui/toast.ts';
import {
  type AskedDeed,
  deedOf,
  interviewDeed,
  lapsingInterview,
  type Movable,
  type Move,
  type MoveWith,
  offerDeed,
  type SetInterview,
  type SetOffer,
} from '../deeds/deeds.ts';
import { alsoTold, type Next, tellMoved, withdrawMoved } from '../deeds/moved-notice.tsx';
import { matchQuery, pipelineQuery, usePipelineChanged } from '../pipeline.queries.ts';
import { useCloseOthers } from './use-close-others.ts';

interface Step extends MoveWith {
  status: CandidateStatus;
  undo?: boolean;
}
type Standing = RouteOutput<typeof assignmentRoutes.changeStatus>;

/** How one is asked what comes next of who was moved, who stands like that now. */
interface AskNext {
  ask: (asked: AskedDeed, now: Standing) => void;
  /**
   * whether what asks is gone, where it outlives what the move was made from, as a list does its row; once it goes itself it
   * calls `forgetNext` too
   */
  isGone?: () => boolean;
}

const hasPassed = (at: string | null) => at !== null && Date.parse(at) <= Date.now();

const NOT_SAVED = { title: 'Error', body: 'Failed to save the interview. Please try again.' };
const OFFER_NOT_SAVED = { title: 'Error', body: 'Failed to save the offer. Please try again.' };

/**
 * Moves people of a job. Where somebody is being moved to shows at once (`saving`, by assignment) and goes again when
 * the move fails; what is known of the person changes only by the server's answer. With `next`, whoever was moved to an
 * interview or an offer of which nothing was said, as on the board, is told of with a button that asks for it, and whose
 * interview is done with what usually follows.
 */
export function useMoves(
  jobId: string,
  next?: AskNext,
): {
  saving: ReadonlyMap<string, CandidateStatus>;
  move: Move;
  setInterview: SetInterview;
  setOffer: SetOffer;
  /** takes the last move of a person back, to the status that it came from, and tells how it went; answers whether it was done */
  undo: (candidate: Movable, status: CandidateStatus) => Promise<boolean>;
} {
  const client = useQueryClient();
  const timeZone = useTimeZone();
  const changed = usePipelineChanged();
  const others = useCloseOthers(jobId);
  const stopNext = useRef<() => void>(undefined);
  const isLeft = useRef(false);
  const [saving, setSaving] = useState<ReadonlyMap<string, CandidateStatus>>(new Map());

  const know = ({ candidate_id }: Movable, { id, ...now }: Standing) => {
    client.setQueryData(pipelineQuery(jobId).queryKey, (people) =>
      people?.map((one) => (one.assignment_id === id ? { ...one, ...now } : one)),
    );
    // On the person's page the jobs stand beside each other.
    client.setQueryData(
      matchQuery(jobId, candidate_id).queryKey,
      (person) =>
        person && {
          ...person,
          assignments: person.assignments.map((one) => (one.id === id ? { ...one, ...now } : one)),
        },
    );
  };

  const save = async (candidate: Movable, step: Step) => {
    const id = candidate.assignment_id;
    setSaving((before) => new Map(before).set(id, step.status));
    try {
      const answer = await call(assignmentRoutes.changeStatus, {
        params: { id },
        body: { ...step, version: candidate.version },
      });
      know(candidate, answer);
      return answer;
    } finally {
      setSaving((before) => new Map([...before].filter(([other]) => other !== id)));
      changed();
    }
  };

  const undo = async (candidate: Movable, status: CandidateStatus) => {
    // What it offers to take back may be what is taken back here.
    withdrawMoved();
    try {
      await save(candidate, { status, undo: true });
      toast.success({
        title: 'Move undone',
        body: `${candidate.name} is ${CANDIDATE_STATUS_LABELS[status]} again.`,
      });
      return true;
    } catch (error) {
      tellFailed(error, candidate);
      return false;
    }
  };

  const nextOf = (from: Movable, answer: Standing, given: MoveWith | undefined): Next | undefined => {
    if (!next || (next.isGone?.() ?? isLeft.current)) return undefined;
    const asking = (label: string, asked: AskedDeed) => ({ label, run: () => next.ask(asked, answer) });
    if (answer.status === 'interviewed')
      return {
        question: 'How did it go?',
        deeds: [
          asking('Next round…', { deed: 'status', to: 'interview_scheduled' }),
          { label: 'Select', run: () => void run({ ...from, ...answer }, 'selected') },
          ...(['on_hold', 'rejected'] as const).map((status) =>
            asking(`${deedOf(status)}…`, { deed: 'reason', choices: [status] }),
          ),
        ],
      };
    const deed = leftToSay(answer, given);
    if (!deed) return undefined;
    const words = deed === 'interview' ? interviewDeed(answer) : offerDeed(answer);
    return { deeds: [asking(`${words}…`, { deed })] };
  };

  const run: Move = async (candidate, status, { closesOthers = false, ...given } = {}) => {
    try {
      const answer = await save(candidate, { status, ...given });
      if (answer.status !== candidate.status) {
        const lapsed = lapsingInterview(candidate, answer.status, hasPassed(candidate.interview_at));
        const closed = await others.close(closesOthers ? [candidate] : []);
        const undoAll = async () => {
          if (await undo({ ...candidate, ...answer }, candidate.status)) await others.open(closed);
        };
        stopNext.current = tellMoved(
          `${candidate.name}: ${CANDIDATE_STATUS_LABELS[candidate.status]} → ${CANDIDATE_STATUS_LABELS[status]}`,
          () => void undoAll(),
          nextOf(candidate, answer, given),
          alsoTold(
            lapsed === null ? '' : `The interview of ${formatArranged(lapsed, timeZone)} is off.`,
            closed.words,
          ),
        );
      }
      return true;
    } catch (error) {
      tellFailed(error, candidate);
      return false;
    }
  };

  const setInterview: SetInterview = async (candidate, interview) => {
    try {
      const params = { id: candidate.assignment_id };
      const body = { ...interview, version: candidate.version };
      know(candidate, await call(assignmentRoutes.setInterview, { params, body }));
      const isCleared = interview.interview_at === null && interview.interview_details === null;
      toast.success({ title: `Interview ${isCleared ? 'cleared' : 'saved'}`, body: candidate.name });
      return true;
    } catch (error) {
      tellFailed(error, candidate, NOT_SAVED);
      return false;
    } finally {
      changed();
    }
  };

  const setOffer: SetOffer = async (candidate, offer) => {
    try {
      const params = { id: candidate.assignment_id };
      const body = { ...offer, version: candidate.version };
      know(candidate, await call(assignmentRoutes.setOffer, { params, body }));
      const isCleared = offer.offered_ctc === null && offer.joining_on === null;
      toast.success({ title: `Offer ${isCleared ? 'cleared' : 'saved'}`, body: candidate.name });
      return true;
    } catch (error) {
      tellFailed(error, candidate, OFFER_NOT_SAVED);
      return false;
    } finally {
      changed();
    }
  };

  // On another screen nothing would come of it.
  const outlives = next?.isGone !== undefined;
  useEffect(() => {
    isLeft.current = false;
    return () => {
      isLeft.current = true;
      if (!outlives) stopNext.current?.();
    };
  }, [outlives]);

  // The same function for as long as the page stands, so that hundreds of cards need not be drawn anew.
  const latest = useRef(run);
  useLayoutEffect(() => {
    latest.current = run;
  });
  const move = useCallback<Move>((...given) => latest.current(...given), []);
  return { saving, move, setInterview, setOffer, undo };
}

/** What is left to say of a move: when the interview is, or what was offered, where neither it nor anybody before said so. */
function leftToSay(now: Standing, given: MoveWith = {}): 'interview' | 'offer' | undefined {
  if (now.status === 'interview_scheduled' && given.interview_at === undefined && now.interview_at === null)
    return 'interview';
  const hasTerms = now.offered_ctc !== null || now.joining_on !== null;
  return now.status === 'offer_released' && given.offered_ctc === undefined && !hasTerms
    ? 'offer'
    : undefined;
}

/** Says why a person was not moved, or the interview or offer is as it was; `words` where the error has none of its own. */
function tellFailed(
  error: unknown,
  { name, status }: Movable,
  words: Toast = messages.assignment.statusFailed,
): void {
  if (hasCode(error, 'changed_meanwhile')) {
    const now = assignmentRoutes.changeStatus.output.safeParse(error.current);
    toast.error({
      title: 'Somebody else was quicker',
      body: !now.success
        ? errorText(error)
        : now.data.status === status
          ? hasOffer(status)
            ? `The offer to ${name} has been changed meanwhile.`
            : `The interview of ${name} has been changed meanwhile.`
          : `${name} has been moved to ${CANDIDATE_STATUS_LABELS[now.data.status]} meanwhile.`,
    });
  } else if (hasCode(error, 'conflict', 'not_found', 'forbidden')) toast.error(errorText(error));
  else toast.error(words);
}
