import { Alert, Group, Stack, Text, Textarea } from '@mantine/core';
import { IconUserOff } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { formatDay } from '#contract/dates.ts';
import { messages } from '#contract/messages.ts';
import type { NoteValues } from '#web/lib/note-draft.ts';
import { takeFocus } from '#web/lib/take-focus.ts';

interface TypedNotesProps {
  notes: readonly NoteValues[];
  /** the way on */
  back: ReactNode;
}

/** In the place of a person who was deleted meanwhile: what was being typed about them, to be copied. */
export function TypedNotes({ notes, back }: TypedNotesProps) {
  return (
    <Stack gap="md">
      <Alert role="alert" color="red" icon={<IconUserOff size={18} aria-hidden />}>
        {messages.candidate.deletedMeanwhile}
      </Alert>
      {notes.map(({ text, follow_up_on: day }, at) => (
        <div key={at}>
          <Textarea
            // In place of where one was typing.
            ref={at === 0 ? takeFocus : undefined}
            label={notes.length === 1 ? 'Your note' : `Your note ${at + 1}`}
            readOnly
            autosize
            minRows={2}
            value={text}
          />
          {day !== null && (
            <Text size="sm" c="dimmed" mt={4}>
              Follow up on {formatDay(day)}
            </Text>
          )}
        </div>
      ))}
      <Group>{back}</Group>
    </Stack>
  );
}
