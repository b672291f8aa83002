import { Alert, Button, Checkbox, Group, Stack, Text } from '@mantine/core';
import { IconUsers } from '@tabler/icons-react';
import { useState } from 'react';
import type { IntakeRow } from '#contract/intake.ts';
import { TextLink } from '#web/ui/links.tsx';
import { sameAs } from './row-outcome.tsx';

interface KnownCandidateProps {
  duplicate: NonNullable<IntakeRow['duplicate']>;
  /** whether a job is chosen for the batch */
  hasJob: boolean;
  busy: boolean;
  onUpdate: (alsoAssign: boolean) => void;
}

/** The person of a file is a candidate already: offers to give them the file as their newer resume. */
export function KnownCandidate({ duplicate, hasJob, busy, onUpdate }: KnownCandidateProps) {
  const [alsoAssign, setAlsoAssign] = useState(true);
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
        {hasJob && (
          <Checkbox
            label="Also assign this person to the chosen job"
            checked={alsoAssign}
            onChange={(event) => setAlsoAssign(event.currentTarget.checked)}
          />
        )}
        <Group>
          <Button size="xs" loading={busy} onClick={() => onUpdate(hasJob && alsoAssign)}>
            Update Resume
          </Button>
        </Group>
      </Stack>
    </Alert>
  );
}
