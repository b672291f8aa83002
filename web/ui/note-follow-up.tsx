import { Button, Group, Text } from '@mantine/core';
import { formatArrangedDay, formatDate } from '#contract/dates.ts';
import type { CandidateNote } from '#contract/notes.ts';
import { useTimeZone, useToday } from '#web/lib/app-info.ts';
import { Dot } from './dot.tsx';
import { useFollowUp } from './use-follow-up.ts';

interface NoteFollowUpProps {
  candidateId: string;
  note: CandidateNote;
}

/** When to come back to a note, and what says that it was done, for whoever may; or when that was. Nothing for a note without a day. */
export function NoteFollowUp({ candidateId, note }: NoteFollowUpProps) {
  const timeZone = useTimeZone();
  const today = useToday();
  const { follow_up_on, followed_up_at } = note;
  if (follow_up_on === null) return null;
  if (followed_up_at !== null)
    return (
      <Text size="sm" c="dimmed" mt={4}>
        Followed up on <time dateTime={followed_up_at}>{formatDate(followed_up_at, timeZone)}</time>
      </Text>
    );
  const isOverdue = follow_up_on < today;
  return (
    <Group gap={6} mt={4}>
      <Text size="sm" fw={500} c={isOverdue ? 'var(--mantine-color-orange-light-color)' : undefined}>
        Follow up on <time dateTime={follow_up_on}>{formatArrangedDay(follow_up_on)}</time>
        {isOverdue && (
          <>
            <Dot /> overdue
          </>
        )}
      </Text>
      {note.can.follow_up && <Done candidateId={candidateId} note={note} />}
    </Group>
  );
}

function Done({ candidateId, note }: NoteFollowUpProps) {
  const { run, busy } = useFollowUp(candidateId);
  return (
    <Button
      size="compact-xs"
      variant="default"
      data-print="none"
      loading={busy}
      aria-label={`Done: follow up on ${formatArrangedDay(note.follow_up_on ?? '')}`}
      onClick={() => void run(note)}
    >
      Done
    </Button>
  );
}
