import { Button } from '@mantine/core';
import { type Ref, type RefObject, useCallback, useImperativeHandle, useState } from 'react';
import { onDemand } from '#web/ui/on-demand.tsx';

const MoveByIds = onDemand(() => import('#web/features/pipeline/moves/move-by-ids.tsx'));

interface Where {
  candidateId: string;
  /** of the job in which the person is moved */
  jobId: string;
}

/** Asks to which status somebody is moved. */
export type AskWhere = (where: Where) => void;

interface StatusOfRowProps {
  person: { id: string; name: string };
  job: { job_id: string; title: string };
  ask: RefObject<AskWhere | null>;
}

/** In a row of the list of candidates: the button that asks for the status to which somebody is moved in a job. */
export default function StatusOfRow({ person, job, ask }: StatusOfRowProps) {
  return (
    <Button
      size="compact-sm"
      variant="default"
      aria-label={`Update Status of ${person.name} in ${job.title}`}
      onPointerEnter={MoveByIds.preload}
      onFocus={MoveByIds.preload}
      onClick={() => ask.current?.({ candidateId: person.id, jobId: job.job_id })}
    >
      Update Status
    </Button>
  );
}

/** The dialog that it is asked in. */
export function StatusAsked({ ref }: { ref: Ref<AskWhere> }) {
  const [asked, setAsked] = useState<Where & { number: number }>();
  const [opened, setOpened] = useState(false);
  const close = useCallback(() => setOpened(false), []);
  useImperativeHandle(ref, () => (where) => {
    setAsked((before) => ({ ...where, number: (before?.number ?? 0) + 1 }));
    setOpened(true);
  });
  return (
    asked && (
      <MoveByIds
        key={asked.number}
        candidateId={asked.candidateId}
        jobId={asked.jobId}
        asked={{ deed: 'status' }}
        opened={opened}
        onClose={close}
      />
    )
  );
}
