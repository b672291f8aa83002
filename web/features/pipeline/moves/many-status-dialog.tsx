import { Checkbox, Radio, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import type { PipelineCandidate } from '#contract/assignments.ts';
import {
  CANDIDATE_STATUS_LABELS,
  type CandidateStatus,
  HAND_SET_STATUSES,
  needsReason,
  STATUSES_WITH_REASON,
} from '#contract/candidate-status.ts';
import type { LostReason } from '#contract/lost-reasons.ts';
import { interviewsInTurn, NOTHING_SAID } from '#contract/interview.ts';
import { asOffered } from '#contract/offered-statuses.ts';
import { isOver } from '#contract/over-statuses.ts';
import { counted } from '#contract/text.ts';
import { AlsoOpenNote } from './also-open-note.tsx';
import { AskedHrNote } from './asked-hr-note.tsx';
import { chooseFirst } from '../deeds/choose-first.ts';
import { confirmHire } from './confirm-hire.tsx';
import { deedOf } from '../deeds/deeds.ts';
import { InterviewFields, useInterviewTyped } from '../interviews/interview-fields.tsx';
import { InterviewsInTurn } from '../interviews/interviews-in-turn.tsx';
import { ManyJoinLaterNote } from './joins-later-note.tsx';
import type { Refused } from '../deeds/many-words.ts';
import { OtherOutcomes } from './move-dialog.tsx';
import { MoveForm } from '../deeds/move-form.tsx';
import { MoveNotes, useMoveNotes } from '../deeds/move-notes.tsx';
import { NoOfferNote } from './no-offer-note.tsx';
import { PipelineDialog } from '../pipeline-dialog.tsx';
import type { useManyMoves } from './use-many-moves.ts';

const CHOICES = asOffered(HAND_SET_STATUSES);
const OTHERS = asOffered(STATUSES_WITH_REASON);

interface ManyStatusDialogProps {
  /** as they were when the dialog was opened */
  people: readonly PipelineCandidate[];
  /** as the chosen ones are by now */
  now: readonly PipelineCandidate[];
  /** what it asks for from the beginning, where one came for that: a status with a reason, and the reason */
  begin?: { status: CandidateStatus; reason: LostReason };
  opened: boolean;
  onClose: () => void;
  move: ReturnType<typeof useManyMoves>['move'];
  /** it was done, but for those who were not moved */
  onMoved: (stayed: readonly Refused[]) => void;
}

/** How many stand in which status: "4 Rejected, 2 Joined". */
function standings(people: readonly PipelineCandidate[]): string {
  const groups = Map.groupBy(people, ({ status }) => status);
  return [...groups]
    .map(([status, those]) => `${those.length} ${CANDIDATE_STATUS_LABELS[status]}`)
    .join(', ');
}

/** Where all of them stand: "Selected", or how many in which status. */
function standingOf(people: readonly PipelineCandidate[]): string {
  const [first] = people;
  return first && people.every(({ status }) => status === first.status)
    ? CANDIDATE_STATUS_LABELS[first.status]
    : standings(people);
}

/**
 * Moves many people to one status, with one reason; who could not be moved is told by name. It asks as the dialog of one
 * person does, but for an offer, which is each one's own.
 */
export function ManyStatusDialog(props: ManyStatusDialogProps) {
  const { people, now, begin, opened, onClose, move, onMoved } = props;
  const [status, setStatus] = useState<CandidateStatus | null>(begin?.status ?? null);
  const [isInstead, setIsInstead] = useState(begin !== undefined);
  const [isTried, setIsTried] = useState(false);
  const [busy, setBusy] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  const [closesOthers, setClosesOthers] = useState(false);
  // Who was rejected or has joined is easily among all whom one chose, and is moved only where that is meant.
  const over = people.filter((one) => isOver(one.status) && one.status !== status && one.can.change_status);
  const [withOver, setWithOver] = useState(() => people.every(({ status: its }) => isOver(its)));
  const there = people.filter((one) => one.status === status);
  const going = people.filter(
    (one) => one.status !== status && one.can.change_status && (withOver || !isOver(one.status)),
  );
  // What is moved is what was seen; what is said of it is as fresh as the list, which a move changes before it is read anew.
  const goingNow = now.filter(({ assignment_id: id }) => going.some((one) => one.assignment_id === id));
  const asksWhy = status !== null && needsReason(status);
  const deed = isInstead && status !== null ? deedOf(status) : 'Update Status';
  const areAllIn = (value: CandidateStatus) => people.every((one) => one.status === value);
  const first = CHOICES.find((value) => !areAllIn(value));
  // A reason is about these people: others find their own, or none.
  const ids = people.map(({ assignment_id: id }) => id).toSorted();
  const key = `many.${ids.join('.')}`;
  const notes = useMoveNotes(key, status, asksWhy, begin && { beginsFor: begin.reason });
  const isInvited = status === 'interview_scheduled';
  // As soon as one of them is changed, their versions come to more.
  const version = people.reduce((sum, one) => sum + one.version, 0);
  const interview = useInterviewTyped(NOTHING_SAID, { of: { assignment_id: key, version }, isNew: true });

  const forget = () => {
    notes.forget();
    interview.forget();
  };
  const leave = () => {
    forget();
    onClose();
  };
  const save = async () => {
    setIsTried(true);
    if (status === null || notes.isWrong || going.length === 0) return;
    if (isInvited && interview.isWrong) return;
    if (status === 'joined') {
      setIsAsking(true);
      const { isMeant } = await confirmHire(counted(going.length, 'candidate'));
      setIsAsking(false);
      if (!isMeant) return;
    }
    setBusy(true);
    const said = { notes: notes.notes, reason_code: notes.reason };
    const interviews = isInvited ? interviewsInTurn(interview.said, going.length, interview.apart) : [];
    const leaving = status === 'joined' && closesOthers ? goingNow : [];
    const refused = await move(going, status, said, { interviews, leaving });
    setBusy(false);
    if (!refused) return;
    forget();
    onMoved(refused);
    onClose();
  };

  return (
    <PipelineDialog title={deed} opened={opened} busy={busy || isAsking} onClose={onClose}>
      <MoveForm
        deed={deed}
        busy={busy}
        disabled={status === null || going.length === 0}
        onSend={save}
        onCancel={leave}
      >
        <Text size="sm">
          {counted(people.length, 'candidate')} {people.length === 1 ? 'is' : 'are'} now{' '}
          <b>{standingOf(people)}</b>.
        </Text>
        {!isInstead && (
          <>
            <Radio.Group
              label="New status"
              value={status}
              onChange={(value) => setStatus(CHOICES.find((known) => known === value) ?? null)}
            >
              <Stack gap="xs" mt="xs">
                {CHOICES.map((value) => (
                  <Radio
                    key={value}
                    value={value}
                    label={CANDIDATE_STATUS_LABELS[value]}
                    disabled={areAllIn(value)}
                    data-autofocus={value === first || undefined}
                    onKeyDown={chooseFirst(status !== null, () => setStatus(value))}
                  />
                ))}
              </Stack>
            </Radio.Group>
            <OtherOutcomes
              of={OTHERS.filter((value) => !areAllIn(value))}
              busy={busy}
              onChoose={(value) => {
                setStatus(value);
                setIsInstead(true);
                setIsTried(false);
              }}
            />
          </>
        )}
        {there.length > 0 && (
          <Text size="sm" c="dimmed">
            {there.length === people.length
              ? 'All of them are there already.'
              : `${there.length} of them ${there.length === 1 ? 'is' : 'are'} there already.`}
          </Text>
        )}
        {status !== null && over.length > 0 && (
          <Checkbox
            checked={withOver}
            onChange={(event) => setWithOver(event.currentTarget.checked)}
            label={`Also move ${counted(over.length, 'candidate')} whose hiring is over: ${standings(over)}`}
          />
        )}
        {isInvited && (
          <>
            <InterviewFields of={interview} isTried={isTried} />
            <InterviewsInTurn of={interview} people={going} />
          </>
        )}
        <AskedHrNote people={goingNow} />
        <NoOfferNote people={goingNow} to={status} />
        {status === 'joined' && <ManyJoinLaterNote people={goingNow} />}
        <AlsoOpenNote
          people={goingNow}
          to={status}
          closing={{ isChosen: closesOthers, onChoose: setClosesOthers }}
        />
        <MoveNotes
          key={deed}
          of={notes}
          description="Kept in the history of each of them. Vendors do not see it."
          isTried={isTried}
          takesFocus={isInstead}
        />
      </MoveForm>
    </PipelineDialog>
  );
}
