import type { CollisionDetection, KeyboardCoordinateGetter, KeyboardSensorOptions } from '@dnd-kit/core';
import { columnAtPointer } from './board-collisions.ts';
import { type BoardColumn, type ColumnKey, columnOf, COLUMNS, dropOn } from './board-columns.ts';
import type { Movable } from '../deeds/deeds.ts';

/** From a column's edge to its cards, in pixels. */
const INSET = 8;

/**
 * Moving a card by keyboard: Left and Right go from column to column, past those to which nobody is moved by hand.
 * Which column a card is over is what the keys have chosen, wherever the picture of the card happens to be; for a
 * pointer it is the one under it, or nearest to it.
 */
export function boardKeyboard() {
  let open: readonly BoardColumn[] = COLUMNS;
  let over: ColumnKey = COLUMNS[0]!.key;

  const coordinateGetter: KeyboardCoordinateGetter = (event, { currentCoordinates, context }) => {
    const way = { ArrowLeft: -1, ArrowRight: 1 }[event.code];
    if (way === undefined) return undefined;
    event.preventDefault();
    const next = open[open.findIndex(({ key }) => key === over) + way];
    if (!next) return undefined;
    over = next.key;
    const rect = context.droppableRects.get(next.key);
    // Before the columns are measured, any step has the library look where the card is.
    return { x: rect ? rect.left + INSET : currentCoordinates.x + way, y: currentCoordinates.y };
  };
  const options: KeyboardSensorOptions = { coordinateGetter, scrollBehavior: 'auto' };
  const collisions: CollisionDetection = (given) =>
    given.pointerCoordinates ? columnAtPointer(given) : [{ id: over }];

  return {
    options,
    collisions,
    /** Tells whose card was lifted, as they stand. */
    startWith(person: Pick<Movable, 'status' | 'set_aside'>) {
      open = COLUMNS.filter((column) => dropOn(column, person).kind !== 'refused');
      over = columnOf(person.status).key;
    },
  };
}
