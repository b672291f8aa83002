import { Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { CANDIDATE_STATUS_LABELS } from '#contract/candidate-status.ts';
import { confirm } from '#web/ui/confirm.ts';
import { AlsoOpenNote } from './also-open-note.tsx';
import { AskedHrNote } from './asked-hr-note.tsx';
import type { Movable } from '../deeds/deeds.ts';
import { JoinsLaterNote } from './joins-later-note.tsx';

/**
 * Asks whether somebody is to be moved to Joined, as that counts as a hire; tells of `people` where else they are in the
 * running, with the choice to take them out there. Resolves to whether it is meant, and what was chosen.
 */
export async function confirmHire(
  who: string,
  people: readonly Movable[] = [],
): Promise<{ isMeant: boolean; closesOthers: boolean }> {
  const label = CANDIDATE_STATUS_LABELS.joined;
  let closesOthers = false;
  const isMeant = await confirm({
    title: `Move ${who} to ${label}?`,
    body: (
      <Stack gap="xs">
        <Text size="sm">This counts as a hire.</Text>
        {people.map(({ assignment_id, joining_on }) => (
          <JoinsLaterNote key={assignment_id} day={joining_on} />
        ))}
        <OtherJobs
          people={people}
          onChoose={(isChosen) => {
            closesOthers = isChosen;
          }}
        />
        <AskedHrNote people={people} />
      </Stack>
    ),
    confirmLabel: `Move to ${label}`,
  });
  return { isMeant, closesOthers };
}

interface OtherJobsProps {
  people: readonly Movable[];
  onChoose: (isChosen: boolean) => void;
}

function OtherJobs({ people, onChoose }: OtherJobsProps) {
  const [isChosen, setChosen] = useState(false);
  const choose = (next: boolean) => {
    setChosen(next);
    onChoose(next);
  };
  return <AlsoOpenNote people={people} to="joined" closing={{ isChosen, onChoose: choose }} />;
}
