import { useSyncExternalStore } from 'react';
import { agoText } from '#contract/ago.ts';
import { formatMoment } from '#contract/dates.ts';
import { onLookedAt, useTimeZone } from '#web/lib/app-info.ts';

/** How long ago something happened (ISO), with the moment itself on hover; renewed by the minute. */
export function Ago({ at }: { at: string }) {
  const timeZone = useTimeZone();
  const text = () => agoText(at, Date.now(), timeZone);
  const shown = useSyncExternalStore(onLookedAt, text, text);
  return (
    <time dateTime={at} data-hint={formatMoment(at, timeZone)}>
      {shown}
    </time>
  );
}
