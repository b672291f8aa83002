import { Badge, Button, Group } from '@mantine/core';
import { IconFileText, IconHistory, IconNote, IconPencil, IconTrash } from '@tabler/icons-react';
import type { PipelineCandidate } from '#contract/assignments.ts';
import { isShownByBrowsers } from '#contract/resume-type.ts';
import { useSession } from '#web/lib/session.ts';
import { ButtonLink } from '#web/ui/links.tsx';
import type { Ask, Move } from './deeds/deeds.ts';
import { MoveOn, SayNo } from './moves/move-buttons.tsx';
import classes from './pipeline.module.css';

interface CardButtonsProps {
  candidate: PipelineCandidate;
  saving: boolean;
  ask: Ask;
  move: Move;
}

/** What the reader may do with a person of the pipeline. */
export function CardButtons({ candidate, saving, ask, move }: CardButtonsProps) {
  const { can, name, notes, resume, resume_url } = candidate;
  const session = useSession();
  const viewing = {
    size: 'compact-sm',
    variant: 'default',
    leftSection: <IconFileText size={14} aria-hidden />,
  } as const;
  return (
    <Group gap="xs" className={classes.cardButtons}>
      {can.change_status && <MoveOn candidate={candidate} ask={ask} saving={saving} move={move} />}
      {resume_url &&
        (resume && !isShownByBrowsers(resume.mime_type) ? (
          <Button {...viewing} aria-haspopup="dialog" onClick={() => ask({ deed: 'resume', candidate })}>
            View Resume
          </Button>
        ) : (
          <Button {...viewing} component="a" href={resume_url} target="_blank" rel="noreferrer">
            View Resume
          </Button>
        ))}
      {can.edit && (
        <ButtonLink
          to="/edit-candidate/$id"
          params={{ id: candidate.candidate_id }}
          size="compact-sm"
          variant="default"
          leftSection={<IconPencil size={14} aria-hidden />}
        >
          Edit
        </ButtonLink>
      )}
      {session.can('candidate.note') && (
        <Button
          size="compact-sm"
          variant="default"
          aria-label={notes > 0 ? `Note… ${notes}: add a note about ${name}` : `Add a note about ${name}`}
          leftSection={<IconNote size={14} aria-hidden />}
          onClick={() => ask({ deed: 'note', candidate })}
        >
          Note…
          {notes > 0 && (
            <Badge size="sm" color="gray" ml={6} miw="max-content" component="span">
              {notes}
            </Badge>
          )}
        </Button>
      )}
      <Button
        size="compact-sm"
        variant="default"
        aria-label={`History of ${name}`}
        leftSection={<IconHistory size={14} aria-hidden />}
        onClick={() => ask({ deed: 'history', candidate })}
      >
        History
      </Button>
      {(can.remove || can.change_status) && (
        // Together: a sign alone in a row would be of nothing.
        <Group gap="xs" wrap="nowrap" className={classes.lastButtons}>
          {can.remove && (
            <Button
              size="compact-sm"
              variant="subtle"
              color="red"
              c="var(--mantine-color-error)"
              leftSection={<IconTrash size={14} aria-hidden />}
              aria-label={`Remove ${name}`}
              onClick={() => ask({ deed: 'remove', candidate })}
            >
              Remove
            </Button>
          )}
          {can.change_status && <SayNo candidate={candidate} ask={ask} />}
        </Group>
      )}
    </Group>
  );
}
