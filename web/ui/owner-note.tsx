import { Text, type TextProps } from '@mantine/core';
import { formatDay } from '#contract/dates.ts';
import type { Owner } from '#contract/owner.ts';

/** Which vendor company a person belongs to, and until when, for whoever is about to take them into a job; nothing for nobody's. */
export function OwnerNote({ owner, ...rest }: { owner: Owner } & TextProps) {
  if (!owner) return null;
  return (
    <Text size="sm" {...rest}>
      {owner.company_name} owns this candidate until {formatDay(owner.until)}.
    </Text>
  );
}
