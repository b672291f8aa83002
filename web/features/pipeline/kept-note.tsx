import { Anchor, Text } from '@mantine/core';
import { useRef, useState } from 'react';
import { formatMoment } from '#contract/dates.ts';
import { useTimeZone } from '#web/lib/app-info.ts';
import type { Draft } from '#web/lib/draft.ts';
import { useSending } from '#web/ui/sending-modal.tsx';

interface KeptNoteProps {
  draft: Pick<Draft<unknown>, 'kept' | 'discard'>;
  /** what stands below; a dialog may have two such notes */
  of: 'interview' | 'offer' | 'notes';
  /** puts the fields back to where nothing was typed */
  onDiscard: () => void;
}

/** Says that the fields below hold what was typed before, and offers to throw it away; nothing when there is nothing. */
export function KeptNote({ draft, of, onDiscard }: KeptNoteProps) {
  const timeZone = useTimeZone();
  const line = useRef<HTMLParagraphElement>(null);
  const [isAsking, setAsking] = useState(false);
  // Escape answers the question, and leaves the dialog below it open.
  useSending(isAsking);
  if (!draft.kept) return null;
  const discard = async () => {
    // Imported above, it has what screens share cut so that a job's first load takes more of it.
    const { confirm } = await import('#web/ui/confirm.ts');
    setAsking(true);
    const isMeant = await confirm({
      title: 'Discard your changes?',
      body: `What you typed of the ${of} has not been saved and will be lost.`,
      confirmLabel: 'Discard',
      cancelLabel: 'Keep editing',
      danger: true,
    });
    setAsking(false);
    if (!isMeant) return;
    // What was pressed goes: on with the field that it was about.
    const below = line.current?.nextElementSibling;
    draft.discard();
    onDiscard();
    below?.querySelector<HTMLElement>('input, textarea, select, button')?.focus();
  };
  return (
    <Text ref={line} size="sm" c="dimmed" role="status">
      We kept what you typed on {formatMoment(draft.kept.at.toISOString(), timeZone)}.{' '}
      <Anchor
        component="button"
        type="button"
        inherit
        underline="always"
        aria-label={`Discard what was kept of the ${of}`}
        onClick={() => void discard()}
      >
        Discard
      </Anchor>
    </Text>
  );
}
