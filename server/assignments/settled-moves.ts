import type { StatusChange } from './assignments.repo.ts';

const UNDO_MINUTES = 10;

type Move = Pick<StatusChange, 'previous_status' | 'new_status' | 'changed_at'>;

/** The moves of one assignment (oldest first) without those that were undone within ten minutes. */
export function settledMoves<M extends Move>(moves: readonly M[]): M[] {
  const settled: M[] = [];
  for (const move of moves) {
    const last = settled.at(-1);
    if (last && undoes(move, last)) settled.pop();
    else settled.push(move);
  }
  return settled;
}

function undoes(move: Move, former: Move): boolean {
  const minutes = (move.changed_at.getTime() - former.changed_at.getTime()) / 60_000;
  return (
    former.previous_status !== null &&
    move.previous_status === former.new_status &&
    move.new_status === former.previous_status &&
    minutes <= UNDO_MINUTES
  );
}
