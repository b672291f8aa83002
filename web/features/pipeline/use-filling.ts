import { startTransition, useEffect, useState } from 'react';
import { whenIdle } from './when-idle.ts';

/**
 * How many of a long list to draw: some at once, the rest a few at a time while nothing else is to be done. Unlike a
 * list that draws only what is in view, all of it ends up in the page, so that the browser's own search and screen
 * readers find everyone.
 */
export function useFilling(count: number, { first, step }: { first: number; step: number }): number {
  const [filled, setFilled] = useState(first);
  useEffect(() => {
    if (filled >= count) return undefined;
    return whenIdle(() => startTransition(() => setFilled((before) => before + step)));
  }, [filled, count, step]);
  return Math.min(filled, count);
}
