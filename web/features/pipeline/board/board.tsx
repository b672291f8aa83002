import {
  DndContext,
  type DragEndEvent,
  DragOverlay,
  type DragStartEvent,
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { NativeSelect } from '@mantine/core';
import { type UIEvent, useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { PipelineCandidate } from '#contract/assignments.ts';
import type { CandidateStatus } from '#contract/candidate-status.ts';
import { useKeptFocus } from '#web/lib/use-kept-focus.ts';
import { toast } from '#web/ui/toast.ts';
import { BoardCardFace } from './board-card-face.tsx';
import { BoardColumn } from './board-column.tsx';
import {
  type BoardColumn as Column,
  type ColumnKey,
  columnOf,
  COLUMNS,
  dropOn,
  whyRefused,
} from './board-columns.ts';
import { boardKeyboard } from './board-keyboard.ts';
import { BoardSides } from './board-sides.tsx';
import { boardWords, INSTRUCTIONS } from './board-words.ts';
import classes from './board.module.css';
import { confirmHire } from '../moves/confirm-hire.tsx';
import type { Ask, Move } from '../deeds/deeds.ts';
import { useKeptWidths } from './use-kept-widths.ts';

interface BoardProps {
  /** undefined while they are loaded */
  people: readonly PipelineCandidate[] | undefined;
  /** why nobody is left of those who are narrowed down; null when they are not */
  nobodyLeft: string | null;
  saving: ReadonlyMap<string, CandidateStatus>;
  ask: Ask;
  move: Move;
}

/** A finger that rests moves the card, one that goes on scrolls. */
const TOUCH = { activationConstraint: { delay: 250, tolerance: 8 } };
/** A press is no drag before these pixels. */
const MOUSE = { activationConstraint: { distance: 6 } };
/** The board moves on only from near its edge, some 200 pixels a second, so that one can stop at a column. */
const AUTO_SCROLL = { acceleration: 2, interval: 10, threshold: { x: 0.05, y: 0.08 } };

/** A job's people as a board, a column for each stage; HR moves them by pointer, keyboard or menu. */
export default function Board({ people, nobodyLeft, saving, ask, move }: BoardProps) {
  const place = useRef<HTMLDivElement>(null);
  const [dragged, setDragged] = useState<PipelineCandidate | null>(null);
  // One for as long as the board stands: the library starts over with other options.
  const [keyboard] = useState(boardKeyboard);
  const sensors = useSensors(
    useSensor(MouseSensor, MOUSE),
    useSensor(TouchSensor, TOUCH),
    useSensor(KeyboardSensor, keyboard.options),
  );
  useKeptFocus(place);
  const empty = useMemo(() => people && emptyColumns(people), [people]);
  const folded = useKeptWidths(place, empty, nobodyLeft);
  const movedByKey = useRef<string | null>(null);

  const put = useCallback(
    (candidate: PipelineCandidate, column: Column) => {
      const drop = dropOn(column, candidate);
      if (drop.kind === 'refused') toast.error(whyRefused(column));
      if (drop.kind === 'move') void move(candidate, drop.to);
      if (drop.kind === 'back') void move(candidate, drop.to, { bring_back: true });
      if (drop.kind === 'confirm') void moveIfMeant(candidate, drop.to, move);
      if (drop.kind === 'ask') ask({ deed: 'reason', candidate, choices: drop.choices });
    },
    [ask, move],
  );
  const words = useMemo(() => boardWords((id) => people?.find((one) => one.assignment_id === id)), [people]);
  const start = ({ active }: DragStartEvent) => {
    movedByKey.current = null;
    const candidate = people?.find((one) => one.assignment_id === active.id);
    if (!candidate) return;
    keyboard.startWith(candidate);
    setDragged(candidate);
  };
  const end = ({ active, over, activatorEvent }: DragEndEvent) => {
    setDragged(null);
    if (activatorEvent instanceof KeyboardEvent) movedByKey.current = String(active.id);
    // As the person is now: somebody else may have been at it while the card was held.
    const candidate = people?.find((one) => one.assignment_id === active.id);
    const column = COLUMNS.find(({ key }) => key === over?.id);
    if (candidate && column) put(candidate, column);
  };
  const [at, setAt] = useState<string>(COLUMNS[0]!.key);
  const goTo = (key: string) => {
    setAt(key);
    columnAt(place.current, key)?.scrollIntoView({ inline: 'start', block: 'nearest' });
  };

  // It opens where somebody stands; empty columns before that are not what it was opened for.
  const isOpened = useRef(false);
  useLayoutEffect(() => {
    const board = place.current;
    if (!people || !board || isOpened.current) return;
    isOpened.current = true;
    const first = COLUMNS.find(({ key }) => inColumn(people, key)?.length !== 0);
    const column = first && columnAt(board, first.key)?.getBoundingClientRect();
    const { left, right } = board.getBoundingClientRect();
    // Not by `scrollIntoView`, which moves the page as well.
    if (column && column.right > right) board.scrollLeft += column.left - left;
  }, [people]);

  // The stage that one sees on a phone, also after swiping: the first of which more than half shows.
  const follow = ({ currentTarget: board }: UIEvent<HTMLElement>) => {
    const edge = board.getBoundingClientRect().left;
    const column = [...board.querySelectorAll<HTMLElement>('[data-column]')].find((each) => {
      const { left, width } = each.getBoundingClientRect();
      return left + width / 2 > edge;
    });
    if (column?.dataset['column']) setAt(column.dataset['column']);
  };

  return (
    <DndContext
      sensors={sensors}
      autoScroll={AUTO_SCROLL}
      collisionDetection={keyboard.collisions}
      accessibility={{ announcements: words, screenReaderInstructions: { draggable: INSTRUCTIONS } }}
      onDragStart={start}
      onDragEnd={end}
      onDragCancel={() => setDragged(null)}
    >
      <NativeSelect
        hiddenFrom="sm"
        label="Go to stage"
        data-print="none"
        value={at}
        data={COLUMNS.map(({ key, label }) => ({
          value: key,
          label: people ? `${label} (${inColumn(people, key)?.length})` : label,
        }))}
        onChange={(event) => goTo(event.currentTarget.value)}
      />
      <BoardSides board={place}>
        <div
          ref={place}
          className={classes.board}
          onScroll={follow}
          data-pipeline-view
          data-dragging={dragged ? true : undefined}
          role="region"
          aria-label="Board"
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard, also when nobody is in it
          tabIndex={0}
        >
          {COLUMNS.map((column) => (
            <BoardColumn
              key={column.key}
              column={column}
              people={inColumn(people, column.key)}
              isFolded={folded.has(column.key)}
              isNarrowed={nobodyLeft !== null}
              dragged={dragged}
              saving={saving}
              ask={ask}
              move={move}
              onPut={put}
              movedByKey={movedByKey}
            />
          ))}
        </div>
      </BoardSides>
      <DragOverlay dropAnimation={null}>
        {dragged && (
          <div className={classes.held} data-held>
            <BoardCardFace candidate={dragged} />
          </div>
        )}
      </DragOverlay>
    </DndContext>
  );
}

async function moveIfMeant(candidate: PipelineCandidate, to: CandidateStatus, move: Move): Promise<void> {
  const { isMeant, closesOthers } = await confirmHire(candidate.name, [candidate]);
  if (isMeant) await move(candidate, to, { closesOthers });
}

function inColumn(people: readonly PipelineCandidate[] | undefined, key: ColumnKey) {
  return people?.filter(({ status }) => columnOf(status).key === key);
}

function emptyColumns(people: readonly PipelineCandidate[]): ReadonlySet<ColumnKey> {
  return new Set(COLUMNS.map(({ key }) => key).filter((key) => inColumn(people, key)?.length === 0));
}

const columnAt = (board: HTMLElement | null, key: string) => board?.querySelector(`[data-column="${key}"]`);
