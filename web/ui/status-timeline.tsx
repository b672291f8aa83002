import { Box, Text, Timeline, type TimelineProps } from '@mantine/core';
import type { ReactNode } from 'react';
import type { assignmentRoutes } from '#contract/assignments.ts';
import { CANDIDATE_STATUS_LABELS } from '#contract/candidate-status.ts';
import { formatMoment } from '#contract/dates.ts';
import { LOST_REASON_LABELS } from '#contract/lost-reason-labels.ts';
import type { RouteOutput } from '#contract/route.ts';
import { useTimeZone } from '#web/lib/app-info.ts';
import { interviewWords } from './interview-words.ts';
import { KeepsFocus } from './keeps-focus.tsx';
import { offerWords } from './offer-words.ts';

export type History = RouteOutput<typeof assignmentRoutes.history>;
export type HistoryStep = History['items'][number];

interface StatusTimelineProps {
  /** newest first */
  steps: readonly HistoryStep[];
  /** newest first; those that came with a step stand in it */
  interviews: History['interviews'];
  /** likewise */
  offers: History['offers'];
  /** what takes the newest move back, for whoever may */
  renderUndo: (step: HistoryStep) => ReactNode;
}

/** Rings of the ground that they stand on, in the middle of the first line beside them. */
const LOOK: TimelineProps['styles'] = {
  root: { paddingTop: 3 },
  itemBullet: { backgroundColor: 'var(--mantine-color-body)' },
  itemBody: { position: 'relative', top: -3 },
};

/** What happened to a person in one job: who moved them, when, from what to what, and why, and who set an interview or an offer. */
export function StatusTimeline({ steps, interviews, offers, renderUndo }: StatusTimelineProps) {
  const timeZone = useTimeZone();
  const changes = [
    ...interviews.map((of) => ({ of, words: interviewWords(of, timeZone) })),
    ...offers.map((of) => ({ of, words: offerWords(of) })),
  ];
  const entries = [
    ...steps.map((step) => ({
      at: step.changed_at,
      step,
      said: changes.filter(({ of }) => of.step_id === step.id),
    })),
    ...changes
      .filter(({ of }) => of.step_id === null)
      .map((change) => ({ at: change.of.changed_at, step: null, change })),
  ].toSorted((one, other) => Date.parse(other.at) - Date.parse(one.at));
  return (
    <KeepsFocus gap={0}>
      <Timeline bulletSize={12} lineWidth={2} active={entries.length} styles={LOOK}>
        {entries.map((entry) => {
          if (entry.step === null) {
            const { of, words } = entry.change;
            return (
              <Timeline.Item key={of.id} title={<Title>{words}</Title>}>
                <By of={of} />
              </Timeline.Item>
            );
          }
          const { step, said } = entry;
          return (
            <Timeline.Item key={step.id} title={<Title>{moveWords(step)}</Title>}>
              <By of={step} />
              {said.map(({ of, words }) => (
                <Text
                  key={of.id}
                  size="sm"
                  mt={4}
                  style={{ overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}
                >
                  {words}
                </Text>
              ))}
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
          );
        })}
      </Timeline>
    </KeepsFocus>
  );
}

function Title({ children }: { children: string }) {
  return (
    <Text size="sm" fw={500} style={{ overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
      {children}
    </Text>
  );
}

function By({ of }: { of: Pick<HistoryStep, 'changed_at' | 'changed_by_name'> }) {
  const timeZone = useTimeZone();
  return (
    <Text size="xs" c="dimmed">
      {of.changed_by_name ?? 'Unknown'} ·{' '}
      <time dateTime={of.changed_at}>{formatMoment(of.changed_at, timeZone)}</time>
    </Text>
  );
}

function moveWords({ previous_status: from, new_status: to }: HistoryStep): string {
  return from === null
    ? `Added as ${CANDIDATE_STATUS_LABELS[to]}`
    : `${CANDIDATE_STATUS_LABELS[from]} → ${CANDIDATE_STATUS_LABELS[to]}`;
}
