import { useEffect } from 'react';
import { onDemand } from './on-demand.tsx';
import { useAsked, withdrawQuestion } from './confirm.ts';

const ConfirmDialog = onDemand(() => import('./confirm-dialog.tsx'));

/** Where the dialogs of `confirm` appear; once, around the screens. The dialog's code comes with the first question. */
export function ConfirmHost() {
  const asked = useAsked();
  // When the screens go, at the session's end say, the question must not be there again when they come back.
  useEffect(() => withdrawQuestion, []);
  if (!asked) return null;
  const { number, ...shown } = asked;
  return <ConfirmDialog key={number} {...shown} onMissing={withdrawQuestion} />;
}
