import { Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { liveTiming } from '#contract/events.ts';
import { messages } from '#contract/messages.ts';
import { startLive } from '#web/lib/live.ts';
import { createRefresher } from '#web/lib/refresher.ts';
import { SIGNING_OUT } from '#web/lib/session.ts';
import { ALL_LIVE_KEYS, keysOf } from './live-keys.ts';

/** Keeps what the screens show up to date with what others do, and says so, quietly, when that has failed for a while. */
export function LiveSign() {
  const client = useQueryClient();
  const [isLost, setIsLost] = useState(false);
  useEffect(() => {
    const refresh = createRefresher(client, {
      pause: liveTiming.refetch,
      isResting: () =>
        document.visibilityState === 'hidden' || client.isMutating({ mutationKey: SIGNING_OUT }) > 0,
    });
    const tellLost = () => setTimeout(() => setIsLost(true), liveTiming.tellLost);
    let telling = tellLost();
    const live = startLive({
      onTold: (told) => refresh(told.type === 'reset' ? ALL_LIVE_KEYS : keysOf(told.change)),
      onState: (isLive) => {
        clearTimeout(telling);
        if (isLive) setIsLost(false);
        else telling = tellLost();
      },
    });
    const listening = new AbortController();
    const { signal } = listening;
    window.addEventListener('online', live.wake, { signal });
    window.addEventListener('offline', live.drop, { signal });
    document.addEventListener('visibilitychange', live.wake, { signal });
    return () => {
      clearTimeout(telling);
      listening.abort();
      live.stop();
    };
  }, [client]);
  return (
    <Text role="status" size="xs" c="dimmed">
      {isLost && messages.screen.reconnecting}
    </Text>
  );
}
