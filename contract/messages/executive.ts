import type { Toast } from './toast.ts';

export const executive = {
  empty: 'No data available. Please check your database connection.',
  nothingYet: 'Nothing has been measured yet. The numbers begin with your first job and its candidates.',
  notEnough: 'Not enough data',
  nothingBefore: 'No earlier data to compare',
  failed: 'The executive dashboard could not be loaded',
  saveFailed: { title: 'Error', body: 'The figures could not be downloaded. Please try again.' },
  planFailed: 'The hiring plan could not be loaded',
  planSaved: { title: 'Hiring plan saved' },
  planSaveFailed: { title: 'Failed to save the hiring plan. Please try again.' },
} as const;

/** That all figures have come, and as which file. */
export function executiveSaved(fileName: string): Toast {
  return { title: 'Downloaded', body: `${fileName}: every figure of this screen, a sheet for each.` };
}
