import { Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { liveTiming } from '#contract/events.ts';
import { messages } from '#contract/messages.ts';

/** Keeps what the screens show up to date with what others do, and says so, quietly, when that has failed for a while. */
export function LiveSign() {
  const client = useQueryClient();
  const [isLost, setIsLost] = useState(false);
  useEffect(() => {
    const tellLost = () => setTimeout(() => setIsLost(true), liveTiming.tellLost);
    let telling = tellLost();
    let end: (() => void) | undefined;
    let again: ReturnType<typeof setTimeout>;
    let isOver = false;
    // Comes after the screen, which can be read and worked with by then.
    const start = () => {
      import('./keep-live.ts').then(
        ({ keepLive }) => {
          if (isOver) return;
          end = keepLive(client, (isLive) => {
            clearTimeout(telling);
            if (isLive) setIsLost(false);
            else telling = tellLost();
          });
        },
        () => {
          if (!isOver) again = setTimeout(start, liveTiming.reconnect.at(-1));
        },
      );
    };
    start();
    return () => {
      isOver = true;
      clearTimeout(telling);
      clearTimeout(again);
      end?.();
    };
  }, [client]);
  return (
    <Text role="status" size="xs" c="dimmed">
      {isLost && messages.screen.reconnecting}
    </Text>
  );
}
