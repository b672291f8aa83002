import { notifications } from '@mantine/notifications';
import { createElement } from 'react';
import { IconAlertCircle, IconCheck, IconSparkles } from '@tabler/icons-react';
import { timing } from '#contract/limits.ts';
import type { Toast } from '#contract/messages.ts';
import { newKey } from '#web/lib/keys.ts';

type Text = Toast | string;

const KINDS = {
  success: { color: 'teal', role: 'status', autoClose: timing.toast, icon: IconCheck },
  error: { color: 'red', role: 'alert', autoClose: timing.errorToast, icon: IconAlertCircle },
  ai: { color: 'violet', role: 'status', autoClose: timing.aiToast, icon: IconSparkles },
} as const;

/** Ids of the toasts on the screen, the oldest first. */
const shown: string[] = [];

function show(kind: keyof typeof KINDS, text: Text): void {
  const { title, body } = typeof text === 'string' ? { title: text } : text;
  const { icon, ...look } = KINDS[kind];
  const id = newKey();
  // The newest news counts: when three stand already, the oldest goes.
  if (shown.length >= timing.toastsAtOnce) notifications.hide(shown[0] ?? '');
  shown.push(id);
  notifications.show({
    ...look,
    id,
    title: body === undefined ? undefined : title,
    message: body ?? title,
    icon: createElement(icon, { size: 18, 'aria-hidden': true }),
    closeButtonProps: { 'aria-label': 'Dismiss' },
    'data-toast': kind,
    withBorder: true,
    onClose: () => {
      const place = shown.indexOf(id);
      if (place >= 0) shown.splice(place, 1);
    },
  });
}

/** Tells how something went: at most three at once; 4 s, errors 5 s, AI 2 s. Texts come from the contract's messages. */
export const toast = {
  success: (text: Text) => show('success', text),
  error: (text: Text) => show('error', text),
  ai: (text: Text) => show('ai', text),
};
