import { Notifications } from '@mantine/notifications';
import '@mantine/notifications/styles.css';
import { timing } from '#contract/limits.ts';
import classes from './toasts.module.css';

/**
 * The toasts on the screen: at its head, where they cover neither a list's first rows nor the buttons of forms, drawers
 * and dialogs, one of which has just been pressed. A pointer that happens to rest on one holds that one only.
 */
export default function Toasts() {
  return (
    <Notifications
      limit={timing.toastsAtOnce}
      autoClose={timing.toast}
      position="top-center"
      pauseResetOnHover="notification"
      classNames={{ root: classes.toasts }}
      transitionDuration={150}
      containerWidth={440}
    />
  );
}
