import { startTransition, useEffect, useState } from 'react';

/** Longest wait for the browser to be idle, in milliseconds. */
const PATIENCE = 100;

function whenIdle(work: () => void): () => void {
  // Safari has no idle callbacks.
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(work, 16);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(work, { timeout: PATIENCE });
  return () => cancelIdleCallback(handle);
}

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
