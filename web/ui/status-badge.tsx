import { Badge } from '@mantine/core';
import {
  IconArchive,
  IconCalendarEvent,
  IconCircleCheck,
  IconEye,
  IconHelp,
  IconInbox,
  IconLock,
  IconMail,
  IconMessages,
  IconPencil,
  IconPlayerPause,
  IconStar,
  IconThumbUp,
  IconUserCheck,
  IconUserOff,
  IconUserX,
  IconX,
  type Icon,
} from '@tabler/icons-react';
import {
  CANDIDATE_STATUS_LABELS,
  candidateStatusSchema,
  type CandidateStatus,
} from '#contract/candidate-status.ts';
import {
  JOB_STATUS_LABELS,
  JOB_STATUS_MEANINGS,
  jobStatusSchema,
  type JobStatus,
} from '#contract/job-status.ts';
import { hint } from './hint.tsx';

/** A status is told by colour, sign and word, so that none of them is needed alone. */
interface Look {
  color: string;
  icon: Icon;
}

const JOB_LOOKS: Record<JobStatus, Look> = {
  draft: { color: 'gray', icon: IconPencil },
  published: { color: 'green', icon: IconCircleCheck },
  applications_closed: { color: 'orange', icon: IconLock },
  closed: { color: 'red', icon: IconArchive },
  on_hold: { color: 'yellow', icon: IconPlayerPause },
};

const CANDIDATE_LOOKS: Record<CandidateStatus, Look> = {
  submitted: { color: 'gray', icon: IconInbox },
  under_review: { color: 'blue', icon: IconEye },
  shortlisted: { color: 'indigo', icon: IconStar },
  interview_scheduled: { color: 'violet', icon: IconCalendarEvent },
  interviewed: { color: 'grape', icon: IconMessages },
  selected: { color: 'cyan', icon: IconThumbUp },
  offer_released: { color: 'orange', icon: IconMail },
  joined: { color: 'green', icon: IconUserCheck },
  candidate_declined: { color: 'red', icon: IconUserX },
  did_not_join: { color: 'red', icon: IconUserOff },
  rejected: { color: 'red', icon: IconX },
  on_hold: { color: 'yellow', icon: IconPlayerPause },
};

function StatusBadge({
  look: { color, icon: Sign },
  label,
  meaning,
}: {
  look: Look;
  label: string;
  /** what the status stands for, when it is pointed at or focused */
  meaning?: string;
}) {
  return (
    <Badge
      color={color}
      miw="max-content"
      // reached by keyboard as well when it has something to tell
      tabIndex={meaning === undefined ? undefined : 0}
      {...hint(meaning)}
      leftSection={<Sign size={12} stroke={2} aria-hidden />}
    >
      {label}
    </Badge>
  );
}

/** A job's status; one that is not known shows as Unknown. */
export function JobStatusBadge({ status }: { status: string }) {
  const known = jobStatusSchema.safeParse(status);
  if (!known.success) return <StatusBadge look={{ color: 'gray', icon: IconHelp }} label="Unknown" />;
  return (
    <StatusBadge
      look={JOB_LOOKS[known.data]}
      label={JOB_STATUS_LABELS[known.data]}
      meaning={JOB_STATUS_MEANINGS[known.data]}
    />
  );
}

/** A candidate's status on a job; one that is not known shows as submitted. */
export function CandidateStatusBadge({ status }: { status: string }) {
  const known = candidateStatusSchema.catch('submitted').parse(status);
  return <StatusBadge look={CANDIDATE_LOOKS[known]} label={CANDIDATE_STATUS_LABELS[known]} />;
}
