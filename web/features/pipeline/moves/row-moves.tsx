import { ActionIcon, Menu } from '@mantine/core';
import { IconDotsVertical } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { CANDIDATE_STATUS_LABELS } from '#contract/candidate-status.ts';
import { type Interview, NOTHING_SAID } from '#contract/interview.ts';
import { messages } from '#contract/messages.ts';
import { errorText } from '#web/lib/api.ts';
import { useOnce } from '#web/lib/use-once.ts';
import { toast } from '#web/ui/toast.ts';
import { type AskedDeed, deedOf, interviewDeed, MISSED } from '../deeds/deeds.ts';
import { inJob } from './person-moves.tsx';
import { personQuery } from '../pipeline.queries.ts';
import { useInterviewDone } from '../interviews/use-interview-done.ts';
import { useMissed } from '../interviews/use-missed.ts';
import { useMoves } from './use-moves.ts';

interface RowMovesProps {
  /** a person in a job, of whom the row knows no more, but for the interview where it is one */
  person: {
    assignment_id: string;
    candidate_id: string;
    name: string;
    job_id: string;
    title: string;
    /** the day that somebody is to join on, where it is known */
    joining_on?: string;
  } & Partial<Interview>;
  /** what the row tells the time or day of, which can be changed */
  of: 'interview' | 'offer';
  ask: (asked: AskedDeed) => void;
  /** whether the list has gone, so that nobody answers to `ask` any more */
  isGone: () => boolean;
  /** something is done at once, without a dialog */
  onDone: () => void;
  /** its menu opens or closes, which Escape does first */
  onMenu: (isOpen: boolean) => void;
  /** it was the last row from which a dialog was opened: its button is found by `[data-asked]` */
  wasAsked: boolean;
}

/** What is done with somebody from a list of what is to come in all jobs. */
export default function RowMoves({ person, of, ask, isGone, onDone, onMenu, wasAsked }: RowMovesProps) {
  const button = useRef<HTMLButtonElement>(null);
  // A row may go with its menu open.
  useEffect(() => () => onMenu(false), [onMenu]);
  const client = useQueryClient();
  // Whose interview is done is gone from the list, which asks on.
  const { move, saving } = useMoves(person.job_id, { ask, isGone });
  const interviewDone = useInterviewDone(move);
  const { run: markDone } = useOnce(async () => {
    onDone();
    try {
      const { assignments, ...known } = await client.fetchQuery(personQuery(person.candidate_id));
      const assignment = assignments.find(({ id }) => id === person.assignment_id);
      if (assignment) await interviewDone(inJob({ ...known, assignments }, assignment));
      else toast.error(messages.assignment.notFound);
    } catch (error) {
      toast.error(errorText(error));
    }
  });
  const interviewAt = of === 'interview' ? (person.interview_at ?? null) : null;
  const missed = useMissed({ status: 'interview_scheduled', interview_at: interviewAt });
  const offerWords = person.joining_on === undefined ? 'Set joining date' : 'Change offer';
  const askFor = (asked: AskedDeed) => {
    // The dialog gives the focus back to where it was: not to the item, which goes with the menu.
    button.current?.focus();
    ask(asked);
  };
  return (
    <Menu position="bottom-end" onChange={onMenu}>
      <Menu.Target>
        <ActionIcon
          ref={button}
          variant="subtle"
          color="gray"
          data-asked={wasAsked || undefined}
          loading={saving.has(person.assignment_id)}
          aria-label={`Update ${person.name} in ${person.title}`}
        >
          <IconDotsVertical size={16} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item onClick={() => askFor({ deed: 'status' })}>Update Status…</Menu.Item>
        {of === 'interview' && (
          <Menu.Item
            onClick={() => {
              button.current?.focus();
              void markDone();
            }}
          >
            {deedOf('interviewed')}
          </Menu.Item>
        )}
        {of === 'offer' &&
          (['joined', 'did_not_join'] as const).map((to) => (
            <Menu.Item key={to} onClick={() => askFor({ deed: 'status', to })}>
              {CANDIDATE_STATUS_LABELS[to]}…
            </Menu.Item>
          ))}
        {missed !== null && (
          <Menu.Item onClick={() => askFor({ deed: 'missed', at: missed })}>{MISSED}…</Menu.Item>
        )}
        <Menu.Item onClick={() => askFor({ deed: of })}>
          {of === 'interview' ? interviewDeed({ ...NOTHING_SAID, ...person }) : offerWords}…
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
