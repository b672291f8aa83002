import { Box, Paper, Skeleton, Stack } from '@mantine/core';
import { useRef } from 'react';
import type { PipelineCandidate } from '#contract/assignments.ts';
import type { CandidateStatus } from '#contract/candidate-status.ts';
import { limits } from '#contract/limits.ts';
import { emptyStage } from '#contract/messages.ts';
import { useKeptFocus } from '#web/lib/use-kept-focus.ts';
import { EmptyState } from '#web/ui/states.tsx';
import { CandidateCard } from './candidate-card.tsx';
import type { Ask, Move } from './deeds.ts';
import classes from './pipeline.module.css';
import { useFilling } from './use-filling.ts';

/** About as high as a card with its gap, in pixels: what is not drawn yet takes its room, so that the page keeps its height. */
const CARD_ROOM = 214;
/** What a screen shows at first. */
const FILLING = { first: 5, step: 2 };

interface CandidateListProps {
  /** undefined while they are loaded */
  candidates: readonly PipelineCandidate[] | undefined;
  /** the stage's name */
  label: string;
  search: string;
  saving: ReadonlyMap<string, CandidateStatus>;
  ask: Ask;
  move: Move;
}

/** The cards of one tab. */
export function CandidateList({ candidates, label, search, saving, ask, move }: CandidateListProps) {
  const place = useRef<HTMLDivElement>(null);
  const drawn = useFilling(candidates?.length ?? 0, FILLING);
  useKeptFocus(place);
  return (
    <Stack gap="sm" ref={place} tabIndex={-1} className={classes.list}>
      {!candidates && <Placeholders />}
      {candidates?.length === 0 && (
        <Paper>
          <EmptyState
            title={emptyStage(label)}
            description={search && `Nobody there has "${search}" in name, e-mail or skills.`}
          />
        </Paper>
      )}
      {candidates?.slice(0, drawn).map((candidate) => (
        <CandidateCard
          key={candidate.assignment_id}
          candidate={candidate}
          saving={saving.has(candidate.assignment_id)}
          ask={ask}
          move={move}
        />
      ))}
      {candidates && drawn < candidates.length && (
        <Box h={(candidates.length - drawn) * CARD_ROOM} aria-hidden />
      )}
    </Stack>
  );
}

function Placeholders() {
  return Array.from({ length: limits.loadingPlaceholders }, (_, index) => (
    <Skeleton key={index} height={CARD_ROOM - 12} radius="md" aria-label="Loading candidates" />
  ));
}
