import { Alert, Button, Checkbox, Group, Stack, Text } from '@mantine/core';
import { IconUsers } from '@tabler/icons-react';
import { useState } from 'react';
import { CANDIDATE_STATUS_LABELS } from '#contract/candidate-status.ts';
import type { IntakeRow } from '#contract/intake.ts';
import { TextLink } from '#web/ui/links.tsx';
import { sameAs } from './row-outcome.tsx';

interface KnownCandidateProps {
  duplicate: NonNullable<IntakeRow['duplicate']>;
  /** the job that is chosen for the batch */
  jobId: string | null;
  busy: boolean;
  onUpdate: (alsoAssign: boolean) => void;
}

/** The person of a file is a candidate already: offers to give them the file as their newer resume. */
export function KnownCandidate({ duplicate, jobId, busy, onUpdate }: KnownCandidateProps) {
  const [alsoAssign, setAlsoAssign] = useState(true);
  const standing = duplicate.jobs.find(({ id }) => id === jobId)?.status;
  const canAssign = jobId !== null && standing === undefined;
  return (
    <Alert color="orange" variant="light" icon={<IconUsers aria-hidden />} title="Already a candidate">
      <Stack gap="sm">
        <Text size="sm">
          {sameAs(duplicate)}{' '}
          <TextLink to="/candidate/$id" params={{ id: duplicate.id }} target="_blank" inherit>
            {duplicate.name}
          </TextLink>
          . Update Resume gives this person the file as the newer resume; their details stay as they are
          stored.
        </Text>
        {standing && (
          <Text size="sm">
            This person is in the chosen job already: <b>{CANDIDATE_STATUS_LABELS[standing]}</b>.
          </Text>
        )}
        {canAssign && (
          <Checkbox
            label="Also assign this person to the chosen job"
            checked={alsoAssign}
            onChange={(event) => setAlsoAssign(event.currentTarget.checked)}
          />
        )}
        <Group>
          <Button size="xs" loading={busy} onClick={() => onUpdate(canAssign && alsoAssign)}>
            Update Resume
          </Button>
        </Group>
      </Stack>
    </Alert>
  );
}
