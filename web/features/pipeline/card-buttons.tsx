import { ActionIcon, Button, Group, Menu } from '@mantine/core';
import { IconDotsVertical, IconFileText, IconHistory, IconPencil, IconTrash } from '@tabler/icons-react';
import type { PipelineCandidate } from '#contract/assignments.ts';
import { STATUSES_WITH_REASON } from '#contract/candidate-status.ts';
import { asOffered } from '#contract/offered-statuses.ts';
import { ButtonLink } from '#web/ui/links.tsx';
import { type Ask, deedOf, type Move } from './deeds.ts';
import classes from './pipeline.module.css';

interface CardButtonsProps {
  candidate: PipelineCandidate;
  saving: boolean;
  ask: Ask;
  move: Move;
}

/** What the reader may do with a person of the pipeline. */
export function CardButtons({ candidate, saving, ask, move }: CardButtonsProps) {
  const { can, name, resume_url, status } = candidate;
  return (
    <Group gap="xs" className={classes.cardButtons}>
      {can.change_status && (
        <Button size="compact-sm" onClick={() => ask({ deed: 'status', candidate })}>
          Update Status
        </Button>
      )}
      {can.change_status && status === 'interview_scheduled' && (
        <Button
          size="compact-sm"
          variant="default"
          loading={saving}
          onClick={() => void move(candidate, 'interviewed')}
        >
          {deedOf('interviewed')}
        </Button>
      )}
      {resume_url && (
        <Button
          component="a"
          href={resume_url}
          target="_blank"
          rel="noreferrer"
          size="compact-sm"
          variant="default"
          leftSection={<IconFileText size={14} aria-hidden />}
        >
          View Resume
        </Button>
      )}
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
      <Button
        size="compact-sm"
        variant="default"
        aria-label={`History of ${name}`}
        leftSection={<IconHistory size={14} aria-hidden />}
        onClick={() => ask({ deed: 'history', candidate })}
      >
        History
      </Button>
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
  );
}

/** Saying no, or not now; each asks why. */
function SayNo({ candidate, ask }: { candidate: PipelineCandidate; ask: Ask }) {
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" aria-label={`Say no to ${candidate.name}, or not now`}>
          <IconDotsVertical size={16} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {asOffered(STATUSES_WITH_REASON).map((status) => (
          <Menu.Item
            key={status}
            disabled={candidate.status === status}
            onClick={() => ask({ deed: 'reason', candidate, choices: [status] })}
          >
            {deedOf(status)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
