import { useQuery } from '@tanstack/react-query';
import { ErrorState } from '#web/ui/states.tsx';
import { StatusTimeline } from '#web/ui/status-timeline.tsx';
import { Coming } from './coming.tsx';
import type { DialogProps } from './deeds/deeds.ts';
import { PipelineDrawer } from './pipeline-drawer.tsx';
import { historyQuery } from './pipeline.queries.ts';
import UndoMove from './moves/undo-move.tsx';

/** Who moved a person in this job, when, from what to what, and why; newest first. */
export default function HistoryDrawer({ candidate, now, jobId, opened, onClose }: DialogProps) {
  return (
    <PipelineDrawer title={`History of ${candidate.name}`} opened={opened} onClose={onClose}>
      <Steps jobId={jobId} candidateId={candidate.candidate_id} now={now} />
    </PipelineDrawer>
  );
}

interface StepsProps extends Pick<DialogProps, 'jobId' | 'now'> {
  candidateId: string;
}

function Steps({ jobId, candidateId, now }: StepsProps) {
  const { data, error, refetch } = useQuery(historyQuery(jobId, candidateId));
  if (error && !data) return <ErrorState title="The history could not be loaded" onRetry={() => refetch()} />;
  if (!data) return <Coming height={120} label="Loading history" />;
  return <StatusTimeline {...data} renderUndo={(step) => now && <UndoMove step={step} candidate={now} />} />;
}
