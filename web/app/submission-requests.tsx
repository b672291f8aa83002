import { useCallback, useState, type ReactNode } from 'react';
import { limits } from '#contract/limits.ts';
import { WITHDRAWN } from '#contract/lost-reasons.ts';
import type { WaitingRequest } from '#contract/submission-requests.ts';
import { askedBy } from '#web/features/submissions/request-words.ts';
import { Requests } from '#web/features/submissions/requests.tsx';
import { onDemand } from '#web/ui/on-demand.tsx';

const MoveByIds = onDemand(() => import('#web/features/pipeline/moves/move-by-ids.tsx'));

interface SubmissionRequestsProps {
  /** those about one person; of everybody without it */
  candidateId?: string;
  /** what stands below them */
  children: ReactNode;
}

/** What HR is asked about submissions, with the dialog of the job's pipeline by which somebody is withdrawn; for HR. */
export function SubmissionRequests({ candidateId, children }: SubmissionRequestsProps) {
  const [declining, setDeclining] = useState<{ number: number; request: WaitingRequest }>();
  const [opened, setOpened] = useState(false);
  const close = useCallback(() => setOpened(false), []);
  return (
    <Requests
      candidateId={candidateId}
      onDecline={(request) => {
        setDeclining((before) => ({ number: (before?.number ?? 0) + 1, request }));
        setOpened(true);
      }}
    >
      {children}
      {declining && (
        <MoveByIds
          key={declining.number}
          candidateId={declining.request.candidate_id}
          jobId={declining.request.job_id}
          asked={{
            deed: 'reason',
            choices: ['candidate_declined'],
            said: { notes: reasonOf(declining.request), reason: WITHDRAWN },
          }}
          opened={opened}
          onClose={close}
        />
      )}
    </Requests>
  );
}

/** What the history shall say of it, to begin with. */
function reasonOf(request: WaitingRequest): string {
  const said = request.text === null ? '' : `: ${request.text}`;
  return `Withdrawn by ${askedBy(request)}${said}`.slice(0, limits.statusNotes.max);
}
