import { Button, Group, Text } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { CANDIDATE_STATUS_LABELS, type CandidateStatus } from '#contract/candidate-status.ts';
import { formatArranged } from '#contract/dates.ts';
import type { Interview } from '#contract/interview.ts';
import type { Offer } from '#contract/offer.ts';
import { useHasPassed, useTimeZone } from '#web/lib/app-info.ts';
import { AskedHrNote } from './asked-hr-note.tsx';
import {
  deedOf,
  lapsingInterview,
  type MovingProps,
  OTHER_OUTCOMES,
  type SaidAlready,
} from '../deeds/deeds.ts';
import { MeanwhileNote } from '../deeds/meanwhile-note.tsx';
import { MoveForm } from '../deeds/move-form.tsx';
import { MoveNotes, type Typed, useMoveNotes } from '../deeds/move-notes.tsx';
import { undoneBy } from './over-words.ts';
import { PipelineDialog } from '../pipeline-dialog.tsx';

interface MoveDialogProps extends MovingProps {
  title: string;
  /** what the person is moved to; null while that is not chosen */
  to: CandidateStatus | null;
  /** on the button */
  deed: string;
  /** must say why; otherwise there may be notes */
  needsReason?: boolean;
  said?: SaidAlready | undefined;
  /** what is said of an interview that is scheduled */
  interview?: Interview;
  /** what is said of an offer that is released, or of the day of joining */
  offer?: Partial<Offer>;
  /** whoever joins leaves their other jobs with it */
  closesOthers?: boolean;
  /** what else was typed and kept is to be forgotten: it was saved, or given up */
  onForget?: () => void;
  /** something that was typed has to be put right first, which the children tell */
  isWrong?: boolean;
  /** there is nothing yet that could be done */
  disabled?: boolean;
  /** statuses that ask for a reason, and have this asked instead */
  others?: readonly CandidateStatus[] | undefined;
  /** by which one chooses; told whether saving was tried, and given the others, to stand below the choice */
  children?: (isTried: boolean, others: ReactNode) => ReactNode;
}

/** Moves a person to another status, with what shall stand of it in the history. */
export function MoveDialog({ others, ...given }: MoveDialogProps) {
  const { candidate, now, jobTitle, budget, opened, onClose, move, setInterview, setOffer, onForget } = given;
  const [instead, setInstead] = useState<{ status: CandidateStatus } & Typed>();
  const [busy, setBusy] = useState(false);
  const person = { candidate, now, jobTitle, budget, opened, onClose, move, setInterview, setOffer };
  // Whatever comes of it, what was typed for the first is of no more use.
  const forgetting = onForget && { onForget };
  const asked = instead ? { ...person, ...forgetting, ...sayingNo(instead.status) } : given;
  return (
    <PipelineDialog title={asked.title} opened={opened} busy={busy} onClose={onClose}>
      <MoveAsked
        // What is asked for is another thing then, and so is what is kept of it; the dialog around it stays.
        key={asked.deed}
        {...asked}
        busy={busy}
        onBusy={setBusy}
        instead={instead}
        others={instead ? undefined : others}
        onInstead={(status, typed) => setInstead({ status, ...typed })}
      />
    </PipelineDialog>
  );
}

/** What the dialog asks for that says no, or not now, by one status. */
export function sayingNo(status: CandidateStatus) {
  return { title: deedOf(status), deed: deedOf(status), to: status, needsReason: true };
}

interface MoveAskedProps extends MoveDialogProps {
  busy: boolean;
  onBusy: (busy: boolean) => void;
  /** this has come in the place of something else, where that was typed already */
  instead: Typed | undefined;
  onInstead: (status: CandidateStatus, typed: Typed) => void;
}

function MoveAsked(props: MoveAskedProps) {
  const { to, deed, needsReason = false, disabled = false, children, others } = props;
  const { interview, offer, closesOthers, isWrong = false, busy, onBusy, instead, onInstead } = props;
  const { candidate, now, jobTitle, onClose, move, said } = props;
  const notes = useMoveNotes(`${candidate.assignment_id}.${deed}`, to, needsReason, instead ?? said);
  const [isTried, setIsTried] = useState(false);
  const current = now ?? candidate;
  const timeZone = useTimeZone();
  const lapsing = lapsingInterview(current, to, useHasPassed(current.interview_at));

  const leave = () => {
    notes.forget();
    props.onForget?.();
    onClose();
  };
  const save = async () => {
    setIsTried(true);
    if (to === null || notes.isWrong || isWrong) return;
    onBusy(true);
    const words = { notes: notes.notes, reason_code: notes.reason };
    const said = { ...words, ...interview, ...offer, ...(closesOthers && { closesOthers }) };
    if (await move(current, to, said)) leave();
    else onBusy(false);
  };

  return (
    <MoveForm deed={deed} busy={busy} disabled={disabled || now === undefined} onSend={save} onCancel={leave}>
      {!busy && <MeanwhileNote then={candidate} now={now} />}
      {!said && <AskedHrNote people={[candidate]} />}
      <Text size="sm">
        {candidate.name} is now <b>{CANDIDATE_STATUS_LABELS[current.status]}</b>
        {jobTitle !== undefined && ` in ${jobTitle}`}.{undoneBy(current.status, to)}
        {lapsing !== null && ` The interview of ${formatArranged(lapsing, timeZone)} is then off.`}
      </Text>
      {children?.(
        isTried,
        others && (
          <OtherOutcomes
            of={others}
            busy={busy}
            onChoose={(status) => {
              // What was typed goes along.
              notes.forget();
              onInstead(status, { notes: notes.notes, reason: notes.reason });
            }}
          />
        ),
      )}
      <MoveNotes
        of={notes}
        description="Kept in the candidate's history. Vendors do not see it."
        isTried={isTried}
        isFirst={!children}
        takesFocus={instead !== undefined}
      />
    </MoveForm>
  );
}

interface OtherOutcomesProps {
  of: readonly CandidateStatus[];
  busy: boolean;
  onChoose: (status: CandidateStatus) => void;
}

/** What one may have come for that is not among the choices: each asks for something else, in this one's place. */
export function OtherOutcomes({ of, busy, onChoose }: OtherOutcomesProps) {
  return (
    <Group gap={6} wrap="nowrap" align="baseline" role="group" aria-label={OTHER_OUTCOMES}>
      <Text size="sm" c="dimmed" aria-hidden>
        Or:
      </Text>
      {/* Where they take two lines, the second begins below the first of them. */}
      <Group gap={2}>
        {of.map((status) => (
          <Button
            key={status}
            size="compact-sm"
            variant="subtle"
            disabled={busy}
            onClick={() => onChoose(status)}
          >
            {deedOf(status)}…
          </Button>
        ))}
      </Group>
    </Group>
  );
}
