/** Longest wait for the browser to be idle, in milliseconds. */
const PATIENCE = 100;

/** Does the work once the browser has nothing else to do; returns what takes it back. */
export function whenIdle(work: () => void): () => void {
  // Safari has no idle callbacks.
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(work, 16);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(work, { timeout: PATIENCE });
  return () => cancelIdleCallback(handle);
}
