import { Button, Group, Paper, Stack, Text } from '@mantine/core';
import { IconBellRinging, IconLayoutKanban, IconLayoutList } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import type { Stage } from '#contract/candidate-status.ts';
import { waitingLabel, type WaitingWord } from '#contract/waiting.ts';
import { errorText } from '#web/lib/api.ts';
import { useSession } from '#web/lib/session.ts';
import { onDemand } from '#web/ui/on-demand.tsx';
import { SearchBox } from '#web/ui/search-box.tsx';
import { ErrorState } from '#web/ui/states.tsx';
import { Coming } from './coming.tsx';
import type { Ask, Asked } from './deeds/deeds.ts';
import { emptyHint } from './empty-hint.ts';
import { narrowPeople, type Narrowing, nobodyLeft } from './find-people.ts';
import { preloadStatusDialog } from './moves/move-dialogs.tsx';
import { PipelineDialogs } from './pipeline-dialogs.tsx';
import { PipelineTabs } from './pipeline-tabs.tsx';
import { pipelineQuery } from './pipeline.queries.ts';
import classes from './pipeline.module.css';
import { useMoves } from './moves/use-moves.ts';

const RemindDialog = onDemand(() => import('./remind-dialog.tsx'));
const Board = onDemand(() => import('./board/board.tsx'));
const StillIn = onDemand(() => import('./still-in.tsx'));
const WaitingFilter = onDemand(() => import('./waiting-filter.tsx'));

/** What of the pipeline stands in the address. */
interface PipelineAddress {
  /** Top Matches when not given */
  tab?: Stage | undefined;
  /** the tabs when not given */
  view?: 'board' | undefined;
  search?: string | undefined;
  /** those who have stood in their status for more days than that */
  waiting_over?: WaitingWord | undefined;
  /** those of whom nothing is decided yet */
  only?: 'undecided' | undefined;
}

interface JobPipelineProps {
  jobId: string;
  /** the job's highest CTC in rupees, if there is one and the reader may know it */
  budget: number | null;
  /** whether the job is closed, so that nobody waits in it */
  isClosed: boolean;
  /** whether it is not published yet, so that nobody new is taken */
  isDraft: boolean;
  address: PipelineAddress;
  onAddress: (change: PipelineAddress) => void;
}

/** A job's people, behind tabs or on a board. */
export function JobPipeline({ jobId, budget, isClosed, isDraft, address, onAddress }: JobPipelineProps) {
  const { tab, view, search = '', waiting_over: waiting, only } = address;
  const isUndecided = only === 'undecided';
  const { data, error, refetch } = useQuery(pipelineQuery(jobId));
  const { can } = useSession();
  const [asked, setAsked] = useState<Asked & { number: number }>();
  const [opened, setOpened] = useState(false);
  const ask = useCallback<Ask>((next) => {
    setAsked((before) => ({ ...next, number: (before?.number ?? 0) + 1 }));
    setOpened(true);
  }, []);
  const client = useQueryClient();
  const { saving, move, setInterview, setOffer } = useMoves(jobId, {
    ask: (next, now) => {
      // As the person is by then: a colleague may have moved them on meanwhile.
      const people = client.getQueryData(pipelineQuery(jobId).queryKey);
      const candidate = people?.find(({ assignment_id }) => assignment_id === now.id);
      if (candidate?.status === now.status) ask({ ...next, candidate });
    },
  });

  // Who comes near the cards by pointer or keyboard may press next; for whoever only looks it is no part of the first load.
  const mayMove = data?.some(({ can }) => can.change_status) ?? false;
  const getReady = mayMove ? preloadStatusDialog : undefined;

  // A move shows before the server has answered; what the dialogs know of a person does not run ahead.
  const people = useMemo(
    () =>
      data &&
      narrowPeople(data, { search, waiting, isUndecided, isClosed }).map((one) => {
        const status = saving.get(one.assignment_id);
        return status ? { ...one, status } : one;
      }),
    [data, search, waiting, isUndecided, isClosed, saving],
  );
  const narrowing: Narrowing = { search, waiting, isUndecided, isClosed };
  const shared = { people, nobodyLeft: nobodyLeft(narrowing), saving, ask, move };
  return (
    <Stack
      gap={8}
      component="section"
      aria-label="Candidates of this job"
      data-goes-on={view === 'board' || undefined}
      onPointerEnter={getReady}
      onFocus={getReady}
    >
      <Group gap="sm" justify="space-between" data-print="none" data-deeds>
        <SearchBox
          value={search}
          onSearch={(text) => onAddress({ search: text || undefined })}
          label="Search the candidates of this job"
          placeholder="Name, email, phone or skill"
          className={classes.search}
        />
        <WaitingFilter
          fallback={<Coming height={36} className={classes.waiting} label="Loading the filter" />}
          value={waiting}
          onChange={(next) => onAddress({ waiting_over: next })}
        />
        {can('assignment.remind') && !isClosed && data?.length !== 0 && (
          <Remind jobId={jobId} waiting={waiting} />
        )}
        <ViewSwitch view={view} onView={(next) => onAddress({ view: next })} />
      </Group>
      {data && (isClosed || isUndecided) && (
        <StillIn
          jobId={jobId}
          people={data}
          isClosed={isClosed}
          isShown={isUndecided}
          // In the tab that shows everybody.
          onShow={(shown) => onAddress({ only: shown ? 'undecided' : undefined, tab: undefined })}
        />
      )}
      {(search || waiting || isUndecided) && (
        <Text size="sm" data-print="only">
          Narrowed down to{' '}
          {[
            search && `“${search}”`,
            waiting && `${waitingLabel(waiting).toLowerCase()} in a status`,
            isUndecided && 'those for whom something is still to be decided',
          ]
            .filter(Boolean)
            .join(', ')}
        </Text>
      )}
      {error && !data ? (
        <Paper>
          <ErrorState
            title="The candidates could not be loaded"
            description={errorText(error)}
            onRetry={() => refetch()}
          />
        </Paper>
      ) : view === 'board' ? (
        <>
          {data?.length === 0 && (
            <Text size="sm" c="dimmed">
              {emptyHint(undefined, isDraft, can)}
            </Text>
          )}
          <Board {...shared} fallback={<Coming height={420} radius="md" label="Loading candidates" />} />
        </>
      ) : (
        <PipelineTabs
          jobId={jobId}
          {...shared}
          search={search}
          budget={budget}
          isDraft={isDraft}
          tab={tab}
          onTab={(next) => onAddress({ tab: next })}
        />
      )}
      {asked && (
        <PipelineDialogs
          key={asked.number}
          asked={asked}
          people={data ?? []}
          jobId={jobId}
          budget={budget}
          opened={opened}
          onClose={() => setOpened(false)}
          move={move}
          setInterview={setInterview}
          setOffer={setOffer}
        />
      )}
    </Stack>
  );
}

function Remind({ jobId, waiting }: { jobId: string; waiting: WaitingWord | undefined }) {
  // Made anew each time, for those who are narrowed down to then.
  const [asked, setAsked] = useState({ times: 0, opened: false });
  return (
    <>
      <Button
        variant="default"
        aria-haspopup="dialog"
        leftSection={<IconBellRinging size={16} aria-hidden />}
        onClick={() => setAsked(({ times }) => ({ times: times + 1, opened: true }))}
      >
        Remind…
      </Button>
      {asked.times > 0 && (
        <RemindDialog
          key={asked.times}
          jobId={jobId}
          waiting={waiting}
          opened={asked.opened}
          onClose={() => setAsked((before) => ({ ...before, opened: false }))}
        />
      )}
    </>
  );
}

interface ViewSwitchProps {
  view: 'board' | undefined;
  onView: (view: 'board' | undefined) => void;
}

function ViewSwitch({ view, onView }: ViewSwitchProps) {
  const look = (isShown: boolean) =>
    ({ variant: isShown ? 'light' : 'default', 'aria-pressed': isShown, size: 'sm' }) as const;
  return (
    <Button.Group aria-label="View">
      <Button
        {...look(view === undefined)}
        leftSection={<IconLayoutList size={16} aria-hidden />}
        onClick={() => onView(undefined)}
      >
        List
      </Button>
      <Button
        {...look(view === 'board')}
        leftSection={<IconLayoutKanban size={16} aria-hidden />}
        onClick={() => onView('board')}
      >
        Board
      </Button>
    </Button.Group>
  );
}
