import { Textarea } from '@mantine/core';
import { useState } from 'react';
import { limits } from '#contract/limits.ts';
import { messages } from '#contract/messages.ts';
import { useKeepDraft, useTextDraft } from '#web/lib/draft.ts';
import { takeFocus } from '#web/lib/take-focus.ts';

/**
 * What somebody types of a move before it is saved; it outlives an ended session under `key`, until it is forgotten.
 * `typed` is where to begin with what was typed elsewhere.
 */
export function useMoveNotes(key: string, needsReason: boolean, typed = '') {
  const draft = useTextDraft(`move.${key}`);
  const [notes, setNotes] = useState(typed.trim() === '' ? (draft.kept?.value ?? '') : typed);
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
  /** has come in the place of what was pressed */
  takesFocus?: boolean;
}

/** What shall stand of a move in the history: a reason where there must be one, otherwise notes. */
export function MoveNotes({ of, description, isTried, isFirst = false, takesFocus = false }: MoveNotesProps) {
  return (
    <Textarea
      ref={takesFocus ? takeFocus : undefined}
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
