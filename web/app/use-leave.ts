import { useRouter, type NavigateOptions } from '@tanstack/react-router';
import { useCallback, useState } from 'react';

/**
 * How a form leads on once it is saved. A person who has gone to another screen while it was being saved stays there.
 */
export function useLeave(to: NavigateOptions['to']): () => void {
  const router = useRouter();
  const [here] = useState(() => router.latestLocation.pathname);
  return useCallback(() => {
    if (router.latestLocation.pathname === here) void router.navigate({ to });
  }, [router, here, to]);
}
