import { Button, Text } from '@mantine/core';
import type { FollowUp } from '#contract/coming-up.ts';
import { comingUp as texts } from '#contract/messages/coming-up.ts';
import { useToday } from '#web/lib/app-info.ts';
import { Dot } from '#web/ui/dot.tsx';
import { TextLink } from '#web/ui/links.tsx';
import { useFollowUp } from '#web/ui/use-follow-up.ts';
import classes from './coming-up.module.css';
import { dayGroupOf, dayText } from './day-groups.ts';
import { DayLists, type DayListsView } from './day-lists.tsx';
import { leaving } from './in-job.tsx';

interface FollowUpsProps extends DayListsView {
  items: readonly FollowUp[];
  total: number;
  overdue: number;
  /** of those notes alone that one wrote */
  isMine: boolean;
  /** the note whose link was pressed, when one comes back */
  pressed: string | undefined;
  onGo: (pressed?: string) => void;
}

/** The notes to come back to, by their day. */
export function FollowUps({ items, total, overdue, isMine, pressed, onGo, ...view }: FollowUpsProps) {
  const today = useToday();
  return (
    <DayLists
      {...view}
      counts={{ total, overdue }}
      items={items}
      idOf={({ note_id }) => note_id}
      groupOf={({ follow_up_on }) => (follow_up_on < today ? 'Overdue' : dayGroupOf(follow_up_on, today))}
      whenOf={({ follow_up_on }) => ({ dateTime: follow_up_on, parts: [dayText(follow_up_on, today)] })}
      renderItem={(note) => (
        <Note note={note} wasPressed={note.note_id === pressed} onGo={() => onGo(note.note_id)} />
      )}
      empty={
        isMine
          ? { title: texts.noneOfMine, description: texts.whatNotesAreMine }
          : { title: texts.noFollowUp, description: texts.setFollowUp }
      }
    />
  );
}

interface NoteProps {
  note: FollowUp;
  /** when one comes back, it has the focus again */
  wasPressed: boolean;
  onGo: () => void;
}

/** Leads to the person's page and to the job, tells how the note begins and who wrote it, and takes that it was followed up. */
function Note({ note, wasPressed, onGo }: NoteProps) {
  const { candidate_id, name, job, text, written_by_name, note_id, version } = note;
  const { run, busy } = useFollowUp(candidate_id, name);
  return (
    <>
      <TextLink
        to="/candidate/$id"
        params={{ id: candidate_id }}
        size="sm"
        fw={500}
        data-autofocus={wasPressed || undefined}
        onClick={leaving(onGo)}
      >
        {name}
      </TextLink>
      <Text size="sm" component="div" className={classes.noted}>
        <div className={classes.more}>{text}</div>
        <Text size="xs" c="dimmed" mt={2}>
          {written_by_name ?? 'Unknown'}
          {job && (
            <>
              <Dot /> about{' '}
              <TextLink
                to="/jobs/$id/candidates"
                params={{ id: job.id }}
                inherit
                underline="always"
                onClick={leaving(onGo)}
              >
                {job.jd_id} {job.title}
              </TextLink>
            </>
          )}
        </Text>
      </Text>
      <Button
        size="compact-sm"
        variant="default"
        className={classes.done}
        loading={busy}
        aria-label={`Done: follow up with ${name}`}
        onClick={() => void run({ id: note_id, version })}
      >
        Done
      </Button>
    </>
  );
}
