import { useRouter, type LinkOptions } from '@tanstack/react-router';
import { useState } from 'react';

const JOB = /^\/jobs\/([^/]+)\/candidates$/;

/**
 * The way back from a person's page: to the job or the list that it was opened from, as it was left, else to the list
 * of candidates.
 */
export function useCameFrom(): LinkOptions & { label: string } {
  const router = useRouter();
  // While a screen is first drawn, the router still counts the one before as the one that is shown.
  const [from] = useState(() => router.state.resolvedLocation);
  const label = 'Back to Candidates';
  if (!from) return { to: '/candidates', label };
  if (from.pathname === '/candidates') return { to: '/candidates', search: from.search, label };
  const job = JOB.exec(from.pathname)?.[1];
  if (job === undefined) return { to: '/candidates', label };
  return { to: '/jobs/$id/candidates', params: { id: job }, search: from.search, label: 'Back to Job' };
}
