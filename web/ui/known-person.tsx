import { Text } from '@mantine/core';
import { TextLink } from './links.tsx';

interface KnownPersonProps {
  person: { id: string; name: string; email: string; phone: string };
  /** what they share with the person who was entered */
  sameBy: readonly ('email' | 'phone')[];
}

/** Somebody who exists already: name, e-mail and phone, and by which of the two they were found. */
export function KnownPersonFacts({ person, sameBy }: KnownPersonProps) {
  const same = (field: 'email' | 'phone') => sameBy.includes(field) && ' (the same)';
  return (
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
  );
}
