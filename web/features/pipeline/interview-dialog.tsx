import { Alert, Text } from '@mantine/core';
import { useState } from 'react';
import { hasInterview } from '#contract/interview.ts';
import { interviewDeed, type MovingProps } from './deeds.ts';
import { InterviewFields, useInterviewTyped } from './interview-fields.tsx';
import { MeanwhileNote } from './meanwhile-note.tsx';
import { MoveForm } from './move-form.tsx';
import { PipelineDialog } from './pipeline-dialog.tsx';

/** Sets, changes or clears the time of a person's interview, without a move. */
export function InterviewDialog(props: MovingProps) {
  const { candidate, now, jobTitle, opened, onClose, setInterview } = props;
  const interview = useInterviewTyped(candidate.interview_at);
  const [isTried, setIsTried] = useState(false);
  const [busy, setBusy] = useState(false);
  const current = now ?? candidate;

  const save = async () => {
    setIsTried(true);
    if (interview.isWrong) return;
    setBusy(true);
    if (await setInterview(current, interview.at)) onClose();
    else setBusy(false);
  };

  return (
    <PipelineDialog title={interviewDeed(candidate)} opened={opened} busy={busy} onClose={onClose}>
      <MoveForm
        deed="Save"
        busy={busy}
        disabled={now === undefined || !hasInterview(now.status)}
        onSend={save}
        onCancel={onClose}
      >
        {!busy && <MeanwhileNote then={candidate} now={now} />}
        {!busy && current.status === candidate.status && current.interview_at !== candidate.interview_at && (
          <Alert color="yellow" role="status">
            Somebody has set another time for this interview meanwhile.
          </Alert>
        )}
        <Text size="sm">
          {candidate.name}
          {jobTitle !== undefined && `, ${jobTitle}`}
        </Text>
        <InterviewFields of={interview} isTried={isTried} isFirst />
      </MoveForm>
    </PipelineDialog>
  );
}
