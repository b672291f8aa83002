import { Button, Group, Loader, Text } from '@mantine/core';
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react';
import { counted } from '#contract/text.ts';
import FellBackNote from '#web/ui/fell-back-note.tsx';
import OtherPersonNote from './other-person-note.tsx';
import type { OtherPerson } from './resume-beside-form.ts';
import classes from './resume-notes.module.css';
import type { Filling } from './use-resume-extraction.ts';

interface ResumeNotesProps {
  filling: Filling;
  /** set while the resume speaks of another person than what was typed */
  otherPerson: OtherPerson | null;
}

/** Below the chosen resume, where one looks: that the form is being filled in from it, what came of that, and what can be done. */
export default function ResumeNotes({ filling, otherPerson }: ResumeNotesProps) {
  return (
    <>
      <HowItStands {...filling} />
      {otherPerson && <OtherPersonNote {...otherPerson} />}
      {filling.is === 'done' && filling.fellBack && <FellBackNote />}
    </>
  );
}

// The toasts tell the same to those who listen.
function HowItStands(filling: Filling) {
  if (filling.is === 'on its way')
    return (
      <Group gap={8} wrap="nowrap">
        <Loader size={14} aria-hidden />
        <Text size="sm">Filling in the form from it…</Text>
      </Group>
    );
  if (filling.is === 'failed')
    return (
      <Group gap={8} wrap="nowrap" align="flex-start">
        <IconAlertTriangle size={16} aria-hidden className={classes.failed} />
        <div>
          <Text size="sm">
            {filling.why === null
              ? 'Nothing could be filled in from it.'
              : `Nothing could be filled in from it: ${filling.why.replace(/\.$/, '')}.`}{' '}
            The file is kept. Read it again, or type the details.
          </Text>
          <Button variant="default" size="compact-sm" mt={6} onClick={filling.onAgain}>
            Read again
          </Button>
        </div>
      </Group>
    );
  const { fields, missing } = filling;
  return (
    <Group gap={8} wrap="nowrap" align="flex-start">
      <IconCheck size={16} aria-hidden className={classes.done} />
      <Text size="sm">
        {fields === 0
          ? 'Nothing new was found in it.'
          : `Filled in from it: ${counted(fields, 'field')}, marked “From resume”. Please look over what was read.`}
        {missing.length > 0 && ` Not found in it: ${missing.join(', ')}.`}
      </Text>
    </Group>
  );
}
