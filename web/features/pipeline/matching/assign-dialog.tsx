import { Badge, Button, Checkbox, Group, Stack, Table, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { AssignableCandidate } from '#contract/assignments.ts';
import { elsewhereText } from '#contract/elsewhere.ts';
import { experienceText } from '#contract/experience.ts';
import { limits } from '#contract/limits.ts';
import { messages } from '#contract/messages.ts';
import { counted, matchText, numberListed } from '#contract/text.ts';
import { errorText, failureOf, hasCode } from '#web/lib/api.ts';
import { useOnce } from '#web/lib/use-once.ts';
import { hint } from '#web/ui/hint.tsx';
import { ButtonLink } from '#web/ui/links.tsx';
import { OwnerNote } from '#web/ui/owner-note.tsx';
import { SearchBox } from '#web/ui/search-box.tsx';
import { useSending } from '#web/ui/sending-modal.tsx';
import { EmptyState, ErrorState } from '#web/ui/states.tsx';
import { useTellAssigned } from '#web/ui/tell-assigned.ts';
import { toast } from '#web/ui/toast.ts';
import { UnbrokenText } from '#web/ui/unbroken-text.tsx';
import { Coming } from '../coming.tsx';
import { matchColor } from './match-color.ts';
import { PipelineDialog } from '../pipeline-dialog.tsx';
import { assignableQuery, scoresQuery, useAssign } from './assignable.queries.ts';
import { useHeldOrder } from './use-held-order.ts';
import classes from '../pipeline.module.css';

interface AssignDialogProps {
  jobId: string;
  opened: boolean;
  onClose: () => void;
}

/** Assigns people who are already in the database to the job. */
export default function AssignDialog({ jobId, opened, onClose }: AssignDialogProps) {
  return (
    <PipelineDialog
      title="Assign Existing Candidate"
      size="xl"
      classNames={{ content: classes.assign, body: classes.assignBody }}
      opened={opened}
      onClose={onClose}
    >
      <AssignForm jobId={jobId} onClose={onClose} />
    </PipelineDialog>
  );
}

function AssignForm({ jobId, onClose }: { jobId: string; onClose: () => void }) {
  const [search, setSearch] = useState('');
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const found = useQuery(assignableQuery(jobId, search));
  const candidates = useHeldOrder(found.data?.items, search, found.isPlaceholderData);
  const assign = useAssign(jobId);
  const tellAssigned = useTellAssigned();
  const toggle = (id: string) =>
    setChosen((ids) => (ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id]));
  const { run: save, busy } = useOnce(async () => {
    try {
      tellAssigned(await assign.mutateAsync([...chosen]), chosen.length);
      onClose();
      // The second press of a double click finds the dialog still going.
      return true;
    } catch (error) {
      toast.error(
        hasCode(error, 'conflict') ? errorText(error) : failureOf(error, messages.assignment.assignFailed),
      );
      return undefined;
    }
  });
  useSending(busy);

  return (
    // The search's edge in focus has room below the dialog's title.
    <Stack gap="md" pt={2} mih={0}>
      <SearchBox value={search} onSearch={setSearch} placeholder="Search by name or email" data-autofocus />
      <div className={classes.results}>
        {found.error && !found.data ? (
          <ErrorState title={messages.candidate.listFailed} onRetry={() => found.refetch()} />
        ) : (
          <Results
            jobId={jobId}
            candidates={candidates}
            searched={search !== ''}
            chosen={chosen}
            onToggle={toggle}
          />
        )}
      </div>
      <Group justify="space-between" gap="sm">
        <Text size="sm" c="dimmed" aria-live="polite">
          {chosen.length === 0 && found.data && moreText(found.data)}
          {chosen.length > 0 && `${counted(chosen.length, 'candidate')} selected`}
          {chosen.length > limits.assignAtOnce && `, at most ${limits.assignAtOnce} at once`}
        </Text>
        <Group gap="sm" ml="auto">
          <Button variant="default" disabled={busy} onClick={onClose}>
            Cancel
          </Button>
          <Button
            disabled={chosen.length === 0 || chosen.length > limits.assignAtOnce}
            loading={busy}
            onClick={() => void save()}
          >
            Assign
          </Button>
        </Group>
      </Group>
    </Stack>
  );
}

/** "20 of 482 people; search for others."; nothing when all are there. */
function moreText({ items, total }: { items: unknown[]; total: number }): string {
  if (total <= items.length) return '';
  return `${items.length} of ${numberListed(total, limits.assignCounted)} people; search for others.`;
}

interface ResultsProps {
  jobId: string;
  /** in this order, whatever their scores: none may move under the pointer of whoever ticks them */
  candidates: AssignableCandidate[] | undefined;
  searched: boolean;
  chosen: readonly string[];
  onToggle: (id: string) => void;
}

function Results({ jobId, candidates, searched, chosen, onToggle }: ResultsProps) {
  const scores = useQuery(scoresQuery(jobId, candidates?.map(({ id }) => id) ?? []));
  if (!candidates) return <Coming height={160} label="Loading candidates" />;
  if (candidates.length === 0)
    return (
      <EmptyState
        title={searched ? 'No candidates match your search.' : 'Nobody is left to assign.'}
        description={
          searched
            ? 'It looks at names, e-mail addresses and phone numbers of those who are not in this job yet.'
            : 'Everyone is in this job already, or nobody has been added yet.'
        }
        action={
          !searched && (
            <ButtonLink to="/create-candidate" search={{ jobId }}>
              Create Candidate
            </ButtonLink>
          )
        }
      />
    );
  const scoreOf = (id: string) => scores.data?.get(id) ?? null;
  return (
    <Table aria-label="Candidates to assign" highlightOnHover verticalSpacing="xs" stickyHeader>
      <Table.Thead>
        <Table.Tr>
          <Table.Th w={40} aria-label="Selected" />
          <Table.Th miw={{ sm: 200 }}>Name</Table.Th>
          <Table.Th ta="end">Match</Table.Th>
          <Table.Th visibleFrom="sm">Current position</Table.Th>
          <Table.Th visibleFrom="sm">Experience</Table.Th>
          <Table.Th visibleFrom="xs">Skills</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {candidates.map((candidate) => (
          <Table.Tr
            key={candidate.id}
            bg={chosen.includes(candidate.id) ? 'var(--niyukti-color-chosen)' : undefined}
          >
            <Table.Td>
              <Checkbox
                aria-label={`Select ${candidate.name}`}
                checked={chosen.includes(candidate.id)}
                onChange={() => onToggle(candidate.id)}
              />
            </Table.Td>
            <Table.Td onClick={() => onToggle(candidate.id)}>
              <Text size="sm" fw={500}>
                {candidate.name}
              </Text>
              <Text size="xs" c="dimmed" truncate maw={{ base: '44vw', sm: 200 }} data-hint={candidate.email}>
                {candidate.email}
              </Text>
              {candidate.elsewhere.length > 0 && (
                <Text size="xs">
                  <UnbrokenText text={elsewhereText(candidate.elsewhere)} />
                </Text>
              )}
              <OwnerNote owner={candidate.owner} size="xs" />
              <Text size="xs" hiddenFrom="sm">
                {workOf(candidate)}
              </Text>
              <Text size="xs" hiddenFrom="xs">
                {skillsOf(candidate)}
              </Text>
            </Table.Td>
            <Table.Td ta="end">
              <Score score={scoreOf(candidate.id)} loading={scores.isPending} />
            </Table.Td>
            <Table.Td visibleFrom="sm">{workOf(candidate)}</Table.Td>
            <Table.Td visibleFrom="sm">{experienceText(candidate.experience_years)}</Table.Td>
            <Table.Td visibleFrom="xs">{skillsOf(candidate)}</Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}

/** How well a person would match, with the colour that it has on the card; nothing where that is not known. */
function Score({ score, loading }: { score: number | null; loading: boolean }) {
  if (loading) return <Coming height={14} width={24} ml="auto" label="Loading the match score" />;
  if (score === null) return <span {...hint('No match score')}>–</span>;
  return (
    <Badge color={matchColor(score)} miw="max-content" aria-label={`Match ${matchText(score)}`}>
      {matchText(score)}
    </Badge>
  );
}

function workOf({ current_position, current_company }: AssignableCandidate): string {
  return [current_position, current_company].filter(Boolean).join(' at ');
}

function skillsOf({ skills }: AssignableCandidate): string {
  const more = skills.length - limits.skillsShown.assignDialog;
  const shown = skills.slice(0, limits.skillsShown.assignDialog).join(', ');
  return more > 0 ? `${shown} +${more} more` : shown;
}
