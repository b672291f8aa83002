import { Suspense, lazy, useEffect } from 'react';
import { useAsked, withdrawQuestion } from './confirm.ts';

const ConfirmDialog = lazy(() => import('./confirm-dialog.tsx'));

/** Where the dialogs of `confirm` appear; once, around the screens. The dialog's code comes with the first question. */
export function ConfirmHost() {
  const asked = useAsked();
  // When the screens go, at the session's end say, the question must not be there again when they come back.
  useEffect(() => withdrawQuestion, []);
  if (!asked) return null;
  const { number, ...shown } = asked;
  return (
    <Suspense>
      <ConfirmDialog key={number} {...shown} />
    </Suspense>
  );
}
