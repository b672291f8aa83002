import ical from 'ical-generator';
import { saveFile } from './save-file.ts';
import { linkedParts } from './text-links.ts';

/** An event as calendars take it. */
export interface CalendarEvent {
  /** the same for the same event, so that a calendar puts a later time in the place of the former */
  id: string;
  /** rises with each change, or a calendar keeps the former time */
  sequence: number;
  /** when it begins (ISO) */
  at: string;
  title: string;
  /** what else is to be known of it, a place or a link among it */
  details: string | null;
  /** where one reads on */
  url: string;
}

/** Nobody says how long an interview lasts; a calendar wants to know. In minutes. */
const LASTS = 60;

const linkIn = (text: string) => linkedParts(text).find(({ href }) => href !== undefined)?.href;

/** Saves an event as a file for a calendar. */
export function saveEvent(event: CalendarEvent, name: string): void {
  saveFile({ blob: calendarFile(event, new Date()), name });
}

/** A calendar file (RFC 5545) with one event; `now` is when it is made. */
export function calendarFile({ id, sequence, at, title, details, url }: CalendarEvent, now: Date): Blob {
  const start = new Date(at);
  const calendar = ical({ prodId: { company: 'Niyukti', product: 'Niyukti' } });
  calendar.createEvent({
    id: `${id}@${new URL(url).hostname}`,
    sequence,
    stamp: now,
    start,
    end: new Date(start.getTime() + LASTS * 60_000),
    summary: title.replaceAll(/\s*[\r\n]+\s*/g, ' '),
    // Calendars make a button of a call's link here; an address stands among the other words.
    location: details === null ? null : (linkIn(details) ?? details.replaceAll(/[\s,;]*[\r\n]+\s*/g, ', ')),
    description: details === null ? url : `${details}\n\n${url}`,
    url,
  });
  return new Blob([`${calendar.toString()}\r\n`], { type: 'text/calendar' });
}
