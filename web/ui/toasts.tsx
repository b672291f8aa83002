import { Notifications } from '@mantine/notifications';
import '@mantine/notifications/styles.css';
import { timing } from '#contract/limits.ts';
import classes from './toasts.module.css';

/**
 * The toasts on the screen: below on the right, beside what forms and dialogs hold on a wide screen, and above the row of
 * buttons with which they end on a phone. A pointer that happens to rest on one holds that one only.
 * Over dialogs (200) and under what opens from a button or a field (300), in a dialog too: what has just been opened is
 * pressed, whatever was told a moment before.
 */
export default function Toasts() {
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
    />
  );
}
