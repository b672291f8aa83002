// What assignments have reached and how long jobs and hires took, as the executive dashboard counts it and lists are
// narrowed down by: apart from the dashboard's numbers, as the address of every list is checked by these words.
import { STAGE_LABELS } from './candidate-status.ts';

/** What the funnel and the time in each stage are told of, in order. */
export const FUNNEL_STAGES = ['entered', 'shortlist', 'interview', 'selected', 'offer', 'joined'] as const;
export type FunnelStage = (typeof FUNNEL_STAGES)[number];
export const FUNNEL_LABELS: Record<FunnelStage, string> = { entered: 'Screening', ...STAGE_LABELS };

/** Days from creation to joining, each up to and with its number; the last is open. */
export const TIME_TO_HIRE_BANDS = [15, 30, 45, 60, 90, null] as const;
/** The same bands in the words of an address. */
export const TIME_TO_HIRE_WORDS = ['0-15', '16-30', '31-45', '46-60', '61-90', 'over-90'] as const;
export type TimeToHireWord = (typeof TIME_TO_HIRE_WORDS)[number];

/** Days since a job was published, each up to and with its number; the last is open. */
export const JOB_AGE_BANDS = [30, 60, 90, 180, null] as const;
/** The same bands in the words of an address. */
export const JOB_AGE_WORDS = ['0-30', '31-60', '61-90', '91-180', 'over-180'] as const;
export type JobAgeWord = (typeof JOB_AGE_WORDS)[number];

/** "16-30 days", "More than 90 days": a band by its word. */
export const bandLabel = (word: string): string => `${word.replace('over-', 'More than ')} days`;

/** Whether somebody was ever selected for a job, as the dashboard tells active jobs apart. */
export const SELECTED_FILTERS = ['some', 'none'] as const;
export type SelectedFilter = (typeof SELECTED_FILTERS)[number];

/** The days of the band at an index: more than `over`, up to and with `upTo`; null where it is open. */
export function bandAt(
  bands: readonly (number | null)[],
  index: number,
): { over: number | null; upTo: number | null } {
  return { over: bands[index - 1] ?? null, upTo: bands[index] ?? null };
}
