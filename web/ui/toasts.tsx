import { Notifications } from '@mantine/notifications';
import '@mantine/notifications/styles.css';
import { timing } from '#contract/limits.ts';
import classes from './toasts.module.css';

/**
 * The toasts on the screen: below on the right, beside what forms and dialogs hold on a wide screen, and above the row of
 * buttons with which they end on a phone. A pointer that happens to rest on one holds that one only.
 */
export default function Toasts() {
  return (
    <Notifications
      limit={timing.toastsAtOnce}
      autoClose={timing.toast}
      position="bottom-right"
      pauseResetOnHover="notification"
      classNames={{ root: classes.toasts }}
      transitionDuration={150}
      containerWidth={340}
    />
  );
}
