import { Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { CANDIDATE_STATUS_LABELS, type CandidateStatus } from '#contract/candidate-status.ts';
import { TextLink } from '#web/ui/links.tsx';
import classes from './coming-up.module.css';
import { type ComingPerson, InJob, leaving } from './in-job.tsx';

interface UndatedProps {
  at: CandidateStatus;
  title: string;
  people: readonly ComingPerson[];
  /** all of them, whom the list may not hold */
  total: number;
  /** the assignment whose link was pressed, when one comes back */
  pressed: string | undefined;
  onGo: (pressed?: string) => void;
  movesOf: ((person: ComingPerson) => ReactNode) | undefined;
}

/** Those at a status of whom nobody has said when; nothing where there is nobody. */
export function Undated({ at, title, people, total, onGo, pressed, movesOf }: UndatedProps) {
  if (total === 0) return null;
  return (
    <section aria-label={title}>
      <Title order={3} size="h5" mb={6}>
        {title}{' '}
        <Text span size="xs" c="dimmed">
          {total.toLocaleString('en-IN')}
        </Text>
      </Title>
      <ul className={classes.list}>
        {people.map((person) => (
          <li key={person.assignment_id} className={classes.person} data-undated>
            <InJob
              person={person}
              more={person.interview_details ?? null}
              pressed={pressed}
              onGo={onGo}
              movesOf={movesOf}
            />
          </li>
        ))}
      </ul>
      {total > people.length && (
        <Text size="sm" c="dimmed" mt={6}>
          These are the {people.length} who came into their job first.{' '}
          <TextLink to="/candidates" search={{ status: at }} underline="always" onClick={leaving(onGo)}>
            All at {CANDIDATE_STATUS_LABELS[at]}
          </TextLink>
        </Text>
      )}
    </section>
  );
}
