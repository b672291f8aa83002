import { Suspense, lazy } from 'react';
import { useAsked } from './confirm.ts';

const ConfirmDialog = lazy(() => import('./confirm-dialog.tsx'));

/** Where the dialogs of `confirm` appear; once, around the screens. The dialog's code comes with the first question. */
export function ConfirmHost() {
  const asked = useAsked();
  if (!asked) return null;
  return (
    <Suspense>
      <ConfirmDialog {...asked} />
    </Suspense>
  );
}
