import { Alert, Group, Text } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { formatDate } from '#contract/dates.ts';
import { useTimeZone } from '#web/lib/app-info.ts';
import { EraseButton } from './erase-button.tsx';
import type { ErasedPerson } from './erased-person.ts';
import { consentsQuery } from './rights.queries.ts';

/** Says at the top of a person's page that they withdrew their consent, and offers erasure to whoever may; else nothing. */
export function WithdrawnNote({ mayErase, ...person }: ErasedPerson & { mayErase: boolean }) {
  const { data } = useQuery(consentsQuery(person.candidate.id));
  const timeZone = useTimeZone();
  const [newest] = data?.items ?? [];
  if (data?.state !== 'withdrawn' || !newest) return null;
  return (
    <Alert
      role="status"
      color="red"
      data-print="team"
      icon={<IconAlertTriangle size={18} aria-hidden />}
      title={`Consent withdrawn on ${formatDate(newest.noted_at, timeZone)}`}
    >
      <Group justify="space-between" gap="sm">
        <Text size="sm">
          Please do not consider this person for jobs any more.
          {!mayErase && ' An HR manager can erase all their data.'}
        </Text>
        {mayErase && <EraseButton {...person} />}
      </Group>
    </Alert>
  );
}
