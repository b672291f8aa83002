import { Text } from '@mantine/core';
import type { MatchedBy } from '#contract/attempt-match.ts';

const WORDS: Record<MatchedBy, string> = {
  email: 'Same e-mail, another phone',
  phone: 'Same phone, another e-mail',
  both: 'Same e-mail and phone',
};

interface AttemptMatchProps {
  attempt: { matched_by: MatchedBy | null; entered_name: string | null };
}

/** By what the person of a refused attempt was found, and the other name that the vendor typed: perhaps it meant somebody else. */
export function AttemptMatch({ attempt: { matched_by: matchedBy, entered_name: name } }: AttemptMatchProps) {
  return (
    <>
      {matchedBy && (
        <Text size="xs" c="dimmed">
          {WORDS[matchedBy]}
        </Text>
      )}
      {name && (
        <Text size="xs">
          Typed as <b>{name}</b>
        </Text>
      )}
    </>
  );
}
