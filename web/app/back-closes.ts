import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';

/** What lies over a screen; Escape takes it away. */
const OVER_THE_SCREEN = '[role="dialog"], [role="menu"]';

/**
 * The step back of browser or phone does first what Escape does: it closes the dialog or menu on top, and the screen behind
 * stays. What does not go by Escape, as it is being sent or shows what is shown once, stays there, too.
 */
export function useBackCloses(): void {
  const { history } = useRouter();
  useEffect(
    () =>
      history.block({
        blockerFn: ({ action }) => action === 'BACK' && pressEscapeOnTop(),
        enableBeforeUnload: false,
      }),
    [history],
  );
}

/** Whether there was something to press it on. */
function pressEscapeOnTop(): boolean {
  // The last one of the document lies on top.
  const top = [...document.querySelectorAll(OVER_THE_SCREEN)].findLast((each) => each.checkVisibility());
  if (!top) return false;
  const place = top.contains(document.activeElement) ? document.activeElement : top;
  place?.dispatchEvent(
    new KeyboardEvent('keydown', { key: 'Escape', code: 'Escape', bubbles: true, cancelable: true }),
  );
  return true;
}
