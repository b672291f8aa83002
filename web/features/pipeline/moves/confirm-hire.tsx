import { Stack, Text } from '@mantine/core';
import { CANDIDATE_STATUS_LABELS } from '#contract/candidate-status.ts';
import { confirm } from '#web/ui/confirm.ts';
import { AlsoOpenNote } from './also-open-note.tsx';
import { AskedHrNote } from './asked-hr-note.tsx';
import type { Movable } from '../deeds/deeds.ts';
import { JoinsLaterNote } from './joins-later-note.tsx';

/**
 * Asks whether somebody is to be moved to Joined, as that counts as a hire; tells of `people` where else they are in the
 * running. Resolves to whether it is meant.
 */
export function confirmHire(who: string, people: readonly Movable[] = []): Promise<boolean> {
  const label = CANDIDATE_STATUS_LABELS.joined;
  return confirm({
    title: `Move ${who} to ${label}?`,
    body: (
      <Stack gap="xs">
        <Text size="sm">This counts as a hire.</Text>
        {people.map(({ assignment_id, joining_on }) => (
          <JoinsLaterNote key={assignment_id} day={joining_on} />
        ))}
        <AlsoOpenNote people={people} to="joined" />
        <AskedHrNote people={people} />
      </Stack>
    ),
    confirmLabel: `Move to ${label}`,
  });
}
