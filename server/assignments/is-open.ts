import type { CandidateStatus } from '#contract/candidate-status.ts';
import { isOver } from '#contract/over-statuses.ts';

interface Place {
  status: string;
  job_status: string;
}

/** Whether something is still to be decided for a person in a job: neither has it ended there, nor is the job closed. */
export function isOpen({ status, job_status }: Place): boolean {
  return job_status !== 'closed' && !isOver(status as CandidateStatus);
}
