import { Box, Text, Timeline } from '@mantine/core';
import type { ReactNode } from 'react';
import type { assignmentRoutes } from '#contract/assignments.ts';
import { CANDIDATE_STATUS_LABELS } from '#contract/candidate-status.ts';
import { formatMoment } from '#contract/dates.ts';
import { LOST_REASON_LABELS } from '#contract/lost-reason-labels.ts';
import type { RouteOutput } from '#contract/route.ts';
import { useTimeZone } from '#web/lib/app-info.ts';
import { KeepsFocus } from './keeps-focus.tsx';

export type HistoryStep = RouteOutput<typeof assignmentRoutes.history>['items'][number];

interface StatusTimelineProps {
  steps: readonly HistoryStep[];
  /** what takes the newest move back, for whoever may */
  renderUndo: (step: HistoryStep) => ReactNode;
}

/** What happened to a person in one job: who moved them, when, from what to what, and why. */
export function StatusTimeline({ steps, renderUndo }: StatusTimelineProps) {
  const timeZone = useTimeZone();
  return (
    <KeepsFocus gap={0}>
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
            {step.reason_code && (
              <Text size="sm" mt={4} fw={500}>
                {LOST_REASON_LABELS[step.reason_code]}
              </Text>
            )}
            {/* Where nothing else was said, the notes hold the reason. */}
            {step.notes && step.notes !== (step.reason_code && LOST_REASON_LABELS[step.reason_code]) && (
              <Text size="sm" mt={4} style={{ whiteSpace: 'pre-line' }}>
                {step.notes}
              </Text>
            )}
            {step.can.undo && (
              <Box ml={-8} data-print="none">
                {renderUndo(step)}
              </Box>
            )}
          </Timeline.Item>
        ))}
      </Timeline>
    </KeepsFocus>
  );
}
