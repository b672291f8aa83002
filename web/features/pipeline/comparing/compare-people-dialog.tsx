import { Badge, Button, Group, Table, Text, VisuallyHidden } from '@mantine/core';
import { useInfiniteQuery, useQueries } from '@tanstack/react-query';
import { type ReactNode, use } from 'react';
import type { PipelineCandidate } from '#contract/assignments.ts';
import { notesQuery } from '#web/lib/notes-query.ts';
import { AsideLine } from '#web/ui/aside-line.tsx';
import { TextLink } from '#web/ui/links.tsx';
import { NoteByline, NoteText } from '#web/ui/note-text.tsx';
import { CandidateStatusBadge } from '#web/ui/status-badge.tsx';
import { JobTitle } from '../job-title.ts';
import { OverBudget } from '../over-budget-badge.tsx';
import { payToJudge } from '../over-budget.ts';
import { PipelineDialog } from '../pipeline-dialog.tsx';
import { personQuery } from '../pipeline.queries.ts';
import { waitingText } from '../waiting-text.ts';
import { type CompareRow, compareRows } from './compare-rows.ts';
import classes from './compare-people.module.css';

interface ComparePeopleDialogProps {
  jobId: string;
  /** two to four of the job's people */
  people: readonly PipelineCandidate[];
  /** the job's highest CTC in rupees, if there is one and the reader may know it */
  budget: number | null;
  opened: boolean;
  onClose: () => void;
}

/** A few of a job's people side by side, a column each: what is alike of them, what differs and who is best by what. */
export default function ComparePeopleDialog({
  jobId,
  people,
  budget,
  opened,
  onClose,
}: ComparePeopleDialogProps) {
  const jobTitle = use(JobTitle);
  const persons = useQueries({ queries: people.map(({ candidate_id }) => personQuery(candidate_id)) });
  const rows = compareRows(
    people.map((candidate, at) => {
      const { data, error } = persons[at]!;
      return { candidate, person: data ?? (error ? null : undefined) };
    }),
  );
  const failed = persons.filter(({ error, data }) => error && !data);
  return (
    <PipelineDialog
      title={`Compare ${people.length} candidates`}
      size={people.length === 2 ? 'xl' : '68rem'}
      opened={opened}
      onClose={onClose}
    >
      {jobTitle && (
        <Text size="sm" c="dimmed" mb="sm">
          {jobTitle}
        </Text>
      )}
      {failed.length > 0 && (
        <Group gap="sm" mb="sm" role="alert">
          <Text size="sm">Some of their details could not be loaded.</Text>
          <Button
            size="compact-sm"
            variant="default"
            loading={failed.some(({ isFetching }) => isFetching)}
            onClick={() => {
              for (const { refetch } of failed) void refetch();
            }}
          >
            Retry
          </Button>
        </Group>
      )}
      <div
        className={classes.frame}
        role="region"
        aria-label="Comparison"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
        tabIndex={0}
        data-print={people.length > 2 ? 'wide' : undefined}
      >
        <Table className={classes.table} aria-label="Candidates side by side" tabularNums>
          <Table.Thead>
            <Table.Tr>
              <Table.Td />
              {people.map((candidate) => (
                <Table.Th key={candidate.assignment_id} scope="col">
                  <Person candidate={candidate} />
                </Table.Th>
              ))}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {rows.map((row) => (
              <Row key={row.label} label={row.label} differs={row.differs}>
                {people.map((candidate, at) => (
                  <Table.Td key={candidate.assignment_id}>
                    <Value row={row} at={at} />
                    {row.label === 'Expected CTC' && (
                      <OverBudget ctc={payToJudge(candidate).expected} budget={budget} />
                    )}
                  </Table.Td>
                ))}
              </Row>
            ))}
            <Row label="Latest note" differs={false}>
              {people.map((candidate) => (
                <Table.Td key={candidate.assignment_id}>
                  {candidate.notes > 0 ? <LatestNote {...candidate} jobId={jobId} /> : 'None'}
                </Table.Td>
              ))}
            </Row>
          </Table.Tbody>
        </Table>
      </div>
    </PipelineDialog>
  );
}

function Person({ candidate }: { candidate: PipelineCandidate }) {
  const waiting = waitingText(candidate);
  return (
    <>
      <TextLink to="/candidate/$id" params={{ id: candidate.candidate_id }} fw={600}>
        {candidate.name}
      </TextLink>
      <Group gap="4px 8px" mt={4}>
        <CandidateStatusBadge status={candidate.status} />
        {waiting !== null && (
          <Text size="xs" c="dimmed" fw={400}>
            {waiting}
          </Text>
        )}
      </Group>
      <AsideLine person={candidate} size="xs" fw={400} mt={4} />
    </>
  );
}

/** What differs stands out, and is told to those who listen. */
function Row({ label, differs, children }: Pick<CompareRow, 'label' | 'differs'> & { children: ReactNode }) {
  return (
    <Table.Tr data-differs={differs || undefined}>
      <Table.Th scope="row">
        {label}
        {differs && <VisuallyHidden>, differs</VisuallyHidden>}
      </Table.Th>
      {children}
    </Table.Tr>
  );
}

function Value({ row: { texts, best }, at }: { row: CompareRow; at: number }) {
  const text = texts[at];
  if (text === undefined) return <Loading />;
  return (
    <>
      {text ?? '–'}
      {best[at] !== undefined && (
        <>
          {' '}
          <Badge color="teal" size="sm" miw="max-content" component="span">
            {best[at]}
          </Badge>
        </>
      )}
    </>
  );
}

function LatestNote({ candidate_id, jobId }: { candidate_id: string; jobId: string }) {
  const { data, error } = useInfiniteQuery(notesQuery(candidate_id));
  const note = data?.pages[0]?.items[0];
  if (note)
    return (
      <>
        <NoteByline note={note} here={jobId} />
        <NoteText note={note} />
      </>
    );
  return data ? 'None' : error ? '–' : <Loading />;
}

const Loading = () => (
  <Text span inherit c="dimmed">
    Loading…
  </Text>
);
