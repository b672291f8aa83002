import { Popover, Text, UnstyledButton } from '@mantine/core';
import { IconInfoCircle } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import type { MatchReasons } from '#contract/assignments.ts';
import type { Candidate } from '#contract/candidates.ts';
import { messages } from '#contract/messages.ts';
import { hasOffer } from '#contract/offer.ts';
import { counted, matchText } from '#contract/text.ts';
import { AddToCalendar } from '#web/ui/add-to-calendar.tsx';
import { AsideLine } from '#web/ui/aside-line.tsx';
import { type Column, DataTable } from '#web/ui/data-table.tsx';
import { InterviewLine } from '#web/ui/interview-line.tsx';
import { TextLink } from '#web/ui/links.tsx';
import { MatchReasonList } from '#web/ui/match-reason-list.tsx';
import { OfferLine } from '#web/ui/offer-line.tsx';
import { CandidateStatusBadge } from '#web/ui/status-badge.tsx';
import { TellCandidate, TellCandidateDialog } from '#web/ui/tell-candidate.tsx';
import classes from './assignments-card.module.css';
import { Card } from './candidate-parts.tsx';

type Assignment = Candidate['assignments'][number];

const columnsOf = (
  person: Person,
  { noteIn, openedFrom, assignments }: Pick<AssignmentsCardProps, 'noteIn'> & Printed,
  onTell: (assignment: Assignment) => void,
): readonly Column<Assignment>[] => [
  {
    key: 'title',
    header: 'Job Title',
    rowHeader: true,
    cell: ({ job_id: id, title }) => (
      <>
        <TextLink to="/jobs/$id/candidates" params={{ id }}>
          {title}
        </TextLink>
        {id === openedFrom && (
          <Text size="xs" c="dimmed" fw={400} data-print="none">
            You came from this job
          </Text>
        )}
      </>
    ),
  },
  {
    key: 'code',
    header: 'Job Code',
    tight: true,
    fold: { below: 'lg', under: 'title' },
    cell: ({ jd_id }) => jd_id,
  },
  {
    key: 'status',
    header: 'Status',
    cell: (assignment) => (
      <div data-print={isForTeam(assignment, { openedFrom, assignments }) ? 'team-row' : undefined}>
        <CandidateStatusBadge status={assignment.status} />
        {assignment.can.change_status && (assignment.days_waiting ?? 0) > 0 && (
          <Text size="xs" c="dimmed" mt={2} data-print="none">
            waiting {counted(assignment.days_waiting ?? 0, 'day')}
          </Text>
        )}
        <AsideLine person={assignment} size="xs" mt={2} />
        <InterviewLine
          status={assignment.status}
          at={assignment.interview_at}
          details={assignment.interview_details}
          calendar={
            <>
              <AddToCalendar
                id={assignment.id}
                version={assignment.version}
                title={`Interview with ${person.name}, ${assignment.title}`}
                path={`/candidate/${person.id}`}
                at={assignment.interview_at}
                details={assignment.interview_details}
              />
              <TellCandidate
                of={`Interview with ${person.name}, ${assignment.title}`}
                onTell={() => onTell(assignment)}
              />
            </>
          }
          size="xs"
          mt={2}
        />
        <OfferLine
          status={assignment.status}
          ctc={assignment.offered_ctc}
          joiningOn={assignment.joining_on}
          size="xs"
          mt={2}
        />
        {noteIn?.(assignment)}
      </div>
    ),
  },
  {
    key: 'type',
    header: 'Type',
    fold: { below: 'lg', under: 'title' },
    cell: ({ assignment_type: type }) => <span className={classes.type}>{type}</span>,
  },
  {
    key: 'score',
    header: 'Match Score',
    head: <span data-print="team">Match Score</span>,
    align: 'end',
    fold: { below: 'md', under: 'status', lead: 'Match' },
    cell: (row) => (
      <div data-print="team">
        <MatchScore assignment={row} />
      </div>
    ),
  },
];

type Person = Pick<Candidate, 'id' | 'name' | 'email' | 'phone'>;

export interface AssignmentsCardProps {
  person: Person;
  assignments: readonly Assignment[];
  /** the job (id) from which one came here; it stands first, as it is the one that is meant */
  openedFrom?: string | undefined;
  /** what moves the person in one of the jobs, for whoever may */
  movesIn: (assignment: Assignment) => ReactNode;
  /** what else is to be said at a job */
  noteIn?: ((assignment: Assignment) => ReactNode) | undefined;
}

/** The jobs that a person is in, how far they are, and how well they fit. */
export function AssignmentsCard({ person, movesIn, ...said }: AssignmentsCardProps) {
  const { assignments } = said;
  const [telling, setTelling] = useState<{ times: number; of: Assignment; opened: boolean }>();
  const columns = columnsOf(person, said, (of) =>
    setTelling((before) => ({ times: (before?.times ?? 0) + 1, of, opened: true })),
  );
  const isMeant = ({ job_id }: Assignment) => job_id === said.openedFrom;
  const mayMove = assignments.some(({ can }) => can.change_status);
  return (
    <Card title="Job Assignments" teamOnly={assignments.every((each) => isForTeam(each, said))}>
      {assignments.length === 0 ? (
        <Text size="sm" c="dimmed">
          {messages.candidate.noAssignments}
        </Text>
      ) : (
        <DataTable
          label="Job assignments"
          columns={mayMove ? [...columns, actionsColumn(movesIn)] : columns}
          rows={assignments.toSorted((one, other) => Number(isMeant(other)) - Number(isMeant(one)))}
          rowKey={({ id }) => id}
          empty={null}
        />
      )}
      {/* Beside them, so that an interview that comes to nothing does not take along what is being typed. */}
      {telling && (
        <TellOfInterview
          key={telling.times}
          person={person}
          asked={telling.of}
          now={assignments.find(({ id }) => id === telling.of.id)}
          opened={telling.opened}
          onClose={() => setTelling({ ...telling, opened: false })}
        />
      )}
    </Card>
  );
}

interface TellOfInterviewProps {
  person: Person;
  /** as it was when the dialog was asked for, and as it is by now */
  asked: Assignment;
  now: Assignment | undefined;
  opened: boolean;
  onClose: () => void;
}

function TellOfInterview({ person, asked, now, opened, onClose }: TellOfInterviewProps) {
  const { title, interview_details: details } = now ?? asked;
  const at = now?.interview_at ?? asked.interview_at;
  if (at === null) return null;
  return (
    <TellCandidateDialog
      email={person.email}
      phone={person.phone}
      interview={{ name: person.name, title, at, details }}
      isOff={now?.status !== 'interview_scheduled' || now.interview_at === null}
      opened={opened}
      onClose={onClose}
    />
  );
}

/**
 * Where there is an offer, or all is over, and every job but that for which one interviews: what an interviewer of another
 * job is not to know. It is the job from which one came, else those in which an interview is arranged, else any.
 */
function isForTeam(assignment: Assignment, { openedFrom, assignments }: Printed): boolean {
  if (hasOffer(assignment.status) || !assignment.is_open) return true;
  if (openedFrom !== undefined) return assignment.job_id !== openedFrom;
  return !isArranged(assignment) && assignments.some((each) => isArranged(each) && each.is_open);
}

type Printed = Pick<AssignmentsCardProps, 'openedFrom' | 'assignments'>;
const isArranged = ({ status }: Assignment) => status === 'interview_scheduled';

function actionsColumn(movesIn: AssignmentsCardProps['movesIn']): Column<Assignment> {
  return {
    key: 'actions',
    header: 'Actions',
    align: 'end',
    tight: true,
    cell: (assignment) =>
      assignment.can.change_status && <div className={classes.moves}>{movesIn(assignment)}</div>,
  };
}

function MatchScore({ assignment }: { assignment: Assignment }) {
  const { title, ai_match_score: score, match_reasons: reasons, match_stale: isStale } = assignment;
  if (score === null)
    return (
      <Text span c="dimmed" size="sm">
        No score yet
      </Text>
    );
  const text = matchText(score);
  return (
    <>
      {reasons ? <ExplainedScore text={text} title={title} reasons={reasons} /> : text}
      {isStale && (
        <Text size="xs" c="dimmed">
          {messages.assignment.scoreStale}
        </Text>
      )}
    </>
  );
}

function ExplainedScore({ text, title, reasons }: { text: string; title: string; reasons: MatchReasons }) {
  return (
    <Popover width={320} position="bottom-end" withArrow trapFocus returnFocus withRoles={false}>
      <Popover.Target>
        <UnstyledButton
          className={classes.score}
          aria-haspopup="dialog"
          aria-label={`Match ${text} for ${title}: why?`}
        >
          {text} <IconInfoCircle size={14} aria-hidden data-print="none" />
        </UnstyledButton>
      </Popover.Target>
      <Popover.Dropdown
        className={classes.why}
        role="dialog"
        aria-label={`Match for ${title}`}
        tabIndex={-1}
        data-autofocus
      >
        <MatchReasonList reasons={reasons} />
      </Popover.Dropdown>
    </Popover>
  );
}
