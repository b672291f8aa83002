import { type CollisionDetection, pointerWithin } from '@dnd-kit/core';

/** Pixels beside a column that are still its own: as wide as the gap between two. */
export const GAP = 10;

/** The column under the pointer; in the gap between two the nearer one. */
export const columnAtPointer: CollisionDetection = (given) => {
  const within = pointerWithin(given);
  const { pointerCoordinates: at, droppableRects } = given;
  if (within.length > 0 || !at) return within;
  const beside = given.droppableContainers
    .flatMap(({ id }) => {
      const rect = droppableRects.get(id);
      if (!rect || at.y < rect.top || at.y > rect.bottom) return [];
      return [{ id, distance: Math.max(rect.left - at.x, at.x - rect.right) }];
    })
    .filter(({ distance }) => distance <= GAP)
    .toSorted((one, other) => one.distance - other.distance);
  return beside.slice(0, 1).map(({ id }) => ({ id }));
};
