import { NativeSelect, Textarea } from '@mantine/core';
import { useState } from 'react';
import type { CandidateStatus } from '#contract/candidate-status.ts';
import { tooLong } from '#contract/fields.ts';
import { limits } from '#contract/limits.ts';
import { LOST_REASON_LABELS } from '#contract/lost-reason-labels.ts';
import { type LostReason, reasonsFor, saysWhy } from '#contract/lost-reasons.ts';
import { messages } from '#contract/messages.ts';
import { useKeepDraft, useTextDraft } from '#web/lib/draft.ts';
import { sendByKeys } from '#web/lib/send-by-keys.ts';
import { takeFocus } from '#web/lib/take-focus.ts';
import { KeptNote } from '../kept-note.tsx';

/** What was typed of a move, and chosen, so far. */
export interface Typed {
  notes?: string | undefined;
  reason?: LostReason | null;
  /** what the words begin with, which nobody has typed, and the reason, where it is one that may be given */
  beginsWith?: string;
  beginsFor?: LostReason;
}

/**
 * What somebody types of a move to a status, and chooses, before it is saved; it outlives an ended session under `key`,
 * until it is forgotten. `before` is where to begin with what was typed and chosen elsewhere.
 */
export function useMoveNotes(
  key: string,
  to: CandidateStatus | null,
  needsReason: boolean,
  before: Typed = {},
) {
  const { notes: typed = '', reason: already, beginsWith = '', beginsFor = '' } = before;
  const draft = useTextDraft(`move.${key}`, beginsWith);
  const why = useTextDraft(`move.${key}.why`, beginsFor);
  const [chosen, setChosen] = useState(already ?? why.kept?.value ?? beginsFor);
  // What was typed elsewhere just now is no news to whoever typed it.
  const isFresh = typed.trim() !== '';
  const [notes, setNotes] = useState(isFresh ? typed : (draft.kept?.value ?? beginsWith));
  useKeepDraft(draft, notes);
  useKeepDraft(why, chosen);
  const reasons = reasonsFor(to);
  const reason = reasons.find((known) => known === chosen) ?? null;
  const asksWords = needsReason && !saysWhy(reason);
  const isSilent = asksWords && notes.trim() === '';
  const isTooLong = notes.trim().length > limits.statusNotes.max;
  return {
    notes,
    setNotes,
    /** there are words, others than those that it begins with */
    isTyped: notes.trim() !== beginsWith,
    /** so is the reason */
    isChosen: reason !== null && reason !== beginsFor,
    /** those that go with the status, of which one may be chosen */
    reasons,
    reason,
    setReason: (reason: LostReason | null) => setChosen(reason ?? ''),
    needsReason,
    /** the reason chosen does not say why by itself, so that words must */
    asksWords,
    isSilent,
    isTooLong,
    /** what has to be put right before it can be saved */
    isWrong: isSilent || isTooLong,
    /** what was typed or chosen before and stands here again */
    draft: isFresh ? null : draft.kept ? draft : why,
    /** as if nothing had been typed or chosen */
    reset: () => {
      draft.discard();
      why.discard();
      setNotes(beginsWith);
      setChosen(beginsFor);
    },
    forget: () => {
      draft.forget();
      why.forget();
    },
  };
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

/**
 * What shall stand of a move in the history: of somebody who is lost by it the main reason, which is counted, or a reason
 * in words; a reason in words where there must be one, otherwise notes.
 */
export function MoveNotes({ of, description, isTried, isFirst = false, takesFocus = false }: MoveNotesProps) {
  const choosesFirst = of.reasons.length > 0;
  const first = { ref: takesFocus ? takeFocus : undefined, 'data-autofocus': isFirst || undefined };
  return (
    <>
      {of.draft && (of.isTyped || of.isChosen) && (
        <KeptNote of="notes" draft={of.draft} onDiscard={of.reset} />
      )}
      {choosesFirst && (
        <NativeSelect
          {...first}
          label="Main reason"
          description="Counted on the Executive Dashboard. Vendors do not see it."
          value={of.reason ?? ''}
          data={[
            { value: '', label: 'None chosen' },
            ...of.reasons.map((value) => ({ value, label: LOST_REASON_LABELS[value] })),
          ]}
          onChange={({ currentTarget: { value } }) =>
            of.setReason(of.reasons.find((known) => known === value) ?? null)
          }
        />
      )}
      <Textarea
        {...(choosesFirst ? {} : first)}
        label={of.needsReason ? 'Reason' : 'Notes'}
        required={of.asksWords}
        description={[choosesFirst && whenNeeded(of.reason), description].filter(Boolean).join(' ')}
        autosize
        minRows={2}
        value={of.notes}
        // Told as soon as it is so: what is pasted must not be cut in silence.
        error={of.isTooLong ? tooLong(limits.statusNotes.max) : isTried && of.isSilent && whatIsMissing(of)}
        onChange={(event) => of.setNotes(event.currentTarget.value)}
        onKeyDown={sendByKeys}
      />
    </>
  );
}

/** What is to be given yet: words, or where one can be chosen and is not, a main reason. */
function whatIsMissing({ reasons, reason }: Pick<MoveNotesProps['of'], 'reasons' | 'reason'>): string {
  if (reasons.length === 0 || reason !== null) return messages.assignment.reasonRequired;
  return `${messages.assignment.reasonRequired}, or choose a main reason`;
}

/** Whether words are needed beside the main reason. */
function whenNeeded(reason: LostReason | null): string {
  if (reason === null) return 'Needed as long as no main reason is chosen.';
  return saysWhy(reason) ? 'Not needed beside a main reason.' : 'Needed with this main reason.';
}
