import { Button, Group, Text } from '@mantine/core';

interface ShowMoreProps {
  /** how many of how many stand on the page */
  shown: number;
  total: number;
  busy: boolean;
  /** null when nothing is left */
  onMore: (() => void) | null;
}

/** The end of a list that is loaded piece by piece. */
export function ShowMore({ shown, total, busy, onMore }: ShowMoreProps) {
  if (!onMore) return null;
  return (
    <Group justify="center" gap="md">
      <Text size="sm" c="dimmed" aria-live="polite">
        Showing {shown} of {total}
      </Text>
      <Button variant="default" size="xs" loading={busy} onClick={onMore}>
        Show more
      </Button>
    </Group>
  );
}
