import { lazy, Suspense } from 'react';
import type { PipelineCandidate } from '#contract/assignments.ts';
import type { Asked, DialogProps } from './deeds.ts';

const UpdateStatusDialog = lazy(() => import('./update-status-dialog.tsx'));
const ReasonDialog = lazy(() => import('./reason-dialog.tsx'));
const RemoveDialog = lazy(() => import('./remove-dialog.tsx'));
const HistoryDrawer = lazy(() => import('./history-drawer.tsx'));
const MatchDrawer = lazy(() => import('./match-drawer.tsx'));

interface PipelineDialogsProps extends Omit<DialogProps, 'candidate' | 'now'> {
  /** the dialog asked for last; it stays while it closes */
  asked: Asked;
  people: readonly PipelineCandidate[];
}

/** The dialogs about a job's people. They stand beside the views, so that a card that goes elsewhere does not take its dialog along. */
export function PipelineDialogs({ asked, people, ...shared }: PipelineDialogsProps) {
  const { candidate } = asked;
  const now = people.find(({ assignment_id }) => assignment_id === candidate.assignment_id);
  const given = { ...shared, candidate, now };
  return (
    <Suspense>
      {asked.deed === 'status' && <UpdateStatusDialog {...given} />}
      {asked.deed === 'reason' && <ReasonDialog {...given} choices={asked.choices} />}
      {asked.deed === 'remove' && <RemoveDialog {...given} />}
      {asked.deed === 'history' && <HistoryDrawer {...given} />}
      {asked.deed === 'match' && <MatchDrawer {...given} />}
    </Suspense>
  );
}
