import { Alert, type AnchorProps, Text } from '@mantine/core';
import { IconUserCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { ExistingCandidate } from '#contract/candidates.ts';
import { TextLink } from '#web/ui/links.tsx';
import classes from '#web/ui/note.module.css';

/** Who has the e-mail and who the phone that stand in the form, if anybody. */
export interface KnownBy {
  email: ExistingCandidate | null;
  phone: ExistingCandidate | null;
}

const WORDS = { email: 'e-mail address', phone: 'phone number' };

/** Says under a field who has the same. */
export function knownLine(by: 'email' | 'phone', person: ExistingCandidate | null): ReactNode {
  if (!person) return undefined;
  return (
    <Text span inherit fw={500} c="var(--mantine-color-text)">
      <PersonLink person={person} /> has this {WORDS[by]} already.
    </Text>
  );
}

/** Says beside the resume, before anything else is filled in for nothing, that its person is a candidate already. */
export function KnownNote({ email, phone }: KnownBy) {
  const people = [email, phone].filter((person, place, all) => {
    return person !== null && all.findIndex((one) => one?.id === person.id) === place;
  });
  const first = people[0];
  if (!first) return null;
  const sameBy = [email && WORDS.email, phone && WORDS.phone].filter(Boolean).join(' and ');
  return (
    <Alert
      role="status"
      color="yellow"
      variant="light"
      icon={<IconUserCheck size={18} aria-hidden />}
      classNames={{ wrapper: classes.line, icon: classes.sign }}
    >
      <Text size="sm" fw={500}>
        {people.length === 1 ? (
          <>
            {/* The links' own colour is too faint on yellow. */}
            <PersonLink person={first} c="inherit" underline="always" /> is a candidate already, with the same{' '}
            {sameBy}.
          </>
        ) : (
          'The e-mail address and the phone number belong to two candidates, named at the fields.'
        )}
      </Text>
      <Text size="sm">Nobody is added twice: sending this form offers to go on with who is there.</Text>
    </Alert>
  );
}

interface PersonLinkProps extends Pick<AnchorProps, 'c' | 'underline'> {
  person: ExistingCandidate;
}

function PersonLink({ person: { id, name }, ...look }: PersonLinkProps) {
  return (
    <TextLink to="/candidate/$id" params={{ id }} target="_blank" inherit {...look}>
      {name}
    </TextLink>
  );
}
