export const executive = {
  empty: 'No data available. Please check your database connection.',
  nothingYet: 'Nothing has been measured yet. The numbers begin with your first job and its candidates.',
  notEnough: 'Not enough data',
  nothingBefore: 'No earlier data to compare',
  failed: 'The executive dashboard could not be loaded',
  planFailed: 'The hiring plan could not be loaded',
  planSaved: { title: 'Hiring plan saved' },
  planSaveFailed: { title: 'Failed to save the hiring plan. Please try again.' },
} as const;
