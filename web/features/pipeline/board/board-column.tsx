import { useDroppable } from '@dnd-kit/core';
import { Badge, Box, Group, Text, Title } from '@mantine/core';
import { type RefObject, useId, useMemo, useRef } from 'react';
import type { PipelineCandidate } from '#contract/assignments.ts';
import type { CandidateStatus } from '#contract/candidate-status.ts';
import { BoardCard } from './board-card.tsx';
import { type BoardColumn as Column, dropOn, whyRefused } from './board-columns.ts';
import classes from './board.module.css';
import { Coming } from '../coming.tsx';
import type { Ask, Move } from '../deeds/deeds.ts';
import { useFilling } from '#web/lib/use-filling.ts';
import { useKeptPlace } from '#web/lib/use-kept-place.ts';

/** About as high as a card with its gap, in pixels. */
const CARD_ROOM = 128;
/** The lowest card with its gap, in pixels. */
const LEAST_CARD = 90;
const FILLING = { first: 6, step: 4 };

interface BoardColumnProps {
  column: Column;
  /** undefined while they are loaded */
  people: readonly PipelineCandidate[] | undefined;
  /** nobody stands in it, or did when somebody came to the board */
  isFolded: boolean;
  isNarrowed: boolean;
  /** who is held over the board */
  dragged: PipelineCandidate | null;
  saving: ReadonlyMap<string, CandidateStatus>;
  ask: Ask;
  move: Move;
  onPut: (candidate: PipelineCandidate, column: Column) => void;
  /** whose card was moved by keyboard last */
  movedByKey: RefObject<string | null>;
}

/** One stage of the board, which takes the cards dropped on it. */
export function BoardColumn({ column, people, isFolded, isNarrowed, dragged, ...shared }: BoardColumnProps) {
  const { saving, ask, move, onPut, movedByKey } = shared;
  const titleId = useId();
  const { setNodeRef, isOver } = useDroppable({ id: column.key });
  const cards = useRef<HTMLUListElement>(null);
  const ids = useMemo(() => people?.map(({ assignment_id }) => assignment_id), [people]);
  const whole = useKeptPlace({ name: column.key, list: cards, scrolls: 'list', ids, least: LEAST_CARD });
  const drawn = useFilling(people?.length ?? 0, { ...FILLING, first: Math.max(FILLING.first, whole) });
  const drop = dragged && dropOn(column, dragged).kind;
  return (
    <section
      ref={setNodeRef}
      className={classes.column}
      aria-labelledby={titleId}
      data-column={column.key}
      data-folded={isFolded || undefined}
      data-drop={drop ?? undefined}
      data-over={(isOver && drop !== null) || undefined}
    >
      <Group gap={4} justify="space-between" align="flex-start" wrap="nowrap" className={classes.head}>
        <Title order={2} size="h5" id={titleId}>
          {column.label}
        </Title>
        <Badge size="sm" color="gray" miw="max-content" className={classes.number}>
          {people?.length ?? '·'}
        </Badge>
      </Group>
      {/* Above the cards, none of which it may move. */}
      {drop === 'refused' && (
        <div className={classes.refused}>
          <Text size="xs" className={classes.why}>
            {whyRefused(column, true)}
          </Text>
        </div>
      )}
      {people?.length === 0 && (
        <Text size="sm" c="dimmed" ta="center" px={8} py="xs">
          {isNarrowed ? 'Nobody found' : 'Nobody'}
        </Text>
      )}
      <ul ref={cards} className={classes.cards} hidden={people?.length === 0}>
        {!people && (
          <li>
            <Coming height={CARD_ROOM - 8} radius="md" label="Loading candidates" />
          </li>
        )}
        {people?.slice(0, drawn).map((candidate, index) => (
          <BoardCard
            key={candidate.assignment_id}
            candidate={candidate}
            whole={index < whole}
            saving={saving.has(candidate.assignment_id)}
            ask={ask}
            move={move}
            onPut={onPut}
            movedByKey={movedByKey}
          />
        ))}
        {people && drawn < people.length && (
          <Box
            component="li"
            role="presentation"
            h={(people.length - drawn) * CARD_ROOM}
            className={classes.room}
            aria-hidden
          />
        )}
      </ul>
    </section>
  );
}
