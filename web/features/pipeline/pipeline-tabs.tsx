import { Badge, Paper, Skeleton, Stack, Tabs } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { PipelineCandidate } from '#contract/assignments.ts';
import { STAGE_LABELS, type Stage, STAGES, stageOf } from '#contract/candidate-status.ts';
import { limits } from '#contract/limits.ts';
import { emptyStage } from '#contract/messages.ts';
import { errorText } from '#web/lib/api.ts';
import { EmptyState, ErrorState } from '#web/ui/states.tsx';
import { CandidateCard } from './candidate-card.tsx';
import { pipelineQuery } from './pipeline.queries.ts';
import classes from './pipeline.module.css';
import { RemoveDialog } from './remove-dialog.tsx';
import { UpdateStatusDialog } from './update-status-dialog.tsx';

const TOP_MATCHES = 'top';
type Tab = typeof TOP_MATCHES | Stage;
const TABS: readonly { value: Tab; label: string }[] = [
  { value: TOP_MATCHES, label: 'Top Matches' },
  ...STAGES.map((stage) => ({ value: stage, label: STAGE_LABELS[stage] })),
];

interface PipelineTabsProps {
  jobId: string;
  /** undefined is Top Matches */
  tab: Stage | undefined;
  onTab: (tab: Stage | undefined) => void;
}

/** A job's candidates by stage. Top Matches shows everyone; the server sends the best match first. */
export function PipelineTabs({ jobId, tab, onTab }: PipelineTabsProps) {
  const { data, error, refetch } = useQuery(pipelineQuery(jobId));
  const [moving, setMoving] = useState<PipelineCandidate | null>(null);
  const [removing, setRemoving] = useState<PipelineCandidate | null>(null);
  const of = (value: Tab) =>
    value === TOP_MATCHES ? data : data?.filter((candidate) => stageOf(candidate.status) === value);
  const current = tab ?? TOP_MATCHES;
  return (
    <>
      <Tabs
        value={current}
        onChange={(value) => onTab(STAGES.find((stage) => stage === value))}
        keepMounted={false}
      >
        <Tabs.List className={classes.tabs}>
          {TABS.map(({ value, label }) => (
            <Tabs.Tab
              key={value}
              value={value}
              rightSection={
                <Badge size="sm" color="gray" miw="max-content">
                  {of(value)?.length ?? '·'}
                </Badge>
              }
            >
              {label}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {TABS.map(({ value, label }) => (
          <Tabs.Panel key={value} value={value} pt="md">
            <Stack gap="sm">
              {error && !data ? (
                <Paper>
                  <ErrorState
                    title="The candidates could not be loaded"
                    description={errorText(error)}
                    onRetry={() => void refetch()}
                  />
                </Paper>
              ) : (
                <Cards candidates={of(value)} label={label} onMove={setMoving} onRemove={setRemoving} />
              )}
            </Stack>
          </Tabs.Panel>
        ))}
      </Tabs>
      <UpdateStatusDialog candidate={moving} onClose={() => setMoving(null)} />
      <RemoveDialog candidate={removing} onClose={() => setRemoving(null)} />
    </>
  );
}

interface CardsProps {
  candidates: PipelineCandidate[] | undefined;
  label: string;
  onMove: (candidate: PipelineCandidate) => void;
  onRemove: (candidate: PipelineCandidate) => void;
}

function Cards({ candidates, label, onMove, onRemove }: CardsProps) {
  if (!candidates)
    return Array.from({ length: limits.loadingPlaceholders }, (_, index) => (
      <Skeleton key={index} height={150} radius="md" aria-label="Loading candidates" />
    ));
  if (candidates.length === 0)
    return (
      <Paper>
        <EmptyState title={emptyStage(label)} />
      </Paper>
    );
  return candidates.map((candidate) => (
    <CandidateCard
      key={candidate.assignment_id}
      candidate={candidate}
      onMove={() => onMove(candidate)}
      onRemove={() => onRemove(candidate)}
    />
  ));
}
