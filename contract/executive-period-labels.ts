import type { Period } from './executive-period.ts';

/** What the periods are called; apart from their words, which the address of every screen is checked by. */
export const PERIOD_LABELS: Record<Period, string> = {
  '30-days': 'Last 30 days',
  '90-days': 'Last 90 days',
  '6-months': 'Last 6 months',
  '12-months': 'Last 12 months',
  month: 'This month',
  'last-month': 'Last month',
  quarter: 'This quarter',
  'last-quarter': 'Last quarter',
  'financial-year': 'This financial year',
};
