/** of the keys under which it is kept, each person's own */
export const PREFIX = 'niyukti.executive.';

/**
 * How a person looked at the executive dashboard last in this browser (period and source, as they stand in its address), when
 * that is the screen that is gone to; nothing elsewhere.
 */
export function lastSearch(screen: string, person: string): Record<string, string> {
  try {
    const kept = screen === '/executive' && localStorage.getItem(PREFIX + person);
    return Object.fromEntries(new URLSearchParams(kept || ''));
  } catch {
    // Forbidden: nothing was chosen.
    return {};
  }
}
