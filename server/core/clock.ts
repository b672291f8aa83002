import { dayOf } from '#contract/dates.ts';

/** The one source of "now" and "today" (a calendar day in the installation's time zone), so that tests can set it. */
export interface Clock {
  readonly timeZone: string;
  now(): Date;
  today(): string;
}

export function systemClock(timeZone: string): Clock {
  return { timeZone, now: () => new Date(), today: () => dayOf(new Date(), timeZone) };
}
