import { Radio, Stack } from '@mantine/core';
import { useState } from 'react';
import {
  CANDIDATE_STATUS_LABELS,
  type CandidateStatus,
  HAND_SET_STATUSES,
  STATUSES_WITH_REASON,
} from '#contract/candidate-status.ts';
import { asOffered } from '#contract/offered-statuses.ts';
import { AlsoOpenNote } from './also-open-note.tsx';
import type { MovingProps } from './deeds.ts';
import { InterviewFields, useInterviewTyped } from './interview-fields.tsx';
import { MoveDialog } from './move-dialog.tsx';
import { NoOfferNote } from './no-offer-note.tsx';

export { InterviewDialog } from './interview-dialog.tsx';

/** Moves a person to one of the six statuses that are set by hand; whoever looks for another outcome here finds it below. */
export default function UpdateStatusDialog(props: MovingProps) {
  const [status, setStatus] = useState<CandidateStatus | null>(null);
  const interview = useInterviewTyped(null);
  const isInvited = status === 'interview_scheduled';
  const person = props.now ?? props.candidate;
  const current = person.status;
  const offered = asOffered(HAND_SET_STATUSES);
  const first = offered.find((value) => value !== current);
  return (
    <MoveDialog
      {...props}
      title="Update Status"
      deed="Update Status"
      to={status}
      disabled={status === null || status === current}
      others={asOffered(STATUSES_WITH_REASON).filter((other) => other !== current)}
      {...(isInvited && { interviewAt: interview.at, isWrong: interview.isWrong })}
    >
      {(isTried) => (
        <>
          <Radio.Group
            label="New status"
            value={status}
            onChange={(value) => setStatus(HAND_SET_STATUSES.find((known) => known === value) ?? null)}
          >
            <Stack gap="xs" mt="xs">
              {offered.map((value) => (
                <Radio
                  key={value}
                  value={value}
                  label={CANDIDATE_STATUS_LABELS[value]}
                  disabled={current === value}
                  data-autofocus={value === first || undefined}
                />
              ))}
            </Stack>
          </Radio.Group>
          {isInvited && <InterviewFields of={interview} isTried={isTried} />}
          <NoOfferNote people={[person]} to={status} />
          <AlsoOpenNote people={[person]} to={status} />
        </>
      )}
    </MoveDialog>
  );
}
