import { Alert, Text } from '@mantine/core';
import { useState } from 'react';
import { hasOffer } from '#contract/offer.ts';
import { AlsoOpenNote } from './also-open-note.tsx';
import { type MovingProps, offerDeed } from '../deeds/deeds.ts';
import { MeanwhileNote } from '../deeds/meanwhile-note.tsx';
import { MoveForm } from '../deeds/move-form.tsx';
import { OfferFields, useOfferTyped } from './offer-fields.tsx';
import { PipelineDialog } from '../pipeline-dialog.tsx';

/** Sets, changes or clears what a person was offered and when they join, without a move. */
export function OfferDialog(props: MovingProps) {
  const { candidate, now, jobTitle, budget, opened, onClose, setOffer } = props;
  const current = now ?? candidate;
  // As it is by now: what somebody else has set meanwhile, and is not touched here, stays.
  const typed = useOfferTyped(
    { offered_ctc: current.offered_ctc, joining_on: current.joining_on },
    { of: candidate },
  );
  const [isTried, setIsTried] = useState(false);
  const [busy, setBusy] = useState(false);
  const isChanged =
    current.offered_ctc !== candidate.offered_ctc || current.joining_on !== candidate.joining_on;

  const leave = () => {
    typed.forget();
    onClose();
  };
  const save = async () => {
    setIsTried(true);
    if (Object.keys(typed.wrong).length > 0) return;
    setBusy(true);
    if (await setOffer(current, typed.offer)) leave();
    else setBusy(false);
  };

  return (
    <PipelineDialog title={offerDeed(candidate)} opened={opened} busy={busy} onClose={onClose}>
      <MoveForm
        deed="Save"
        busy={busy}
        disabled={now === undefined || !hasOffer(now.status)}
        onSend={save}
        onCancel={leave}
      >
        {!busy && <MeanwhileNote then={candidate} now={now} />}
        {!busy && current.status === candidate.status && isChanged && (
          <Alert color="yellow" role="status">
            Somebody has changed this offer meanwhile.
          </Alert>
        )}
        <Text size="sm">
          {candidate.name}
          {jobTitle !== undefined && `, ${jobTitle}`}
        </Text>
        <OfferFields
          of={typed}
          isTried={isTried}
          hasJoined={current.status === 'joined'}
          budget={budget}
          expected={current.expected_ctc}
          freeFrom={current.joining_date}
          isFirst
        />
        <AlsoOpenNote people={[current]} to={current.status === 'joined' ? null : current.status} />
      </MoveForm>
    </PipelineDialog>
  );
}
