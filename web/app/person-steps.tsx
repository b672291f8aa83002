import { ActionIcon, Group, Text } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { numberListed } from '#contract/text.ts';
import { pressedBy, type PressingShortcut } from '#web/lib/pressed-by.ts';
import { hint } from '#web/ui/hint.tsx';
import { IconLink } from '#web/ui/links.tsx';
import type { PersonSteps } from './person-walk.ts';

/** Leads to the people before and after in the list that a person was opened from, with what it was asked for in resumes. */
export function StepThroughPeople({
  previous,
  next,
  place,
  count,
  resume,
}: PersonSteps & { resume: string | undefined }) {
  return (
    <Group
      component="nav"
      aria-label="Through the list"
      gap={2}
      // No higher than the words beside it: the heading stands where it does without.
      my={-5}
      wrap="nowrap"
      data-print="none"
      data-deeds
    >
      <Step
        to={previous}
        resume={resume}
        label="Previous candidate"
        shortcut="previousPerson"
        icon={IconChevronLeft}
      />
      <Text size="sm" c="dimmed">
        {place.toLocaleString('en-IN')} of {numberListed(count)}
      </Text>
      <Step to={next} resume={resume} label="Next candidate" shortcut="nextPerson" icon={IconChevronRight} />
    </Group>
  );
}

interface StepProps {
  /** undefined at the list's end */
  to: PersonSteps['next'];
  /** what the list was asked for in resumes */
  resume: string | undefined;
  label: string;
  shortcut: PressingShortcut;
  icon: typeof IconChevronLeft;
}

function Step({ to, resume, label, shortcut, icon: Icon }: StepProps) {
  const look = { variant: 'subtle', color: 'gray', size: 28 } as const;
  if (!to)
    return (
      <ActionIcon {...look} aria-label={label} disabled>
        <Icon size={18} aria-hidden />
      </ActionIcon>
    );
  return (
    <IconLink
      {...look}
      {...pressedBy(shortcut)}
      to="/candidate/$id"
      params={{ id: to.id }}
      search={resume === undefined ? {} : { resume }}
      state={{ isStep: true }}
      // Back still leads to the list, at once.
      replace
      // Not by the name, by which the palette is to find the person and not the step.
      aria-label={label}
      {...hint(to.name)}
    >
      <Icon size={18} aria-hidden />
    </IconLink>
  );
}
