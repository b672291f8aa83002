import { Anchor } from '@mantine/core';

interface LineDeedProps {
  label: string;
  /** what it is done with, for whoever does not see what it stands beside */
  of: string;
  onPress: () => void;
}

/** Something that can be done with what a line tells of, as words behind it. */
export function LineDeed({ label, of, onPress }: LineDeedProps) {
  return (
    <>
      {' '}
      <Anchor
        component="button"
        type="button"
        inherit
        underline="always"
        aria-label={`${label}: ${of}`}
        data-print="none"
        onClick={onPress}
      >
        {label}
      </Anchor>
    </>
  );
}
