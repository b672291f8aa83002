import { useState, type ReactNode } from 'react';
import type { Candidate } from '#contract/candidates.ts';
import { onDemand } from '#web/ui/on-demand.tsx';

const MoveInJob = onDemand(() => import('./move-in-job.tsx'));

type Assignment = Candidate['assignments'][number];

interface PersonMovesProps {
  person: Candidate;
  /** is given what asks for another status in one of the person's jobs */
  children: (onUpdateStatus: (assignment: Assignment) => void) => ReactNode;
}

/** Around where a person's jobs stand: the dialog by which the job's pipeline moves the person, too. */
export function PersonMoves({ person, children }: PersonMovesProps) {
  const [asked, setAsked] = useState<{ number: number; assignment: Assignment }>();
  const [opened, setOpened] = useState(false);
  return (
    <>
      {children((assignment) => {
        setAsked((before) => ({ number: (before?.number ?? 0) + 1, assignment }));
        setOpened(true);
      })}
      {asked && (
        <MoveInJob
          key={asked.number}
          person={person}
          assignment={asked.assignment}
          opened={opened}
          onClose={() => setOpened(false)}
        />
      )}
    </>
  );
}
