import { Text, Timeline } from '@mantine/core';
import type { assignmentRoutes } from '#contract/assignments.ts';
import { CANDIDATE_STATUS_LABELS } from '#contract/candidate-status.ts';
import { formatMoment } from '#contract/dates.ts';
import type { RouteOutput } from '#contract/route.ts';
import { useTimeZone } from '#web/lib/app-info.ts';

type Step = RouteOutput<typeof assignmentRoutes.history>['items'][number];

/** What happened to a person in one job: who moved them, when, from what to what, and why. */
export function StatusTimeline({ steps }: { steps: readonly Step[] }) {
  const timeZone = useTimeZone();
  return (
    <Timeline bulletSize={12} lineWidth={2} active={steps.length}>
      {steps.map((step) => (
        <Timeline.Item
          key={step.id}
          title={
            <Text size="sm" fw={500}>
              {step.previous_status === null
                ? `Added as ${CANDIDATE_STATUS_LABELS[step.new_status]}`
                : `${CANDIDATE_STATUS_LABELS[step.previous_status]} → ${CANDIDATE_STATUS_LABELS[step.new_status]}`}
            </Text>
          }
        >
          <Text size="xs" c="dimmed">
            {step.changed_by_name ?? 'Unknown'} ·{' '}
            <time dateTime={step.changed_at}>{formatMoment(step.changed_at, timeZone)}</time>
          </Text>
          {step.notes && (
            <Text size="sm" mt={4} style={{ whiteSpace: 'pre-line' }}>
              {step.notes}
            </Text>
          )}
        </Timeline.Item>
      ))}
    </Timeline>
  );
}
