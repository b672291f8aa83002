/** An event as calendars take it. */
export interface CalendarEvent {
  /** the same for the same event, so that a calendar puts a later time in the place of the former */
  id: string;
  /** when it begins (ISO) */
  at: string;
  title: string;
  /** where one reads on */
  url: string;
}

/** Nobody says how long an interview lasts; a calendar wants to know. In minutes. */
const LASTS = 60;

/** A calendar file (RFC 5545) with one event; `now` is when it is made. */
export function calendarFile({ id, at, title, url }: CalendarEvent, now: Date): Blob {
  const start = new Date(at);
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Niyukti//EN',
    'BEGIN:VEVENT',
    `UID:${id}@${new URL(url).hostname}`,
    `DTSTAMP:${utc(now)}`,
    `DTSTART:${utc(start)}`,
    `DTEND:${utc(new Date(start.getTime() + LASTS * 60_000))}`,
    `SUMMARY:${escaped(title)}`,
    `DESCRIPTION:${escaped(url)}`,
    `URL:${url}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return new Blob([lines.map((line) => `${folded(line)}\r\n`).join('')], { type: 'text/calendar' });
}

/** "20261121T053000Z" */
const utc = (instant: Date) => `${instant.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;

const escaped = (text: string) =>
  text.replaceAll(/[\\;,]/g, String.raw`\$&`).replaceAll(/\s*[\r\n]+\s*/g, ' ');

/** No line may be longer than 75 bytes; what goes on begins with a space. */
function folded(line: string): string {
  const parts = [''];
  for (const character of line) {
    const longer = parts.at(-1)! + character;
    if (new TextEncoder().encode(longer).length > 74) parts.push(character);
    else parts[parts.length - 1] = longer;
  }
  return parts.join('\r\n ');
}
