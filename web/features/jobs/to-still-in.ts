/** Where a job's people are shown of whom nothing is decided yet. */
export const toStillIn = (id: string) =>
  ({ to: '/jobs/$id/candidates', params: { id }, search: { only: 'undecided' } }) as const;
