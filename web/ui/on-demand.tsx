import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { isOutdated } from '#web/lib/newer-version.ts';

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>;

/**
 * A part whose code comes when it is first shown; until then `fallback` (nothing) stands there. Unlike React's `lazy`,
 * which holds back whatever replaces a fallback for 300 ms, it shows as soon as it is there. A failed load is thrown where
 * the part stands, and tried again when it is next shown; but where a newer version has taken its place, the fallback and so
 * what has been typed around it stays, and `NewerVersionNote` tells.
 */
export function onDemand<Props extends object>(load: Load<Props>) {
  let part: ComponentType<Props> | undefined;

  return function OnDemand({ fallback = null, ...props }: Props & { fallback?: ReactNode }) {
    const [failure, setFailure] = useState<{ reason: unknown }>();
    const [Part, setPart] = useState(() => part);
    useEffect(() => {
      if (Part) return;
      load().then(
        (module) => {
          part = module.default;
          setPart(() => module.default);
        },
        async (reason: unknown) => {
          if (!(await isOutdated())) setFailure({ reason });
        },
      );
    }, [Part]);
    if (failure) throw failure.reason;
    return Part ? <Part {...(props as unknown as Props)} /> : fallback;
  };
}
