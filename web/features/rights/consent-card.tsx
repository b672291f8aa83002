import { Badge, Button, Group, List, Text } from '@mantine/core';
import { IconBan, IconCheck, IconHelp } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatMoment } from '#contract/dates.ts';
import { CONSENT_SOURCE_LABELS } from '#contract/rights.ts';
import { rightsMessages } from '#contract/rights-messages.ts';
import { useTimeZone } from '#web/lib/app-info.ts';
import { onDemand } from '#web/ui/on-demand.tsx';
import { ErrorState, LoadingState } from '#web/ui/states.tsx';
import { consentsQuery } from './rights.queries.ts';
import { SectionCard } from '#web/ui/section-card.tsx';

const NoteConsentDialog = onDemand(() => import('./note-consent-dialog.tsx'));

const STATES = {
  none: { text: 'Not noted', color: 'gray', sign: IconHelp },
  given: { text: 'Given', color: 'green', sign: IconCheck },
  withdrawn: { text: 'Withdrawn', color: 'red', sign: IconBan },
} as const;

/** Whether a person agreed to be kept and considered, with the history of it. */
export function ConsentCard({ candidateId, mayNote }: { candidateId: string; mayNote: boolean }) {
  const { data, error, refetch } = useQuery(consentsQuery(candidateId));
  const timeZone = useTimeZone();
  /** whether what is to be noted is a consent; null while the dialog is closed */
  const [noting, setNoting] = useState<{ isGiven: boolean; opened: boolean } | null>(null);
  if (!data)
    return (
      <SectionCard title="Consent" printed="team">
        {error ? (
          <ErrorState title={rightsMessages.consentsFailed} onRetry={() => refetch()} />
        ) : (
          <LoadingState label="Loading consent..." />
        )}
      </SectionCard>
    );
  const { text, color, sign: Sign } = STATES[data.state];
  const open = (isGiven: boolean) => setNoting({ isGiven, opened: true });
  return (
    <SectionCard
      title="Consent"
      printed="team"
      aside={
        <Badge
          color={color}
          variant="light"
          tt="none"
          miw="max-content"
          leftSection={<Sign size={12} aria-hidden />}
        >
          {text}
        </Badge>
      }
    >
      {data.items.length === 0 ? (
        <Text size="sm" c="dimmed">
          Nobody has noted whether this person agreed to their details being kept.
        </Text>
      ) : (
        <List size="sm" listStyleType="none" spacing="xs" aria-label="History of the consent">
          {data.items.map(({ id, is_given, source, note, noted_at, noted_by_name }) => (
            <List.Item key={id}>
              <Text size="sm">
                {is_given ? 'Given' : 'Withdrawn'} on {formatMoment(noted_at, timeZone)}
              </Text>
              <Text size="xs" c="dimmed">
                {CONSENT_SOURCE_LABELS[source]}, noted by {noted_by_name ?? 'the program'}
              </Text>
              {note && <Text size="sm">{note}</Text>}
            </List.Item>
          ))}
        </List>
      )}
      {mayNote && (
        <Group gap="xs">
          {data.state !== 'given' && (
            <Button size="xs" variant="default" onClick={() => open(true)}>
              Note Consent
            </Button>
          )}
          {data.state !== 'withdrawn' && (
            <Button size="xs" variant="default" onClick={() => open(false)}>
              Note Withdrawal
            </Button>
          )}
        </Group>
      )}
      {noting && (
        <NoteConsentDialog
          candidateId={candidateId}
          isGiven={noting.isGiven}
          opened={noting.opened}
          onClose={() => setNoting({ ...noting, opened: false })}
        />
      )}
    </SectionCard>
  );
}
