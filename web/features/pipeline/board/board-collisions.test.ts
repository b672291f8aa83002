import type { CollisionDetection } from '@dnd-kit/core';
import { expect, test } from 'vitest';
import { columnAtPointer, GAP } from './board-collisions.ts';

const columns = { offer: { left: 0, right: 200 }, joined: { left: 200 + GAP, right: 400 + GAP } };

/** The column that a card belongs to which is held at a place; the columns go from 50 to 500 pixels down. */
function at(x: number, y = 100) {
  const rects = Object.entries(columns).map(
    ([id, sides]) => [id, { ...sides, top: 50, bottom: 500, width: 200, height: 450 }] as const,
  );
  const given = {
    droppableContainers: rects.map(([id]) => ({ id })),
    droppableRects: new Map(rects),
    pointerCoordinates: { x, y },
  };
  return columnAtPointer(given as unknown as Parameters<CollisionDetection>[0]).map(({ id }) => id);
}

test('a card belongs to the column under the pointer', () => {
  expect(at(150)).toEqual(['offer']);
  expect(at(250)).toEqual(['joined']);
});

test('in the gap it belongs to the nearer column', () => {
  expect(at(200 + 3)).toEqual(['offer']);
  expect(at(200 + GAP - 3)).toEqual(['joined']);
});

test('above, below and far beside the columns it belongs to none', () => {
  expect(at(203, 40)).toEqual([]);
  expect(at(203, 510)).toEqual([]);
  expect(at(400 + 3 * GAP)).toEqual([]);
});
