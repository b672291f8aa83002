import { type CandidateStatus, needsReason } from '#contract/candidate-status.ts';
import { addDays } from '#contract/dates.ts';
import { between, oneOf, percent } from './chance.ts';
import { daysFor } from './plan-stages.ts';
import { MOVE_NOTES, UNDO_NOTES } from './texts.ts';
import { minutesAfter, officeTime, officeTimeAfter } from './working-hours.ts';

export interface Move {
  status: CandidateStatus;
  at: Date;
  notes: string | null;
}

export interface Window {
  /** first and last day on which anything may happen, and last day on which the person may come in (YYYY-MM-DD) */
  from: string;
  entryUntil: string;
  until: string;
  /** days for which the last status has stood, at most */
  idle: number;
}

/** Days of the moves, or null when they do not fit into the window. */
function fitDays(gaps: number[], window: Window): string[] | null {
  const whole = gaps.reduce((sum, gap) => sum + gap, 0);
  const latestStart = addDays(window.until, -whole - between(0, window.idle));
  const start = latestStart < window.entryUntil ? latestStart : window.entryUntil;
  if (start < window.from) return null;
  let day = start;
  const days = gaps.map((gap) => {
    day = addDays(day, gap);
    return day;
  });
  return day <= window.until ? days : null;
}

/** Squeezes the usual waits until they fit, but never the notice that somebody serves before joining. */
function daysIn(path: CandidateStatus[], window: Window): string[] | null {
  for (const share of [1, 1, 0.8, 0.6, 0.4, 0.2, 0]) {
    const gaps = path.map((status, index) => {
      const days = index === 0 ? 0 : daysFor(status);
      return status === 'joined' || status === 'did_not_join' ? days : Math.floor(days * share);
    });
    const days = fitDays(gaps, share === 1 ? window : { ...window, idle: Math.floor(window.idle * share) });
    if (days) return days;
  }
  return null;
}

function noteFor(status: CandidateStatus): string | null {
  const notes = MOVE_NOTES[status];
  if (notes.length === 0) return null;
  return needsReason(status) || percent(38) ? oneOf(notes) : null;
}

const MISTAKES: CandidateStatus[] = ['selected', 'rejected', 'joined', 'offer_released', 'on_hold'];

/** A slip of the hand and its undoing within ten minutes, after a move. */
function slipAfter(move: Move): Move[] {
  const wrong = oneOf(MISTAKES.filter((status) => status !== move.status));
  const at = minutesAfter(move.at, 2, 9);
  return [
    { status: wrong, at, notes: needsReason(wrong) ? oneOf(MOVE_NOTES[wrong]) : null },
    { status: move.status, at: minutesAfter(at, 1, 8), notes: oneOf(UNDO_NOTES) },
  ];
}

/**
 * When each status of a path was set: in office hours, in order, within the window. A few moves are followed by a
 * wrong one that is undone. Null when the window is too short for the path.
 */
export function makeTimeline(path: CandidateStatus[], window: Window): Move[] | null {
  const days = daysIn(path, window);
  if (!days) return null;
  const slipAt = percent(3) ? between(0, path.length - 1) : -1;
  const moves: Move[] = [];
  for (const [index, status] of path.entries()) {
    const day = days[index] ?? window.until;
    const former = moves.at(-1);
    const at = former ? officeTimeAfter(day, former.at) : officeTime(day);
    const move = { status, at, notes: noteFor(status) };
    moves.push(move);
    if (index === slipAt) moves.push(...slipAfter(move));
  }
  return moves;
}
