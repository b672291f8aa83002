import { Text } from '@mantine/core';
import { formatDay } from '#contract/dates.ts';
import { useToday } from '#web/lib/app-info.ts';

/** Tells of a move to Joined where the joining day (YYYY-MM-DD) is still to come: told and not refused, as it may be set anew. */
export function JoinsLaterNote({ day }: { day: string | null }) {
  const today = useToday();
  if (day === null || day <= today) return null;
  return (
    <Text size="sm" role="status">
      The joining date, {formatDay(day)}, is still to come. Joined counts as a hire at once; at Offer Released
      they stay in Coming Up until then.
    </Text>
  );
}
