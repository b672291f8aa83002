import { Alert, Button, Group, Text } from '@mantine/core';
import { IconAlertTriangle, IconFileText } from '@tabler/icons-react';
import classes from '#web/ui/note.module.css';
import type { OtherPerson } from './use-resume-extraction.ts';

/**
 * Says that the resume speaks of another person than what was typed, and offers to take all from the resume; once that
 * was done, to put back what was typed.
 */
export function OtherPersonNote({ differing, onReplace, onPutBack }: OtherPerson) {
  const isReplaced = differing.length === 0;
  return (
    <Alert
      role={isReplaced ? 'status' : 'alert'}
      color={isReplaced ? undefined : 'yellow'}
      variant="light"
      icon={isReplaced ? <IconFileText size={18} aria-hidden /> : <IconAlertTriangle size={18} aria-hidden />}
      classNames={{ wrapper: classes.line, icon: classes.sign }}
    >
      <Group justify="space-between" gap="sm">
        {isReplaced ? (
          <Text size="sm">All that was typed has been replaced by what the resume says.</Text>
        ) : (
          <div>
            <Text size="sm" fw={500}>
              This resume may be of another person. What was typed has been kept.
            </Text>
            {differing.map(({ label, stored, entered }) => (
              <Text key={label} size="sm">
                {label}: {entered} in the resume, {stored} typed
              </Text>
            ))}
          </div>
        )}
        <Button variant="default" size="xs" onClick={isReplaced ? onPutBack : onReplace}>
          {isReplaced ? 'Put back' : 'Take all from the resume'}
        </Button>
      </Group>
    </Alert>
  );
}
