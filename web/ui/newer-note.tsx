import { Alert, Button, Group, Text } from '@mantine/core';
import { IconUsers } from '@tabler/icons-react';

interface NewerNoteProps {
  /** what was changed: 'job' */
  what: string;
  /** shows the latest; null while something that was typed would be lost by it */
  onShow: (() => void) | null;
}

/** Somebody else has saved the record since its form was opened here. */
export function NewerNote({ what, onShow }: NewerNoteProps) {
  return (
    <Alert role="status" variant="light" color="yellow" icon={<IconUsers size={18} aria-hidden />}>
      <Group justify="space-between" gap="sm">
        <Text size="sm">
          Someone else has changed this {what} since.
          {onShow === null && ' You can compare both versions when you save.'}
        </Text>
        {onShow && (
          <Button variant="default" size="xs" onClick={onShow}>
            Show the latest
          </Button>
        )}
      </Group>
    </Alert>
  );
}
