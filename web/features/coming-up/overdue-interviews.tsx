import { Anchor, Text } from '@mantine/core';
import { counted } from '#contract/text.ts';

interface OverdueInterviewsProps {
  count: number;
  onOpen: () => void;
}

/** Tells of interviews that are over and of which nobody has said how they went, and leads to them. */
export function OverdueInterviews({ count, onOpen }: OverdueInterviewsProps) {
  return (
    <Text size="sm" mt="xs">
      {counted(count, 'interview is', 'interviews are')} over and nobody has said how{' '}
      {count === 1 ? 'it' : 'they'} went.{' '}
      <Anchor
        component="button"
        type="button"
        inherit
        underline="always"
        aria-haspopup="dialog"
        onClick={onOpen}
      >
        Show them
      </Anchor>
    </Text>
  );
}
