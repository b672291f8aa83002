import { type AnchorProps, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import type { ExistingCandidate } from '#contract/candidates.ts';
import { TextLink } from '#web/ui/links.tsx';

/** What two people may have in common. */
export const SAME_BY_WORDS = { email: 'e-mail address', phone: 'phone number' };

/** Says under a field who has the same. */
export function knownLine(by: 'email' | 'phone', person: ExistingCandidate | null): ReactNode {
  if (!person) return undefined;
  return (
    <Text span inherit fw={500} c="var(--mantine-color-text)">
      <PersonLink person={person} /> has this {SAME_BY_WORDS[by]} already.
    </Text>
  );
}

interface PersonLinkProps extends Pick<AnchorProps, 'c' | 'underline'> {
  person: ExistingCandidate;
}

/** Opens a person beside the form. */
export function PersonLink({ person: { id, name }, ...look }: PersonLinkProps) {
  return (
    <TextLink to="/candidate/$id" params={{ id }} target="_blank" inherit {...look}>
      {name}
    </TextLink>
  );
}
