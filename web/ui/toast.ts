import { notifications } from '@mantine/notifications';
import { createElement, type ReactNode } from 'react';
import { IconAlertCircle, IconCheck, IconSparkles } from '@tabler/icons-react';
import { timing } from '#contract/limits.ts';
import { messages, type Toast } from '#contract/messages.ts';
import { errorText } from '#web/lib/api.ts';
import { newKey } from '#web/lib/keys.ts';
import { ToastWithActions } from './toast-action.tsx';

type Text = Toast | string;

/** What one may want to do next, as a button of the toast, which goes when it is pressed. */
interface Action {
  label: string;
  /** what it does and to whom, where several stand at once */
  about?: string | undefined;
  run: () => void;
}

const KINDS = {
  success: { color: 'teal', role: 'status', autoClose: timing.toast, icon: IconCheck },
  error: { color: 'red', role: 'alert', autoClose: timing.errorToast, icon: IconAlertCircle },
  ai: { color: 'violet', role: 'status', autoClose: timing.aiToast, icon: IconSparkles },
} as const;

type Kind = keyof typeof KINDS;

/** The toasts on the screen, the oldest first. */
const shown: { id: string; kind: Kind; words: string }[] = [];

/** Shows a toast; answers how to take it away before its time. */
function show(kind: Kind, text: Text, actions: Action[] = []): () => void {
  const { title, body } = typeof text === 'string' ? { title: text } : text;
  const { icon, ...look } = KINDS[kind];
  const id = newKey();
  const words = actions.length > 0 ? id : `${kind}\n${title}\n${body ?? ''}`;
  // The same news twice is one piece of news.
  for (const same of shown.filter((one) => one.words === words)) notifications.hide(same.id);
  // The newest news counts: when three stand already, the oldest goes.
  if (shown.length >= timing.toastsAtOnce) notifications.hide(shown[0]?.id ?? '');
  shown.push({ id, kind, words });
  const told: ReactNode = body ?? title;
  const closing = actions.map(({ label, about, run }) => ({
    label,
    about,
    run: () => {
      notifications.hide(id);
      run();
    },
  }));
  notifications.show({
    ...look,
    id,
    title: body === undefined ? undefined : title,
    message: closing.length > 0 ? createElement(ToastWithActions, { told, actions: closing }) : told,
    // There must be time to reach the button.
    ...(actions.length > 0 && { autoClose: timing.actionToast }),
    icon: createElement(icon, { size: 18, 'aria-hidden': true }),
    closeButtonProps: { 'aria-label': 'Dismiss' },
    'data-toast': kind,
    withBorder: true,
    onClose: () => {
      const place = shown.findIndex((one) => one.id === id);
      if (place >= 0) shown.splice(place, 1);
    },
  });
  return () => notifications.hide(id);
}

/** Tells how something went: at most three at once; 4 s, errors 5 s, AI 2 s, with an action 10 s. Texts come from the contract's messages. */
export const toast = {
  /** answers how to take it away, as for when its action is done elsewhere */
  success: (text: Text, ...actions: (Action | undefined)[]) =>
    show(
      'success',
      text,
      actions.filter((action) => action !== undefined),
    ),
  error: (text: Text, ...actions: Action[]): void => {
    show('error', text, actions);
  },
  /** answers how to take it away once what it tells is over */
  ai: (text: Text) => show('ai', text),
  /** takes back the errors that still stand there: what failed has been mended */
  clearErrors: () => {
    for (const { id } of shown.filter(({ kind }) => kind === 'error')) notifications.hide(id);
  },
};

/** Tells that something failed and why; `otherwise` where the reason says nothing to a reader. */
export function tellFailure(error: unknown, otherwise?: string): void {
  toast.error({ title: messages.common.error, body: errorText(error, otherwise) });
}
