import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { loadMissingStyles } from '#web/lib/missing-styles.ts';
import { isOutdated } from '#web/lib/newer-version.ts';

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>;

/**
 * A part whose code comes when it is first shown; until then `fallback` (nothing) stands there. Unlike React's `lazy`,
 * which holds back whatever replaces a fallback for 300 ms, it shows as soon as it is there. A failed load is thrown where
 * the part stands, and tried again when it is next shown; but where a newer version has taken its place, the fallback and so
 * what has been typed around it stays, and `NewerVersionNote` tells. An `optional` part, which nobody asked for, never fails
 * what stands around it: without its code the fallback stays. `preload` has the code come ahead of that, `ready` answers
 * whether it is there by then.
 */
export function onDemand<Props extends object>(load: Load<Props>, { optional = false } = {}) {
  let part: ComponentType<Props> | undefined;

  const fetchPart = async () => {
    await loadMissingStyles();
    const module = await load();
    part = module.default;
    return module.default;
  };

  function OnDemand({ fallback = null, ...props }: Props & { fallback?: ReactNode }) {
    const [failure, setFailure] = useState<{ reason: unknown }>();
    const [Part, setPart] = useState(() => part);
    useEffect(() => {
      if (Part) return;
      fetchPart().then(
        (fetched) => setPart(() => fetched),
        async (reason: unknown) => {
          if (!optional && !(await isOutdated())) setFailure({ reason });
        },
      );
    }, [Part]);
    if (failure) throw failure.reason;
    return Part ? <Part {...(props as unknown as Props)} /> : fallback;
  }

  const ready = async (): Promise<boolean> => {
    try {
      if (!part) await fetchPart();
      return true;
    } catch {
      return false;
    }
  };

  return Object.assign(OnDemand, {
    ready,
    // What cannot be fetched now is told when it is shown.
    preload: () => void ready(),
  });
}
