import { Text } from '@mantine/core';
import type { MouseEvent, ReactNode } from 'react';
import type { ComingInterview, ComingJoiner } from '#contract/coming-up.ts';
import type { Interview } from '#contract/interview.ts';
import { LinkedText } from '#web/ui/linked-text.tsx';
import { TextLink } from '#web/ui/links.tsx';
import classes from './coming-up.module.css';

/** Somebody in a job to whom something is to happen there. */
export type ComingPerson = Omit<ComingInterview, keyof Interview | 'version'> &
  Partial<Interview & Pick<ComingJoiner, 'joining_on'>>;

interface InJobProps {
  person: ComingPerson;
  /** what else is to be known */
  more: string | null;
  /** the assignment whose link was pressed: when one comes back, it has the focus again */
  pressed: string | undefined;
  onGo: (pressed: string) => void;
  /** what is done with the person, for whoever may */
  movesOf: ((person: ComingPerson) => ReactNode) | undefined;
}

/** Leads to the person's page, and to the job; with what is done with them. */
export function InJob({ person, more, pressed, onGo, movesOf }: InJobProps) {
  const { assignment_id, candidate_id, name, job_id, jd_id, title } = person;
  const onLeave = leaving(() => onGo(assignment_id));
  return (
    <>
      <TextLink
        to="/candidate/$id"
        params={{ id: candidate_id }}
        size="sm"
        fw={500}
        data-autofocus={assignment_id === pressed || undefined}
        onClick={onLeave}
      >
        {name}
      </TextLink>
      <Text size="sm">
        <TextLink to="/jobs/$id/candidates" params={{ id: job_id }} inherit onClick={onLeave}>
          {title}
        </TextLink>{' '}
        <Text span size="xs" c="dimmed" className={classes.jd}>
          {jd_id}
        </Text>
        {more !== null && (
          <Text span size="xs" c="dimmed" display="block" mt={2} className={classes.more}>
            <LinkedText>{more}</LinkedText>
          </Text>
        )}
      </Text>
      {movesOf && <div className={classes.moves}>{movesOf(person)}</div>}
    </>
  );
}

/** Of a link: not when it is opened beside, in a tab or window of its own. */
export const leaving =
  (onGo: () => void) =>
  ({ currentTarget, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent<HTMLAnchorElement>) => {
    if (ctrlKey || metaKey || shiftKey || altKey) return;
    onGo();
    // The screen that is shown already takes no focus by itself.
    if (currentTarget.pathname === window.location.pathname)
      setTimeout(() => document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true }));
  };
