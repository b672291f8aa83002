import { Text, type TextProps } from '@mantine/core';
import { useTimeZone } from '#web/lib/app-info.ts';
import { asideText, type MaybeAside } from './aside-words.ts';

interface AsideLineProps extends TextProps {
  /** in a job of which the reader may know why people are lost: a vendor may not */
  person: MaybeAside;
}

/** Why somebody is lost in a job, or on hold and since when, in short; nothing of anybody else. */
export function AsideLine({ person, ...text }: AsideLineProps) {
  const said = asideText(person, useTimeZone());
  if (said === null) return null;
  return (
    <Text size="sm" c="dimmed" lineClamp={2} data-hint={said} data-print="team" {...text}>
      {said}
    </Text>
  );
}
