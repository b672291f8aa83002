import { DAY_MS, dayOf, DEFAULT_TIME_ZONE } from './dates.ts';
import { zoneFormats } from './zone-formats.ts';

const clockFormat = zoneFormats('en-GB', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });

/** The time of day of an instant in a time zone, as a clock of 24 hours shows it: "17:40". */
export function timeOf(instant: Date, timeZone: string = DEFAULT_TIME_ZONE): string {
  return clockFormat(timeZone).format(instant);
}

/**
 * The instant at which it is this time ("17:40") of a day (YYYY-MM-DD) in a time zone. Of an hour that the clocks go
 * through twice the first; where they leave the time out, as much later.
 */
export function momentOf(day: string, time: string, timeZone: string = DEFAULT_TIME_ZONE): Date {
  const asUtc = Date.parse(`${day}T${time}:00Z`);
  const offsetAt = (at: number) => {
    const there = new Date(at);
    return Date.parse(`${dayOf(there, timeZone)}T${timeOf(there, timeZone)}:00Z`) - at;
  };
  const offsets = [offsetAt(asUtc - DAY_MS), offsetAt(asUtc + DAY_MS)];
  const fitting = offsets.find((offset) => offsetAt(asUtc - offset) === offset);
  return new Date(asUtc - (fitting ?? offsets[0]!));
}
