import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Fragment } from 'react';
import { comingText } from '#contract/messages/coming-up.ts';
import { isUnanswered } from '#web/lib/is-unanswered.ts';
import { Growing } from '#web/ui/growing.tsx';
import { OpeningLink } from '#web/ui/opening-link.tsx';
import classes from './coming-up-note.module.css';
import { comingUpQuery } from './coming-up.queries.ts';
import { useWhose } from './use-whose.ts';

/** Leads to what comes up, of everybody or one's own as was chosen last, and tells how much that is; without the numbers when they could not be loaded. */
export function ComingUpNote({ onOpen }: { onOpen: () => void }) {
  const [whose] = useWhose();
  const query = useQuery(comingUpQuery(whose));
  const { data } = query;
  // On a phone the numbers take a second line, which would push down what stands below.
  if (isUnanswered(query)) return <Growing />;
  const numbers = data && [
    comingText(data.interviews, 'interview', 'interviews'),
    comingText(data.joiners, 'person to join', 'people to join'),
    data.follow_ups && comingText(data.follow_ups, 'follow-up', 'follow-ups'),
  ];
  const told = numbers ? numbers.filter((text) => text !== null && text !== '') : [];
  // The dialog opens at what was chosen there last, and says the same.
  const before = whose === 'mine' ? ', yours' : '';
  return (
    <Text size="sm" c="dimmed">
      <span className={classes.part}>
        <OpeningLink onOpen={onOpen}>Coming Up</OpeningLink>
        {told.length > 0 && `${before}:`}
      </span>
      {told.map((text, index) => (
        <Fragment key={text}>
          {' '}
          <span className={classes.part}>{text + (index < told.length - 1 ? ';' : '.')}</span>
        </Fragment>
      ))}
    </Text>
  );
}
