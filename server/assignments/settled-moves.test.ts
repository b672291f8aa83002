import { expect, it } from 'vitest';
import { settledMoves } from './settled-moves.ts';

const at = (minute: number) => new Date(Date.UTC(2026, 0, 5, 10, minute));
const move = (minute: number, previous_status: string | null, new_status: string) => ({
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
