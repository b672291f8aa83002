import { Radio, Stack } from '@mantine/core';
import { useState } from 'react';
import {
  CANDIDATE_STATUS_LABELS,
  type CandidateStatus,
  HAND_SET_STATUSES,
  STATUSES_WITH_REASON,
} from '#contract/candidate-status.ts';
import { NOTHING_SAID } from '#contract/interview.ts';
import { hasOffer, keptOffer } from '#contract/offer.ts';
import { asOffered } from '#contract/offered-statuses.ts';
import { comeIntoView } from '#web/lib/take-focus.ts';
import { AlsoOpenNote } from './also-open-note.tsx';
import { chooseFirst } from '../deeds/choose-first.ts';
import type { MovingProps } from '../deeds/deeds.ts';
import { InterviewFields, useInterviewTyped } from '../interviews/interview-fields.tsx';
import { MoveDialog } from './move-dialog.tsx';
import { NoOfferNote } from './no-offer-note.tsx';
import { OfferFields, useOfferTyped } from './offer-fields.tsx';

export { InterviewDialog } from '../interviews/interview-dialog.tsx';
export { ManyStatusDialog } from './many-status-dialog.tsx';
export { MissedDialog } from '../interviews/missed-dialog.tsx';
export { MoveInterviewsDialog } from '../interviews/move-interviews-dialog.tsx';
export { OfferDialog } from './offer-dialog.tsx';

interface UpdateStatusDialogProps extends MovingProps {
  /** what is chosen from the beginning, where one came for that */
  begin?: CandidateStatus | undefined;
}

/** Moves a person to one of the six statuses that are set by hand; whoever looks for another outcome here finds it below. */
export default function UpdateStatusDialog({ begin, ...props }: UpdateStatusDialogProps) {
  const [status, setStatus] = useState<CandidateStatus | null>(begin ?? null);
  const interview = useInterviewTyped(NOTHING_SAID, { of: props.candidate, isNew: true });
  const isInvited = status === 'interview_scheduled';
  const person = props.now ?? props.candidate;
  const current = person.status;
  const isJoining = status === 'joined';
  const [closesOthers, setClosesOthers] = useState(false);
  const offer = useOfferTyped(keptOffer(person, current, status ?? current), {
    of: props.candidate,
    isNew: true,
  });
  const terms = status !== null && hasOffer(status) && saidOf(offer, isJoining);
  const offered = asOffered(HAND_SET_STATUSES);
  const first = begin ?? offered.find((value) => value !== current);
  return (
    <MoveDialog
      {...props}
      title="Update Status"
      deed="Update Status"
      to={status}
      onForget={() => {
        interview.forget();
        offer.forget();
      }}
      disabled={status === null || status === current}
      others={asOffered(STATUSES_WITH_REASON).filter((other) => other !== current)}
      {...(isInvited && { interview: interview.said, isWrong: interview.isWrong })}
      {...terms}
      closesOthers={isJoining && closesOthers}
    >
      {(isTried, others) => (
        <>
          <Radio.Group
            label="New status"
            value={status}
            onChange={(value) => setStatus(HAND_SET_STATUSES.find((known) => known === value) ?? null)}
          >
            <Stack gap="xs" mt="xs">
              {offered.map((value) => (
                <Radio
                  key={value}
                  value={value}
                  label={CANDIDATE_STATUS_LABELS[value]}
                  disabled={current === value}
                  data-autofocus={value === first || undefined}
                  onKeyDown={chooseFirst(status !== null, () => setStatus(value))}
                />
              ))}
            </Stack>
          </Radio.Group>
          {others}
          {terms && (
            <div ref={comeIntoView}>
              <OfferFields
                of={offer}
                isTried={isTried}
                isJoining={isJoining}
                budget={props.budget}
                expected={person.expected_ctc}
                freeFrom={person.joining_date}
              />
            </div>
          )}
          {isInvited && (
            <Stack gap="md" ref={comeIntoView}>
              <InterviewFields of={interview} isTried={isTried} />
            </Stack>
          )}
          <NoOfferNote people={[person]} to={status} />
          <AlsoOpenNote
            people={[person]}
            to={status}
            closing={{ isChosen: closesOthers, onChoose: setClosesOthers }}
          />
        </>
      )}
    </MoveDialog>
  );
}

/** What goes with the move: what was typed for it, for nobody is told of a CTC by joining. */
function saidOf({ said, wrong }: ReturnType<typeof useOfferTyped>, isJoining: boolean) {
  const { joining_on } = said;
  const isWrong = wrong.day !== undefined || (!isJoining && wrong.ctc !== undefined);
  return { offer: isJoining ? { joining_on } : said, isWrong };
}
