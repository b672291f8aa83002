import { Text } from '@mantine/core';
import { useToday } from '#web/lib/app-info.ts';
import type { Movable } from '../deeds/deeds.ts';
import { manyJoinLaterText, joinsLaterText } from './joins-later.ts';

/** Tells of a move to Joined where the joining day (YYYY-MM-DD) is still to come: told and not refused, as it may be set anew. */
export function JoinsLaterNote({ day }: { day: string | null }) {
  const today = useToday();
  return <Note text={joinsLaterText(day, today)} />;
}

/** The same where many people are moved to Joined. */
export function ManyJoinLaterNote({ people }: { people: readonly Movable[] }) {
  const today = useToday();
  return <Note text={manyJoinLaterText(people, today)} />;
}

function Note({ text }: { text: string | null }) {
  return (
    text && (
      <Text size="sm" role="status">
        {text}
      </Text>
    )
  );
}
