import { Textarea } from '@mantine/core';
import { useState } from 'react';
import { limits } from '#contract/limits.ts';
import { messages } from '#contract/messages.ts';
import { useKeepDraft, useTextDraft } from '#web/lib/draft.ts';

/** What somebody types of a move before it is saved; it outlives an ended session under `key`, until it is forgotten. */
export function useMoveNotes(key: string, needsReason: boolean) {
  const draft = useTextDraft(`move.${key}`);
  const [notes, setNotes] = useState(draft.kept?.value ?? '');
  useKeepDraft(draft, notes);
  return { notes, setNotes, needsReason, isSilent: needsReason && notes.trim() === '', forget: draft.forget };
}

interface MoveNotesProps {
  of: ReturnType<typeof useMoveNotes>;
  /** whose history keeps it */
  description: string;
  /** saving was tried, so that what is missing is told */
  isTried: boolean;
  /** is typed into first */
  isFirst?: boolean;
}

/** What shall stand of a move in the history: a reason where there must be one, otherwise notes. */
export function MoveNotes({ of, description, isTried, isFirst = false }: MoveNotesProps) {
  return (
    <Textarea
      label={of.needsReason ? 'Reason' : 'Notes'}
      required={of.needsReason}
      description={description}
      autosize
      minRows={2}
      maxLength={limits.statusNotes.max}
      value={of.notes}
      data-autofocus={isFirst || undefined}
      error={isTried && of.isSilent && messages.assignment.reasonRequired}
      onChange={(event) => of.setNotes(event.currentTarget.value)}
    />
  );
}
