import { DAY_MS, formatDate } from './dates.ts';
import { counted } from './text.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;

/** How long ago an instant (ISO) was: "just now", "5 minutes ago", "2 hours ago", and from the second day on "on November 21, 2026". */
export function agoText(iso: string, now: number, timeZone: string): string {
  const ms = now - Date.parse(iso);
  if (ms < MINUTE_MS) return 'just now';
  if (ms < HOUR_MS) return `${counted(Math.floor(ms / MINUTE_MS), 'minute')} ago`;
  if (ms < DAY_MS) return `${counted(Math.floor(ms / HOUR_MS), 'hour')} ago`;
  return `on ${formatDate(iso, timeZone)}`;
}
