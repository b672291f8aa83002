import { useLocation } from '@tanstack/react-router';
import { useState } from 'react';

/**
 * On the list of candidates, where adding somebody ends, done or cancelled: the job (id) for which that was, if it was for one.
 * It stands in the browser's history with each step of the list, so that a reload keeps it; whoever added nobody has none.
 */
export function useJobAddedFor(): string | undefined {
  const now = useLocation({ select: ({ state }) => state.addedFor });
  const [first] = useState(now);
  return first;
}

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** the job (id) for which somebody was added, or was to be, by whoever came from a job to do so */
    addedFor?: string | undefined;
  }
}
