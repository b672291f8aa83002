import { Notifications } from '@mantine/notifications';
import '@mantine/notifications/styles.css';
import { timing } from '#contract/limits.ts';

/** The toasts on the screen. */
export default function Toasts() {
  return (
    <Notifications
      limit={timing.toastsAtOnce}
      autoClose={timing.toast}
      position="bottom-right"
      transitionDuration={150}
      containerWidth={380}
    />
  );
}
