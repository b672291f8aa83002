import { useNotifications } from '@mantine/notifications';
import { useEffect, useState } from 'react';
import { timing } from '#contract/limits.ts';
import { isOutdated } from '#web/lib/newer-version.ts';
import { onDemand } from './on-demand.tsx';

const Toasts = onDemand(() => import('./toasts.tsx'));

/** What a person does first with a page; a toast answers a deed, so none is due before. */
const FIRST_DEEDS = ['pointerdown', 'keydown', 'focusin'] as const;

/** Milliseconds after which its code comes without a touch: the network may be gone by the first. */
const WITHOUT_TOUCH = 4000;

/**
 * Where the toasts of `toast` appear; once, at the root. Its code comes with the first touch of the page, not with the
 * page, or a while after, and well before it is needed: "the server could not be reached" must be shown when nothing can be loaded. Where
 * it cannot be had, the page goes on without toasts and asks for it again with the next touch, or the next toast.
 */
export function Toaster() {
  const [isReady, setIsReady] = useState(false);
  const waiting = useNotifications().notifications.length;
  useEffect(() => {
    if (isReady) return undefined;
    let isOver = false;
    const prepare = async () => {
      if (isOver) return;
      isOver = true;
      if (await Toasts.ready()) setIsReady(true);
      // Of another version there is nothing to wait for; with the server away, not at each key.
      else if (!(await isOutdated())) setTimeout(() => (isOver = false), timing.retryParts);
    };
    const touched = () => void prepare();
    if (waiting > 0) touched();
    const timer = setTimeout(touched, WITHOUT_TOUCH);
    for (const deed of FIRST_DEEDS) document.addEventListener(deed, touched, { capture: true });
    return () => {
      clearTimeout(timer);
      for (const deed of FIRST_DEEDS) document.removeEventListener(deed, touched, { capture: true });
    };
  }, [isReady, waiting]);
  return isReady ? <Toasts /> : null;
}
