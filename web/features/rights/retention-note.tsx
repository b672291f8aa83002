import { Alert, Group, Text } from '@mantine/core';
import { IconClockExclamation } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { counted } from '#contract/text.ts';
import { isUnanswered } from '#web/lib/is-unanswered.ts';
import { Growing } from '#web/ui/growing.tsx';
import { ButtonLink } from '#web/ui/links.tsx';
import { retentionQuery } from './rights.queries.ts';

/** Tells HR that there are people to look over by the retention rule; nothing when there is nobody. */
export function RetentionNote() {
  const query = useQuery(retentionQuery);
  const { data } = query;
  // The list below would be pushed down by the note.
  if (isUnanswered(query)) return <Growing />;
  if (!data?.due) return null;
  return (
    <Alert role="status" variant="light" color="yellow" icon={<IconClockExclamation size={18} aria-hidden />}>
      <Group justify="space-between" gap="sm">
        <Text size="sm">
          {counted(data.due, 'person', 'people')} to review: nothing has happened with them for longer than
          your retention rule says.
        </Text>
        <ButtonLink to="/settings/retention" variant="default" size="xs">
          Review
        </ButtonLink>
      </Group>
    </Alert>
  );
}
