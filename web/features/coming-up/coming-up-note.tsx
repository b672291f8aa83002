import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { comingText } from '#contract/messages/coming-up.ts';
import { OpeningLink } from '#web/ui/opening-link.tsx';
import { comingUpQuery } from './coming-up.queries.ts';

/** Leads to what comes up, and tells how much that is; without the numbers when they could not be loaded. */
export function ComingUpNote({ onOpen }: { onOpen: () => void }) {
  const { data, isPending } = useQuery(comingUpQuery());
  // On a phone the numbers take a second line, which would push down what stands below.
  if (isPending) return <span hidden data-growing />;
  const numbers = data && [
    comingText(data.interviews, 'interview', 'interviews'),
    comingText(data.joiners, 'person to join', 'people to join'),
  ];
  const told = numbers?.filter(Boolean).join('; ');
  return (
    <Text size="sm" c="dimmed">
      <OpeningLink onOpen={onOpen}>Coming Up</OpeningLink>
      {told && `: ${told}.`}
    </Text>
  );
}
