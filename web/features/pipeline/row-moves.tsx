import { ActionIcon, Menu } from '@mantine/core';
import { IconDotsVertical } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { messages } from '#contract/messages.ts';
import { errorText } from '#web/lib/api.ts';
import { useOnce } from '#web/lib/use-once.ts';
import { toast } from '#web/ui/toast.ts';
import { type AskedDeed, deedOf } from './deeds.ts';
import { inJob } from './person-moves.tsx';
import { personQuery } from './pipeline.queries.ts';
import { useInterviewDone } from './use-interview-done.ts';
import { useMoves } from './use-moves.ts';

interface RowMovesProps {
  /** a person in a job, of whom the row knows no more */
  person: { assignment_id: string; candidate_id: string; name: string; job_id: string; title: string };
  /** what the row tells the time or day of, which can be changed */
  of: 'interview' | 'offer';
  ask: (asked: AskedDeed) => void;
  /** something is done at once, without a dialog */
  onDone: () => void;
  /** its menu opens or closes, which Escape does first */
  onMenu: (isOpen: boolean) => void;
  /** it was the last row from which a dialog was opened: its button is found by `[data-asked]` */
  wasAsked: boolean;
}

/** What is done with somebody from a list of what is to come in all jobs. */
export default function RowMoves({ person, of, ask, onDone, onMenu, wasAsked }: RowMovesProps) {
  const button = useRef<HTMLButtonElement>(null);
  // A row may go with its menu open.
  useEffect(() => () => onMenu(false), [onMenu]);
  const client = useQueryClient();
  const { move, saving } = useMoves(person.job_id);
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
  const askFor = (deed: 'status' | 'interview' | 'offer') => {
    // The dialog gives the focus back to where it was: not to the item, which goes with the menu.
    button.current?.focus();
    ask({ deed });
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
        <Menu.Item onClick={() => askFor('status')}>Update Status…</Menu.Item>
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
        <Menu.Item onClick={() => askFor(of)}>
          {of === 'interview' ? 'Change interview' : 'Change offer'}…
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
