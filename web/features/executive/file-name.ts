import { formatDay } from '#contract/dates.ts';
import { DEFAULT_PERIOD } from '#contract/executive-period.ts';
import { PERIOD_LABELS } from '#contract/executive-period-labels.ts';
import type { Executive } from '#contract/executive.ts';
import type { ExecutiveFilter } from './executive.queries.ts';

/** Whose candidates the numbers are of, in words. */
export function sourceText({ source, company }: ExecutiveFilter): string {
  if (company !== undefined) return company;
  if (source === undefined) return 'All sources';
  return source === 'internal' ? 'Internal' : 'All vendors';
}

/** Of which days the numbers are, in words. */
export function periodText({ period = DEFAULT_PERIOD }: ExecutiveFilter, days: Executive['period']): string {
  return `${PERIOD_LABELS[period]}: ${formatDay(days.from)} to ${formatDay(days.to)}`;
}

/** The name of a file of figures, without extension: what they are, of which days, and of whose candidates. */
export function fileNameOf(what: string, days: Executive['period'], filter: ExecutiveFilter): string {
  return `${what}_${days.from}_to_${days.to}_${wordOf(sourceText(filter))}`;
}

/** Letters of a source in the name of a file: systems take 255 bytes, of which a letter may be three. */
const MOST_LETTERS = 50;

/** As it may stand in the name of a file, whichever system keeps it. */
function wordOf(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .slice(0, MOST_LETTERS)
    .replace(/^-|-$/g, '');
}
