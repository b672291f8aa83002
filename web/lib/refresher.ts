import type { QueryClient, QueryKey } from '@tanstack/react-query';

interface RefresherOptions {
  /** milliseconds from one asking for the same to the next, at least */
  pause: number;
  /** whether nothing is to be asked for now, as nobody looks or the session ends: then it is asked for once it is shown again */
  isResting: () => boolean;
}

/**
 * Has queries asked for again, those on the screen only, as others have changed what they show. A burst of changes is
 * answered with one asking at its start and one after it; what is slow is not interrupted by the next change.
 */
export function createRefresher(client: QueryClient, { pause, isResting }: RefresherOptions) {
  const underWay = new Map<string, { isWantedAgain: boolean }>();

  const refresh = async (name: string, queryKey: QueryKey) => {
    const state = { isWantedAgain: true };
    underWay.set(name, state);
    while (state.isWantedAgain) {
      state.isWantedAgain = false;
      const asked = client.invalidateQueries({ queryKey, refetchType: isResting() ? 'none' : 'active' });
      await Promise.all([asked, new Promise((resolve) => setTimeout(resolve, pause))]);
    }
    underWay.delete(name);
  };

  return (keys: readonly QueryKey[]): void => {
    for (const key of keys) {
      const name = JSON.stringify(key);
      const state = underWay.get(name);
      if (state) state.isWantedAgain = true;
      else void refresh(name, key);
    }
  };
}
