import { z } from 'zod';
import { daySchema } from '#contract/fields.ts';
import { importMessages } from '#contract/import-messages.ts';
import type { Clock } from '../core/clock.ts';
import { withIsoDay } from './legacy-days.ts';

/** By what old instants are checked. */
export type Instants = Pick<Clock, 'now' | 'today'>;

const FORM =
  /^(\d{4}-\d{2}-\d{2})(?:[t, ]+(\d{1,2})(:\d{2}(?::\d{2}(?:\.\d{1,9})?)?)(?: ?([ap])\.?m\.?)?(?: ?(z|[+-]\d{2}(?::?\d{2})?))?)?$/i;
const NOON = 12;

/**
 * A text as the instant that it names, as databases write it ("2024-03-05 10:30:00+00"; UTC without an offset), or a day.
 * Blank (null) stays undefined, so that it is of now. What lies ahead is refused: such a record would be the newest for long.
 */
export function pastInstant({ now, today }: Instants) {
  return z
    .string()
    .nullable()
    .transform((text, context) => {
      if (text === null) return undefined;
      const instant = instantOf(text, today(), now());
      if (typeof instant !== 'string') return instant;
      context.addIssue(instant);
      return z.NEVER;
    });
}

/** The instant, or what is wrong with its text. */
function instantOf(text: string, today: string, now: Date): Date | string {
  const [, day = '', hour, minutes = '', half, offset] = FORM.exec(withIsoDay(text)) ?? [];
  if (!daySchema.safeParse(day).success) return importMessages.legacy.instantForm;
  if (hour === undefined) {
    if (day > today) return importMessages.legacy.future;
    // At this hour it is the same day in nearly every time zone.
    return new Date(Math.min(Date.parse(`${day}T10:00:00Z`), now.getTime()));
  }
  const instant = new Date(`${day}T${hourOfDay(hour, half)}${minutes}${fullOffset(offset ?? 'Z')}`);
  if (Number.isNaN(instant.getTime())) return importMessages.legacy.instantForm;
  // A time of today that says no offset may be of a clock that is ahead of the one it is read by.
  if (offset === undefined && instant > now && day <= today) return now;
  return instant > now ? importMessages.legacy.future : instant;
}

/** "17" of 5 p.m., and "00" of 12 a.m.; without a half of the day the hour as it is. */
export function hourOfDay(hour: string, half: string | undefined): string {
  const hours = half === undefined ? Number(hour) : (Number(hour) % NOON) + (/p/i.test(half) ? NOON : 0);
  return String(hours).padStart(2, '0');
}

/** "+05:30" of "+0530" and of "+05:30", "+00:00" of "+00". */
function fullOffset(offset: string): string {
  if (/^z$/i.test(offset)) return 'Z';
  const digits = offset.slice(1).replace(':', '').padEnd(4, '0');
  return `${offset.slice(0, 1)}${digits.slice(0, 2)}:${digits.slice(2)}`;
}
