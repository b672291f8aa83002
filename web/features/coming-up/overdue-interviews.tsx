import { Text } from '@mantine/core';
import { counted } from '#contract/text.ts';
import { OpeningLink } from '#web/ui/opening-link.tsx';

interface OverdueInterviewsProps {
  count: number;
  onOpen: () => void;
}

/** Tells of interviews that are over and of which nobody has said how they went, and leads to them. */
export function OverdueInterviews({ count, onOpen }: OverdueInterviewsProps) {
  return (
    <Text size="sm" mt="xs">
      {counted(count, 'interview is', 'interviews are')} over and nobody has said how{' '}
      {count === 1 ? 'it' : 'they'} went. <OpeningLink onOpen={onOpen}>Show them</OpeningLink>
    </Text>
  );
}
