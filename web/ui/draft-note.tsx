import { Alert, Button, Group, Text } from '@mantine/core';
import { IconHistory } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { formatMoment } from '#contract/dates.ts';
import { useTimeZone } from '#web/lib/app-info.ts';
import type { Draft } from '#web/lib/draft.ts';
import { askToDiscard } from './ask-to-discard.ts';
import classes from './note.module.css';

interface DraftNoteProps<T> {
  draft: Draft<T>;
  /** puts the form back to where nothing was typed */
  onDiscard: () => void;
  /** more to say about it */
  children?: ReactNode;
}

/** Says that the form holds what was typed before, and offers to throw it away; nothing when there is nothing. */
export function DraftNote<T>({ draft, onDiscard, children }: DraftNoteProps<T>) {
  const timeZone = useTimeZone();
  if (!draft.kept) return null;
  const discard = async () => {
    if (!(await askToDiscard())) return;
    draft.discard();
    onDiscard();
  };
  return (
    <Alert
      role="status"
      variant="light"
      icon={<IconHistory size={18} aria-hidden />}
      classNames={{ wrapper: classes.line, icon: classes.sign }}
    >
      <Group justify="space-between" gap="sm">
        <div>
          <Text size="sm">
            We kept what you typed on {formatMoment(draft.kept.at.toISOString(), timeZone)}.
          </Text>
          {children}
        </div>
        <Button variant="default" size="xs" onClick={() => void discard()}>
          Discard
        </Button>
      </Group>
    </Alert>
  );
}
