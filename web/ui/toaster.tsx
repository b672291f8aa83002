import { Notifications } from '@mantine/notifications';
import '@mantine/notifications/styles.css';
import { timing } from '#contract/limits.ts';

/** Where the toasts of `toast` appear; once, at the root. */
export function Toaster() {
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
