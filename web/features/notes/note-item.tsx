import { Button, Group } from '@mantine/core';
import { useState } from 'react';
import { formatMoment } from '#contract/dates.ts';
import { noteMessages } from '#contract/note-messages.ts';
import type { CandidateNote } from '#contract/notes.ts';
import { errorText, hasCode } from '#web/lib/api.ts';
import { useTimeZone } from '#web/lib/app-info.ts';
import { takeFocus } from '#web/lib/take-focus.ts';
import { confirm } from '#web/ui/confirm.ts';
import { NoteFollowUp } from '#web/ui/note-follow-up.tsx';
import { NoteByline, NoteText } from '#web/ui/note-text.tsx';
import { toast } from '#web/ui/toast.ts';
import { EditNote } from './edit-note.tsx';
import { useNotes } from './notes.queries.ts';

interface NoteItemProps {
  candidateId: string;
  note: CandidateNote;
}

/** One note: who wrote it when and about which job, what it says, when to come back to it, and what the reader may do with it. */
export function NoteItem({ candidateId, note }: NoteItemProps) {
  const [isEditing, setEditing] = useState(false);
  const [wasEditing, setWasEditing] = useState(false);
  const timeZone = useTimeZone();
  return (
    <li>
      <NoteByline note={note} />
      {isEditing ? (
        <EditNote
          candidateId={candidateId}
          note={note}
          onDone={() => {
            setEditing(false);
            setWasEditing(true);
          }}
        />
      ) : (
        <>
          <NoteText note={note} />
          <NoteFollowUp candidateId={candidateId} note={note} />
          {(note.can.edit || note.can.delete) && (
            <Group gap={4} mt={2} ml={-8} data-print="none">
              {note.can.edit && (
                <Button
                  ref={wasEditing ? takeFocus : undefined}
                  size="compact-xs"
                  variant="subtle"
                  aria-label={`Edit the note of ${formatMoment(note.created_at, timeZone)}`}
                  onClick={() => setEditing(true)}
                >
                  Edit
                </Button>
              )}
              {note.can.delete && <DeleteNote candidateId={candidateId} note={note} />}
            </Group>
          )}
        </>
      )}
    </li>
  );
}

function DeleteNote({ candidateId, note }: NoteItemProps) {
  const { remove } = useNotes(candidateId);
  const timeZone = useTimeZone();
  const ask = () =>
    confirm({
      title: 'Delete Note',
      body: `The note of ${note.written_by_name ?? 'an unknown person'} is deleted for everybody. This cannot be undone.`,
      confirmLabel: 'Delete',
      danger: true,
      run: async () => {
        try {
          await remove.mutateAsync(note.id);
          toast.success(noteMessages.deleted);
        } catch (error) {
          toast.error(
            hasCode(error, 'not_found', 'forbidden', 'network')
              ? errorText(error)
              : noteMessages.deleteFailed,
          );
          throw error;
        }
      },
    });
  return (
    <Button
      size="compact-xs"
      variant="subtle"
      color="red"
      aria-label={`Delete the note of ${formatMoment(note.created_at, timeZone)}`}
      c="var(--mantine-color-error)"
      onClick={() => void ask()}
    >
      Delete
    </Button>
  );
}
