import { Alert, Stack, Text } from '@mantine/core';
import { PERSON_KEYS } from '#contract/same-person.ts';
import { TextLink } from './links.tsx';

interface KnownPersonProps {
  person: { id: string; name: string; email: string; phone: string };
  /** what they share with the person who was entered */
  sameBy: readonly ('email' | 'phone')[];
  /** the name that was entered */
  entered: string;
  /** the name that the resume says, where it was read and says one */
  inResume: string | undefined;
}

/** Whether somebody is called otherwise than this. */
export const isCalledOtherwise = (person: { name: string }, name: string | undefined) =>
  name !== undefined && PERSON_KEYS.name(name) !== PERSON_KEYS.name(person.name);

/** Somebody who exists already: name, e-mail and phone, by which of the two they were found, and whether the name is another. */
export function KnownPersonFacts({ person, sameBy, entered, inResume }: KnownPersonProps) {
  const same = (field: 'email' | 'phone') => sameBy.includes(field) && ' (the same)';
  const others = [
    isCalledOtherwise(person, entered) && `You entered ${entered.trim()}.`,
    isCalledOtherwise(person, inResume) && `The resume is of ${inResume}, by what it says.`,
  ].filter(Boolean);
  return (
    <Stack gap="md">
      <div>
        <TextLink to="/candidate/$id" params={{ id: person.id }} target="_blank" fw={600}>
          {person.name}
        </TextLink>
        <Text size="sm">
          {person.email}
          {same('email')}
        </Text>
        <Text size="sm">
          {person.phone}
          {same('phone')}
        </Text>
      </div>
      {others.length > 0 && (
        <Alert color="yellow" title="The names differ">
          {others.join(' ')} Please make sure that this is the same person.
        </Alert>
      )}
    </Stack>
  );
}
