import { Button, Group, Text } from '@mantine/core';
import { useWindowEvent } from '@mantine/hooks';
import { messages } from '#contract/messages.ts';

/** Stands in the place of a part of the page whose code could not be had; with the network back nobody need press Retry. */
export function PartMissing({ onRetry }: { onRetry: () => void }) {
  useWindowEvent('online', onRetry);
  return (
    <Group role="alert" gap="sm">
      <Text size="sm">{messages.screen.partMissing}</Text>
      <Button variant="default" size="xs" onClick={onRetry}>
        Retry
      </Button>
    </Group>
  );
}
