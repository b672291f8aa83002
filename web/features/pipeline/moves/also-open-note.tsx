import { Text } from '@mantine/core';
import type { CandidateStatus } from '#contract/candidate-status.ts';
import { alsoOpenText } from './also-open.ts';
import type { Movable } from '../deeds/deeds.ts';

interface AlsoOpenNoteProps {
  people: readonly Movable[];
  /** where they are moved to; null while that is not chosen */
  to: CandidateStatus | null;
}

/**
 * Where people who are moved to Joined are still in the running otherwise, or those who are offered a job have another
 * offer: nobody takes them out there.
 */
export function AlsoOpenNote({ people, to }: AlsoOpenNoteProps) {
  const text =
    to === 'joined'
      ? alsoOpenText(people)
      : to === 'offer_released'
        ? alsoOpenText(people, 'offer_released')
        : null;
  return (
    text && (
      <Text size="sm" c="dimmed" role="status">
        {text}
      </Text>
    )
  );
}
