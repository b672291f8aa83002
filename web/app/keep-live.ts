import type { QueryClient } from '@tanstack/react-query';
import { liveTiming } from '#contract/events.ts';
import { startLive } from '#web/lib/live.ts';
import { createRefresher } from '#web/lib/refresher.ts';
import { SIGNING_OUT } from '#web/lib/session.ts';
import { ALL_LIVE_KEYS, keysOf } from './live-keys.ts';

/**
 * Asks anew for what the screens show whenever somebody else has changed it; `onState` hears whether changes arrive. Answers
 * what ends it.
 */
export function keepLive(client: QueryClient, onState: (isLive: boolean) => void): () => void {
  const refresh = createRefresher(client, {
    pause: liveTiming.refetch,
    isResting: () =>
      document.visibilityState === 'hidden' || client.isMutating({ mutationKey: SIGNING_OUT }) > 0,
  });
  const live = startLive({
    onTold: (told) => refresh(told.type === 'reset' ? ALL_LIVE_KEYS : keysOf(told.change, client)),
    onState,
  });
  const listening = new AbortController();
  const { signal } = listening;
  window.addEventListener('online', live.wake, { signal });
  window.addEventListener('offline', live.drop, { signal });
  document.addEventListener('visibilitychange', live.wake, { signal });
  return () => {
    listening.abort();
    live.stop();
  };
}
