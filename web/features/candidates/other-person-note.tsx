import { Alert, Button, Group, Text } from '@mantine/core';
import { IconAlertTriangle, IconFileText } from '@tabler/icons-react';
import classes from '#web/ui/note.module.css';
import type { OtherPerson } from './resume-beside-form.ts';

/**
 * Says that the resume speaks of another person than what was typed, or than the one before, and what stands there
 * still; offers to take all from the resume and to clear the rest, and once that was done, to put it back.
 */
export default function OtherPersonNote({
  differing,
  left,
  taken,
  cleared,
  isReplaced,
  onReplace,
  onPutBack,
}: OtherPerson) {
  const isOnlyLeft = differing.length === 0;
  const offer = left.length > 0 ? 'Take all and clear the rest' : 'Take all from the resume';
  const done = [
    !isOnlyLeft && 'All that was typed has been replaced by what the resume says.',
    isOnlyLeft && taken.length > 0 && `Taken from the resume: ${taken.join(', ')}.`,
    cleared.length > 0 && `Cleared: ${cleared.join(', ')}.`,
  ];
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
          <Text size="sm">{done.filter(Boolean).join(' ')}</Text>
        ) : (
          <div>
            <Text size="sm" fw={500}>
              {isOnlyLeft
                ? 'This resume is of another person than the one before.'
                : 'This resume may be of another person. What was typed has been kept.'}
            </Text>
            {differing.map(({ label, stored, entered }) => (
              <Text key={label} size="sm">
                {label}: {entered} in the resume, {stored} typed
              </Text>
            ))}
            {left.length > 0 && <Text size="sm">Still of the person before: {left.join(', ')}</Text>}
          </div>
        )}
        <Button variant="default" size="xs" onClick={isReplaced ? onPutBack : onReplace}>
          {isReplaced ? 'Put back' : isOnlyLeft ? 'Clear what is left' : offer}
        </Button>
      </Group>
    </Alert>
  );
}
