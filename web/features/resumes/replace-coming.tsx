import { Button, Group, Text } from '@mantine/core';
import { IconUpload } from '@tabler/icons-react';

/** As high as `ReplacePdf` is, in whose place it stands until the code that reads files has come. */
export function ReplaceComing({ label, hint }: { label: string; hint: string }) {
  return (
    <Group justify="space-between" gap="sm">
      <Text size="xs" c="dimmed" flex={1} miw={200}>
        {hint}
      </Text>
      <Button variant="default" disabled leftSection={<IconUpload size={16} aria-hidden />}>
        {label}
      </Button>
    </Group>
  );
}
