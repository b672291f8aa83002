import { type ReactNode, useEffect, useState } from 'react';
import type { Candidate } from '#contract/candidates.ts';
import { tellingFirst } from '#contract/elsewhere.ts';
import { useKeyDeed } from '#web/lib/key-deeds.ts';
import { onDemand } from '#web/ui/on-demand.tsx';
import type { HistoryStep } from '#web/ui/status-timeline.tsx';
import { toast } from '#web/ui/toast.ts';
import { Coming } from '../coming.tsx';
import type { AskedMove, PersonInJob } from '../deeds/deeds.ts';
import { notMovedByKey } from './over-words.ts';

const MovesInJob = onDemand(() => import('./moves-in-job.tsx'));
const UndoMove = onDemand(() => import('./undo-move.tsx'));
const MoveInJob = onDemand(() => import('./move-in-job.tsx'));

type Assignment = Candidate['assignments'][number];

interface PersonMovesProps {
  person: Candidate;
  /** the job (id) from which one came to the person */
  openedFrom: string | undefined;
  /** is given what moves the person in one of the jobs, and what takes the newest move there back, for whoever may */
  children: (
    movesIn: (assignment: Assignment) => ReactNode,
    undoIn: (step: HistoryStep) => ReactNode,
  ) => ReactNode;
}

/** Around where a person's jobs stand: the moves of the job's pipeline, with their dialogs. */
export function PersonMoves({ person, openedFrom, children }: PersonMovesProps) {
  const [asked, setAsked] = useState<AskedMove<PersonInJob> & { number: number }>();
  const [opened, setOpened] = useState(false);
  const now = person.assignments.find(({ id }) => id === asked?.candidate.assignment_id);
  // There one may be asked for by a key.
  useEffect(() => {
    if (openedFrom !== undefined) MoveInJob.preload();
  }, [openedFrom]);
  const isOneMeant = person.assignments.some(({ job_id }) => job_id === openedFrom);
  const isToAsk = !isOneMeant && person.assignments.length > 0;
  const askWhich = isToAsk ? () => toast.error(notMovedByKey(person.name)) : undefined;
  useKeyDeed('shortlist', askWhich);
  useKeyDeed('reject', askWhich);
  return (
    <>
      {children(
        (assignment) => (
          <MovesInJob
            candidate={inJob(person, assignment)}
            isMeant={assignment.job_id === openedFrom}
            isAsked={opened}
            ask={(next) => {
              setAsked((before) => ({ ...next, number: (before?.number ?? 0) + 1 }));
              setOpened(true);
            }}
            fallback={<Coming height={28} width={142} label="Loading the moves" />}
          />
        ),
        (step) => {
          const assignment = person.assignments.find(({ job_id }) => job_id === step.job_id);
          return (
            assignment && <UndoMove step={step} jobTitle={step.title} candidate={inJob(person, assignment)} />
          );
        },
      )}
      {/* Beside the jobs, so that one that goes does not take its dialog along. */}
      {asked && (
        <MoveInJob
          key={asked.number}
          asked={asked}
          now={now && inJob(person, now)}
          opened={opened}
          onClose={() => setOpened(false)}
        />
      )}
    </>
  );
}

/** A person as they stand in one of their jobs. */
export function inJob(
  { id, name, expected_ctc, joining_date, assignments }: Candidate,
  assignment: Assignment,
): PersonInJob {
  const { id: assignment_id, status, had_offer, set_aside, version, job_id, title } = assignment;
  const { interview_at, interview_details, offered_ctc, joining_on } = assignment;
  const job = { job_id, title };
  const also_open = tellingFirst(
    assignments
      .filter((other) => other.is_open && other.id !== assignment_id)
      .map((other) => ({ ...other, assignment_id: other.id })),
  );
  const interview = { interview_at, interview_details };
  const offer = { had_offer, expected_ctc, joining_date, offered_ctc, joining_on };
  const standing = { status, set_aside, ...interview, ...offer, version };
  return { assignment_id, candidate_id: id, name, also_open, ...standing, job };
}
