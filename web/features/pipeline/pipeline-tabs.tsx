import { Badge, Tabs } from '@mantine/core';
import { useEffect, useRef } from 'react';
import type { PipelineCandidate } from '#contract/assignments.ts';
import {
  type CandidateStatus,
  type Stage,
  STAGE_LABELS,
  STAGE_STATUSES,
  STAGES,
} from '#contract/candidate-status.ts';
import { useSession } from '#web/lib/session.ts';
import { CandidateList } from './candidate-list.tsx';
import type { Ask, Move } from './deeds/deeds.ts';
import { emptyHint } from './empty-hint.ts';
import classes from './pipeline.module.css';

const TOP_MATCHES = 'top';
type Tab = typeof TOP_MATCHES | Stage;
const TABS: readonly { value: Tab; label: string }[] = [
  { value: TOP_MATCHES, label: 'Top Matches' },
  ...STAGES.map((stage) => ({ value: stage, label: STAGE_LABELS[stage] })),
];

interface PipelineTabsProps {
  jobId: string;
  /** undefined while they are loaded */
  people: readonly PipelineCandidate[] | undefined;
  /** the job's highest CTC in rupees, if there is one and the reader may know it */
  budget: number | null;
  /** whether the job is not published yet */
  isDraft: boolean;
  /** what the people are searched by */
  search: string;
  /** why nobody is left of those who are narrowed down; null when they are not */
  nobodyLeft: string | null;
  /** undefined is Top Matches */
  tab: Stage | undefined;
  onTab: (tab: Stage | undefined) => void;
  saving: ReadonlyMap<string, CandidateStatus>;
  ask: Ask;
  move: Move;
}

/** A job's candidates by stage. Top Matches shows everyone; the server sends the best match first. */
export function PipelineTabs({ people, isDraft, tab, onTab, ...shared }: PipelineTabsProps) {
  const list = useRef<HTMLDivElement>(null);
  const stages = useRef<HTMLDivElement>(null);
  const of = (value: Tab) =>
    value === TOP_MATCHES ? people : people?.filter(({ status }) => STAGE_STATUSES[value].includes(status));
  const { can } = useSession();
  const current = tab ?? TOP_MATCHES;
  const shown = useRef<Tab>(current);
  useEffect(() => {
    // On a phone the tab that the address names may lie outside.
    list.current
      ?.querySelector(`[data-stage="${current}"]`)
      ?.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
    if (shown.current === current) return;
    shown.current = current;
    // The tabs stay in view far down a list; another tab's list is read from its beginning.
    const all = stages.current;
    if (all && all.getBoundingClientRect().top < 0) {
      all.scrollIntoView({ block: 'start', behavior: 'instant' });
    }
  }, [current]);
  return (
    <Tabs
      ref={stages}
      className={classes.stages}
      value={current}
      onChange={(value) => onTab(STAGES.find((stage) => stage === value))}
      keepMounted={false}
    >
      <Tabs.List ref={list} className={classes.tabs}>
        {TABS.map(({ value, label }) => (
          <Tabs.Tab
            key={value}
            value={value}
            data-stage={value}
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
        <Tabs.Panel
          key={value}
          value={value}
          pt="sm"
          className={value === TOP_MATCHES ? classes.everybody : undefined}
        >
          <CandidateList
            {...shared}
            candidates={of(value)}
            label={label}
            emptyHint={emptyHint(value === TOP_MATCHES ? undefined : label, isDraft, can)}
          />
        </Tabs.Panel>
      ))}
    </Tabs>
  );
}
