import { Text } from '@mantine/core';
import { JOB_STATUS_LABELS } from '#contract/job-status.ts';
import { messages } from '#contract/messages.ts';
import type { Submission } from '#contract/submissions.ts';
import { Hint } from '#web/ui/hint.tsx';
import { TextLink } from '#web/ui/links.tsx';

type SubmittedJobProps = Pick<Submission, 'job_id' | 'title' | 'job_status' | 'can'>;

/** The job that somebody was submitted for, and in words how it stands once it takes nobody any more. */
export function SubmittedJob({ job_id: id, title, job_status: status, can }: SubmittedJobProps) {
  return (
    // One thing, also where a card sets the parts of a cell side by side.
    <div>
      {can.see_job ? (
        <TextLink to="/jobs/$id" params={{ id }}>
          {title}
        </TextLink>
      ) : (
        <span>{title}</span>
      )}
      {status !== 'published' && (
        <Text size="xs" c="dimmed">
          {status === null ? (
            <Hint text={messages.submission.jobHiddenHint}>{messages.submission.jobHidden}</Hint>
          ) : (
            JOB_STATUS_LABELS[status]
          )}
        </Text>
      )}
    </div>
  );
}
