import { Checkbox, Text } from '@mantine/core';
import type { CandidateStatus } from '#contract/candidate-status.ts';
import { alsoOpenText, closeOthersLabel } from './also-open.ts';
import type { Movable } from '../deeds/deeds.ts';

interface AlsoOpenNoteProps {
  people: readonly Movable[];
  /** where they are moved to; null while that is not chosen */
  to: CandidateStatus | null;
  /** whether whoever joins leaves those jobs with it, where that can be chosen */
  closing?: { isChosen: boolean; onChoose: (isChosen: boolean) => void };
}

/**
 * Where people who are moved to Joined are still in the running otherwise, with the choice to take them out there, or where
 * those who are offered a job have another offer.
 */
export function AlsoOpenNote({ people, to, closing }: AlsoOpenNoteProps) {
  const isJoining = to === 'joined';
  const isClosing = isJoining && closing?.isChosen === true;
  const text = isJoining
    ? alsoOpenText(people, { isClosing })
    : to === 'offer_released'
      ? alsoOpenText(people, { only: 'offer_released' })
      : null;
  return (
    text && (
      <>
        <Text size="sm" c="dimmed" role="status">
          {text}
        </Text>
        {isJoining && closing && (
          <Checkbox
            checked={closing.isChosen}
            onChange={(event) => closing.onChoose(event.currentTarget.checked)}
            label={closeOthersLabel(people)}
          />
        )}
      </>
    )
  );
}
