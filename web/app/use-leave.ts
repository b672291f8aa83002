import { type HistoryState, useRouter, type NavigateOptions } from '@tanstack/react-router';
import { useCallback, useEffect, useRef, useState } from 'react';

/**
 * How a form leads on once it is saved, to a screen and what is searched and filtered for there, and what is told to it by
 * the browser's history, as is known by then. A person who has gone to another screen while it was being saved stays there,
 * also at the same screen opened anew.
 */
export function useLeave(
  to: NavigateOptions['to'],
  search?: NavigateOptions['search'],
): (state?: HistoryState) => void {
  const router = useRouter();
  const [here] = useState(() => router.latestLocation.pathname);
  const isOpen = useRef(false);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);
  return useCallback(
    (state) => {
      // The address changes before the screen does.
      if (isOpen.current && router.latestLocation.pathname === here)
        void router.navigate({ to, search, state });
    },
    [router, here, to, search],
  );
}
