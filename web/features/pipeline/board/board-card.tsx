import { type DraggableAttributes, useDraggable } from '@dnd-kit/core';
import { ActionIcon } from '@mantine/core';
import { IconGripVertical } from '@tabler/icons-react';
import { memo, type RefObject, useCallback, useLayoutEffect, useRef } from 'react';
import type { PipelineCandidate } from '#contract/assignments.ts';
import { BoardCardFace } from './board-card-face.tsx';
import { BoardCardMenu } from './board-card-menu.tsx';
import type { BoardColumn } from './board-columns.ts';
import classes from './board.module.css';
import type { Ask, Move } from '../deeds/deeds.ts';

interface BoardCardProps {
  candidate: PipelineCandidate;
  /** laid out also where it is out of view */
  whole: boolean;
  /** a move of the person is on its way */
  saving: boolean;
  ask: Ask;
  move: Move;
  onPut: (candidate: PipelineCandidate, column: BoardColumn) => void;
  /** whose card was moved by keyboard last */
  movedByKey: RefObject<string | null>;
}

const ATTRIBUTES = { roleDescription: 'candidate to move' };

/**
 * One person on the board. A pointer takes the card anywhere, the keyboard by its handle. Whatever moves over the board,
 * the library draws every card anew: so all that a card is made of is kept.
 */
export const BoardCard = memo(function BoardCard({
  candidate,
  whole,
  saving,
  ask,
  move,
  onPut,
  movedByKey,
}: BoardCardProps) {
  const handle = useRef<HTMLElement>(null);
  const canMove = candidate.can.change_status;
  const { setNodeRef, setActivatorNodeRef, listeners, attributes, isDragging } = useDraggable({
    id: candidate.assignment_id,
    disabled: !canMove || saving,
    attributes: ATTRIBUTES,
  });
  const hold = useCallback(
    (element: HTMLElement | null) => {
      handle.current = element;
      setActivatorNodeRef(element);
    },
    [setActivatorNodeRef],
  );
  const id = candidate.assignment_id;
  // The library gives the focus back to the card as it stands at the drop; where it went it is drawn anew, maybe later,
  // and the focus has fallen to the board meanwhile.
  useLayoutEffect(() => {
    const isLost = document.activeElement?.matches('body, [data-pipeline-view]') ?? true;
    if (movedByKey.current === id && isLost) handle.current?.focus();
  }, [id, movedByKey]);
  return (
    <li
      ref={setNodeRef}
      className={classes.card}
      aria-busy={saving}
      data-item={id}
      // A card has no room for a link to it; the key leads there.
      data-edit-person={candidate.can.edit ? candidate.candidate_id : undefined}
      data-whole={whole || undefined}
      data-held={isDragging || undefined}
      data-saving={saving || undefined}
      data-movable={canMove || undefined}
      {...listeners}
    >
      <BoardCardFace candidate={candidate} />
      <div className={classes.tools}>
        {canMove && <Handle name={candidate.name} hold={hold} attributes={attributes} />}
        <BoardCardMenu candidate={candidate} saving={saving} ask={ask} move={move} onPut={onPut} />
      </div>
    </li>
  );
});

interface HandleProps {
  name: string;
  attributes: DraggableAttributes;
  hold: (element: HTMLElement | null) => void;
}

const Handle = memo(function Handle({ name, attributes, hold }: HandleProps) {
  return (
    <ActionIcon
      ref={hold}
      {...attributes}
      variant="subtle"
      color="gray"
      size={24}
      aria-label={`Move ${name}`}
    >
      <IconGripVertical size={14} aria-hidden />
    </ActionIcon>
  );
});
