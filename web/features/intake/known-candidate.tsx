import { Alert, Button, Checkbox, Group, Stack, Text } from '@mantine/core';
import { IconUsers } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { CANDIDATE_STATUS_LABELS } from '#contract/candidate-status.ts';
import type { IntakeRow } from '#contract/intake.ts';
import { TextLink } from '#web/ui/links.tsx';
import { jobQuery } from './intake.queries.ts';
import { sameAs } from './row-outcome.tsx';

/** The job that is chosen for the batch, and how it is named. */
export interface ChosenJob {
  id: string;
  name: string;
}

interface KnownCandidateProps {
  duplicate: NonNullable<IntakeRow['duplicate']>;
  /** the job that is chosen for the batch */
  jobId: string | null;
  busy: boolean;
  onUpdate: (assignTo: ChosenJob | null) => void;
}

/** The person of a file is a candidate already: offers to give them the file as their newer resume. */
export function KnownCandidate({ duplicate, jobId, busy, onUpdate }: KnownCandidateProps) {
  // Asked for of each person: the job was chosen for those who are new.
  const [alsoAssign, setAlsoAssign] = useState(false);
  const { data: job } = useQuery({ ...jobQuery(jobId ?? ''), enabled: jobId !== null });
  const standing = duplicate.jobs.find(({ id }) => id === jobId)?.status;
  const assignable =
    job && job.id === jobId && standing === undefined
      ? { id: job.id, name: `${job.jd_id} ${job.title}` }
      : null;
  return (
    <Alert color="orange" variant="light" icon={<IconUsers aria-hidden />} title="Already a candidate">
      <Stack gap="sm">
        <Text size="sm">
          {sameAs(duplicate)}{' '}
          <TextLink
            to="/candidate/$id"
            params={{ id: duplicate.id }}
            target="_blank"
            inherit
            underline="always"
            c="var(--mantine-color-text)"
          >
            {duplicate.name}
          </TextLink>
          . Update Resume gives this person the file as the newer resume; their details stay as they are
          stored, and Found Through is filled in where nothing was said.
        </Text>
        {standing && (
          <Text size="sm">
            This person is in the chosen job already: <b>{CANDIDATE_STATUS_LABELS[standing]}</b>.
          </Text>
        )}
        {assignable && (
          <Checkbox
            label={`Also assign this person to ${assignable.name}`}
            checked={alsoAssign}
            onChange={(event) => setAlsoAssign(event.currentTarget.checked)}
          />
        )}
        <Group>
          <Button size="xs" loading={busy} onClick={() => onUpdate(alsoAssign ? assignable : null)}>
            Update Resume
          </Button>
        </Group>
      </Stack>
    </Alert>
  );
}
