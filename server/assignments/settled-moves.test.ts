import { expect, it } from 'vitest';
import type { CandidateStatus } from '#contract/candidate-status.ts';
import { settledMoves } from './settled-moves.ts';

const at = (minute: number) => new Date(Date.UTC(2026, 0, 5, 10, minute));
const move = (minute: number, previous_status: CandidateStatus | null, new_status: CandidateStatus) => ({
  previous_status,
  new_status,
  changed_at: at(minute),
});

it('leaves out a move that was undone within ten minutes, and its undoing', () => {
  const first = move(0, null, 'submitted');
  expect(settledMoves([first, move(5, 'submitted', 'joined'), move(15, 'joined', 'submitted')])).toEqual([
    first,
  ]);
});

it('keeps a move that was taken back later than that', () => {
  const moves = [move(0, null, 'submitted'), move(5, 'submitted', 'joined'), move(16, 'joined', 'submitted')];
  expect(settledMoves(moves)).toEqual(moves);
});

it('keeps the move that was undone and made again', () => {
  const again = move(7, 'submitted', 'shortlisted');
  const moves = [
    move(0, null, 'submitted'),
    move(1, 'submitted', 'shortlisted'),
    move(4, 'shortlisted', 'submitted'),
    again,
  ];
  expect(settledMoves(moves)).toEqual([moves[0], again]);
});

it('keeps moves that go on within minutes', () => {
  const moves = [
    move(0, null, 'submitted'),
    move(1, 'submitted', 'shortlisted'),
    move(2, 'shortlisted', 'selected'),
  ];
  expect(settledMoves(moves)).toEqual(moves);
});

it('takes a move that was corrected to an earlier stage within ten minutes, and the correction, as one', () => {
  const first = move(0, null, 'submitted');
  const meant = move(15, 'submitted', 'shortlisted');
  expect(settledMoves([first, move(5, 'submitted', 'joined'), move(15, 'joined', 'shortlisted')])).toEqual([
    first,
    meant,
  ]);
  const inSteps = [move(5, 'submitted', 'joined'), move(9, 'joined', 'selected')];
  expect(settledMoves([first, ...inSteps, move(15, 'selected', 'shortlisted')])).toEqual([first, meant]);
});

it('leaves out all that was corrected to where the person had been', () => {
  const first = move(0, null, 'submitted');
  const steps = [
    move(1, 'submitted', 'shortlisted'),
    move(3, 'shortlisted', 'joined'),
    move(5, 'joined', 'submitted'),
  ];
  expect(settledMoves([first, ...steps])).toEqual([first]);
});

it('keeps a move that was corrected later than that, or to no earlier stage', () => {
  const first = move(0, null, 'submitted');
  const late = [move(5, 'submitted', 'joined'), move(16, 'joined', 'shortlisted')];
  expect(settledMoves([first, ...late])).toEqual([first, ...late]);
  for (const status of ['did_not_join', 'candidate_declined', 'rejected', 'on_hold'] as const) {
    const moves = [first, move(5, 'submitted', 'joined'), move(6, 'joined', status)];
    expect(settledMoves(moves)).toEqual(moves);
  }
});
