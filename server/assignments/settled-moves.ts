import { STAGE_STATUSES, STAGES } from '#contract/candidate-status.ts';
import type { StatusChange } from './assignments.repo.ts';

const CORRECTION_MINUTES = 10;

/** The statuses on the way to joining, step by step; declined, rejected and on hold are not on it. */
const WAY: readonly (readonly string[])[] = [
  ['submitted', 'under_review'],
  ...STAGES.filter((stage) => stage !== 'declined').map((stage) => STAGE_STATUSES[stage]),
];

type Move = Pick<StatusChange, 'previous_status' | 'new_status' | 'changed_at'>;

/**
 * The moves of one assignment (oldest first) without the mistakes that were mended within ten minutes: a move and its
 * undoing are both left out; a move and its correction to an earlier stage count as one, made when it was corrected.
 */
export function settledMoves<M extends Move>(moves: readonly M[]): M[] {
  const settled: M[] = [];
  for (const made of moves) {
    let move: M | null = made;
    for (let last = settled.at(-1); move && last && corrects(move, last); last = settled.at(-1)) {
      settled.pop();
      move = isUndone(move, last) ? null : { ...move, previous_status: last.previous_status };
    }
    if (move) settled.push(move);
  }
  return settled;
}

/** Whether an assignment of these moves was made within the last ten minutes and the person stands where that put them. */
export function isJustAssigned(moves: readonly Move[], now: Date): boolean {
  const [made, ...since] = moves;
  return (
    made !== undefined && since.length === 0 && minutesBetween(made.changed_at, now) <= CORRECTION_MINUTES
  );
}

const minutesBetween = (from: Date, to: Date) => (to.getTime() - from.getTime()) / 60_000;

function corrects(move: Move, former: Move): boolean {
  return (
    former.previous_status !== null &&
    move.previous_status === former.new_status &&
    minutesBetween(former.changed_at, move.changed_at) <= CORRECTION_MINUTES &&
    (isUndone(move, former) || isEarlier(move.new_status, former.new_status))
  );
}

function isUndone(move: Move, former: Move): boolean {
  return move.new_status === former.previous_status;
}

/** Whether both are on the way to joining, and the first comes before the second. */
function isEarlier(status: string, than: string): boolean {
  const placeOf = (one: string) => WAY.findIndex((statuses) => statuses.includes(one));
  return placeOf(status) >= 0 && placeOf(status) < placeOf(than);
}
