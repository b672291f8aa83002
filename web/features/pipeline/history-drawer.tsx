import { Text, Timeline } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { CANDIDATE_STATUS_LABELS } from '#contract/candidate-status.ts';
import { formatMoment } from '#contract/dates.ts';
import { useTimeZone } from '#web/lib/app-info.ts';
import { ErrorState } from '#web/ui/states.tsx';
import { Coming } from './coming.tsx';
import type { DialogProps } from './deeds.ts';
import { PipelineDrawer } from './pipeline-drawer.tsx';
import { historyQuery } from './pipeline.queries.ts';

/** Who moved a person in this job, when, from what to what, and why; newest first. */
export default function HistoryDrawer({ candidate, jobId, opened, onClose }: DialogProps) {
  return (
    <PipelineDrawer title={`History of ${candidate.name}`} opened={opened} onClose={onClose}>
      <Steps jobId={jobId} candidateId={candidate.candidate_id} />
    </PipelineDrawer>
  );
}

function Steps({ jobId, candidateId }: { jobId: string; candidateId: string }) {
  const timeZone = useTimeZone();
  const { data, error, refetch } = useQuery(historyQuery(jobId, candidateId));
  if (error && !data)
    return <ErrorState title="The history could not be loaded" onRetry={() => void refetch()} />;
  if (!data) return <Coming height={120} label="Loading history" />;
  return (
    <Timeline bulletSize={12} lineWidth={2} active={data.length}>
      {data.map((step) => (
        <Timeline.Item
          key={step.id}
          title={
            step.previous_status === null
              ? `Added as ${CANDIDATE_STATUS_LABELS[step.new_status]}`
              : `${CANDIDATE_STATUS_LABELS[step.previous_status]} → ${CANDIDATE_STATUS_LABELS[step.new_status]}`
          }
        >
          <Text size="xs" c="dimmed">
            {step.changed_by_name ? `${step.changed_by_name} · ` : ''}
            <time dateTime={step.changed_at}>{formatMoment(step.changed_at, timeZone)}</time>
          </Text>
          {step.notes && (
            <Text size="sm" mt={4} fs="italic" style={{ whiteSpace: 'pre-line' }}>
              {step.notes}
            </Text>
          )}
        </Timeline.Item>
      ))}
    </Timeline>
  );
}
