import { Box, Paper, Stack } from '@mantine/core';
import { useCallback, useLayoutEffect, useMemo, useRef } from 'react';
import type { PipelineCandidate } from '#contract/assignments.ts';
import type { CandidateStatus } from '#contract/candidate-status.ts';
import { limits } from '#contract/limits.ts';
import { emptyStage } from '#contract/messages.ts';
import { useKeptFocus } from '#web/lib/use-kept-focus.ts';
import { useSelection } from '#web/lib/use-selection.ts';
import { EmptyState } from '#web/ui/states.tsx';
import { CandidateCard } from './candidate-card.tsx';
import { Coming } from './coming.tsx';
import type { Ask, Move } from './deeds/deeds.ts';
import { ManyPeople } from './moves/many-people.tsx';
import classes from './pipeline.module.css';
import { useFilling } from '#web/lib/use-filling.ts';
import { useKeptPlace } from '#web/lib/use-kept-place.ts';

/** About as high as a card with its gap, in pixels: what is not drawn yet takes its room, so that the page keeps its height. */
const CARD_ROOM = 214;
/** The lowest card with its gap, in pixels. */
const LEAST_CARD = 140;
/** What a screen shows at first. */
const FILLING = { first: 5, step: 2 };

interface CandidateListProps {
  jobId: string;
  /** undefined while they are loaded */
  candidates: readonly PipelineCandidate[] | undefined;
  /** the stage's name */
  label: string;
  /** what the people are searched by */
  search: string;
  /** the job's highest CTC in rupees, if there is one and the reader may know it */
  budget: number | null;
  /** why nobody is left of those who are narrowed down; null when they are not */
  nobodyLeft: string | null;
  /** how people come there, told when nobody is there */
  emptyHint: string;
  saving: ReadonlyMap<string, CandidateStatus>;
  ask: Ask;
  move: Move;
}

/** The cards of one tab. */
export function CandidateList(props: CandidateListProps) {
  const { candidates, label, search, budget, nobodyLeft, saving, ask, move } = props;
  const place = useRef<HTMLDivElement>(null);
  const ids = useMemo(() => candidates?.map(({ assignment_id }) => assignment_id), [candidates]);
  const whole = useKeptPlace({ name: label, list: place, scrolls: 'page', ids, least: LEAST_CARD });
  const drawn = useFilling(candidates?.length ?? 0, { ...FILLING, first: Math.max(FILLING.first, whole) });
  useKeptFocus(place);
  const selection = useSelection();
  const order = useRef(ids);
  useLayoutEffect(() => {
    order.current = ids;
  });
  const { toggle } = selection;
  // The same function at all times, so that hundreds of cards need not be drawn anew.
  const select = useCallback(
    (id: string, through: boolean) => toggle(id, through ? order.current : undefined),
    [toggle],
  );
  const chosen = candidates?.filter(({ assignment_id }) => selection.ids.has(assignment_id)) ?? [];
  return (
    <Stack gap="sm" ref={place} tabIndex={-1} className={classes.list}>
      {!candidates && <Placeholders />}
      {candidates?.length === 0 && (
        <Paper>
          <EmptyState title={emptyStage(label)} description={nobodyLeft ?? props.emptyHint} />
        </Paper>
      )}
      {candidates?.slice(0, drawn).map((candidate, index) => (
        <CandidateCard
          key={candidate.assignment_id}
          candidate={candidate}
          search={search}
          whole={index < whole}
          budget={budget}
          saving={saving.has(candidate.assignment_id)}
          ask={ask}
          move={move}
          selected={selection.ids.has(candidate.assignment_id)}
          onSelect={select}
        />
      ))}
      {candidates && drawn < candidates.length && (
        <Box h={(candidates.length - drawn) * CARD_ROOM} className={classes.room} aria-hidden />
      )}
      <ManyPeople
        jobId={props.jobId}
        people={chosen}
        budget={budget}
        all={ids?.length ?? 0}
        onAll={() => ids && selection.set(ids, true)}
        onClear={selection.clear}
      />
    </Stack>
  );
}

function Placeholders() {
  return Array.from({ length: limits.loadingPlaceholders }, (_, index) => (
    <Coming key={index} height={CARD_ROOM - 12} radius="md" label="Loading candidates" />
  ));
}
