import { dayOf } from '#contract/dates.ts';

/** The one source of "now" and "today" (a calendar day in the installation's time zone), so that tests can set it. */
export interface Clock {
  readonly timeZone: string;
  now(): Date;
  today(): string;
}

const MINUTE_MS = 60_000;

export function systemClock(timeZone: string): Clock {
  // Days begin with a minute, everywhere, and telling the day takes longer than much of what asks for it.
  let known = { minute: NaN, day: '' };
  const today = () => {
    const now = new Date();
    const minute = Math.floor(now.getTime() / MINUTE_MS);
    if (minute !== known.minute) known = { minute, day: dayOf(now, timeZone) };
    return known.day;
  };
  return { timeZone, now: () => new Date(), today };
}
