import { Group, Text } from '@mantine/core';
import { IconInfoCircle } from '@tabler/icons-react';
import { messages } from '#contract/messages.ts';

/** One line that says that the built-in engine stood in for the AI provider. */
export default function FellBackNote() {
  return (
    <Group gap={6} wrap="nowrap" align="flex-start" role="status">
      <IconInfoCircle size={16} aria-hidden />
      <Text size="sm">{messages.ai.fellBack}</Text>
    </Group>
  );
}
