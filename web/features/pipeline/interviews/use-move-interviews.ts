import { formatArrangedDay } from '#contract/dates.ts';
import { manyAssignmentRoutes } from '#contract/many-assignments.ts';
import type { RouteCall } from '#contract/route.ts';
import { counted } from '#contract/text.ts';
import { call } from '#web/lib/api.ts';
import { toast } from '#web/ui/toast.ts';
import { type InterviewToMove, nameOf } from '../deeds/deeds.ts';
import { type Refused, undoneText } from '../deeds/many-words.ts';
import { tellMoved } from '../deeds/moved-notice.tsx';
import { refusedOf, useAttempt } from '../deeds/use-attempt.ts';

type Changes = RouteCall<typeof manyAssignmentRoutes.setInterviews>['body']['changes'];

const send = async (changes: Changes) =>
  (await call(manyAssignmentRoutes.setInterviews, { body: { changes } })).items;

/** Somebody may have two of them. */
const named = (one: InterviewToMove) => ({ ...one, name: nameOf(one) });

/**
 * Moves interviews to a day (YYYY-MM-DD), each to the time (ISO) in the same place, and offers to take that back. Answers which
 * were not moved, or null when it failed, which is told.
 */
export function useMoveInterviews() {
  const attempt = useAttempt();

  const undo = async (interviews: readonly InterviewToMove[], changes: Changes) => {
    const outcomes = await attempt(() => send(changes));
    if (!outcomes) return;
    const stayed = refusedOf(interviews.map(named), outcomes);
    const tell = stayed.length === 0 ? toast.success : toast.error;
    tell(undoneText(outcomes.length, stayed));
  };

  return async (
    interviews: readonly InterviewToMove[],
    times: readonly string[],
    day: string,
  ): Promise<Refused[] | null> => {
    const outcomes = await attempt(() =>
      send(
        interviews.map(({ assignment_id: id, version }, index) => ({
          id,
          version,
          interview_at: times[index]!,
        })),
      ),
    );
    if (!outcomes) return null;
    const back: Changes = interviews.flatMap(({ assignment_id: id, interview_at }) => {
      const now = outcomes.find((outcome) => outcome.id === id)?.now;
      return now ? [{ id, version: now.version, interview_at }] : [];
    });
    if (back.length > 0)
      tellMoved(
        `${counted(back.length, 'interview')} → ${formatArrangedDay(day)}`,
        () => void undo(interviews, back),
        undefined,
        { title: 'Interviews moved' },
      );
    return refusedOf(interviews.map(named), outcomes);
  };
}
