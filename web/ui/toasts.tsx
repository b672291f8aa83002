import { Notifications, useNotifications } from '@mantine/notifications';
import '@mantine/notifications/styles.css';
import { useLayoutEffect } from 'react';
import { timing } from '#contract/limits.ts';
import { aboveFeetNow } from './above-feet.ts';
import classes from './toasts.module.css';

/** Milliseconds after which they are placed anew while they stand: a page is scrolled, a dialog opens. */
const PLACED_AFTER = 150;

/**
 * The toasts on the screen: below on the right, beside what forms and dialogs hold on a wide screen, and above the buttons
 * that stay in sight at their foot, or at that of a list. A pointer that happens to rest on one holds that one only.
 * Over dialogs (200) and under what opens from a button or a field (300), in a dialog too: what has just been opened is
 * pressed, whatever was told a moment before.
 */
export default function Toasts() {
  const { notifications } = useNotifications();
  useLayoutEffect(() => {
    if (notifications.length === 0) return undefined;
    place();
    const timer = setInterval(place, PLACED_AFTER);
    return () => clearInterval(timer);
  }, [notifications]);
  return (
    <Notifications
      limit={timing.toastsAtOnce}
      autoClose={timing.toast}
      position="bottom-right"
      zIndex={250}
      pauseResetOnHover="notification"
      classNames={{ root: classes.toasts }}
      transitionDuration={150}
      containerWidth={340}
      // Room for what may be done next, which the library would cut off.
      notificationMaxHeight={320}
    />
  );
}

function place(): void {
  const toasts = document.querySelector<HTMLElement>(`.${classes['toasts']}[data-position='bottom-right']`);
  // What one is about to press does not move away; a pointer that merely rests on a toast keeps it over nothing.
  if (!toasts || toasts.matches(':focus-within') || toasts.querySelector(':is(button, a):hover')) return;
  toasts.style.setProperty('--toasts-bottom', `${aboveFeetNow(toasts)}px`);
}
