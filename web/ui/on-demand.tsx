import { useEffect, useEffectEvent, useState, type ComponentType, type ReactNode } from 'react';
import { messages } from '#contract/messages.ts';
import { loadMissingStyles } from '#web/lib/missing-styles.ts';
import { isMissingPart, isOutdated } from '#web/lib/newer-version.ts';
import { PartMissing } from './part-missing.tsx';
import { toast } from './toast.ts';

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>;

/** What dialogs and drawers have. */
interface Opening {
  opened?: boolean;
  onClose?: () => void;
}

/**
 * A part whose code comes when it is first shown; until then `fallback` (nothing) stands there. Unlike React's `lazy`,
 * which holds back whatever replaces a fallback for 300 ms, it shows as soon as it is there. Where its code cannot be had,
 * what stands around it stays: a dialog, which has `onClose` (or is given `onMissing`, which takes it away), is told of and
 * closes, so that opening it tries again; another part says so in its place, with Retry. But where a newer version
 * has taken its place, the fallback and so what has been typed around it stays, and `NewerVersionNote` tells. An `optional`
 * part, which nobody asked for, says nothing: without its code the fallback stays. A part that is there and broken is thrown.
 * `preload` has the code come ahead of that, `ready` answers whether it is there by then.
 */
export function onDemand<Props extends object>(load: Load<Props>, { optional = false } = {}) {
  let part: ComponentType<Props> | undefined;

  const fetchPart = async () => {
    await loadMissingStyles();
    const module = await load();
    part = module.default;
    return module.default;
  };

  function OnDemand({
    fallback = null,
    onMissing,
    ...props
  }: Props & { fallback?: ReactNode; onMissing?: () => void }) {
    const [failure, setFailure] = useState<{ reason: unknown }>();
    const [Part, setPart] = useState(() => part);
    const { opened, onClose } = props as Opening;
    const close = onMissing ?? onClose;
    const fail = useEffectEvent((reason: unknown) => {
      if (!close || !isMissingPart(reason)) return setFailure({ reason });
      toast.error(messages.screen.notOpened);
      close();
    });
    useEffect(() => {
      // A dialog that is closed failed before, or comes ahead: nobody waits for it.
      if (Part || failure || opened === false) return undefined;
      let isOver = false;
      fetchPart().then(
        (fetched) => setPart(() => fetched),
        async (reason: unknown) => {
          if (!optional && !(await isOutdated()) && !isOver) fail(reason);
        },
      );
      return () => {
        isOver = true;
      };
    }, [Part, failure, opened]);
    if (failure && !isMissingPart(failure.reason)) throw failure.reason;
    if (failure) return <PartMissing onRetry={() => setFailure(undefined)} />;
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
