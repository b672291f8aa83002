import { useLayoutEffect, useRef } from 'react';

/** A dialog gives the focus back this soon after it is gone, and a bit, in milliseconds. */
const SETTLED = 100;

/**
 * For a dialog, as its `onExitTransitionEnd`: where the button that opened it has gone with what was done, the focus goes
 * to the innermost part around it that is still there and takes the focus. Not to the page's main part: where
 * the deed leads to another screen, that one's heading takes it.
 */
export function useFocusNearby(opened: boolean): () => void {
  const around = useRef<HTMLElement[]>([]);
  useLayoutEffect(() => {
    if (opened) around.current = placesAround(document.activeElement);
  }, [opened]);
  return () => {
    // Once the dialog is out of the page and has tried to give the focus back by itself.
    setTimeout(() => {
      if (document.activeElement && document.activeElement !== document.body) return;
      around.current.find(({ isConnected }) => isConnected)?.focus({ preventScroll: true });
    }, SETTLED);
  };
}

/** What takes the focus around an element of the screen, or of a dialog or drawer on it, from within. */
function placesAround(element: Element | null): HTMLElement[] {
  const place = element?.parentElement?.closest<HTMLElement>('main [tabindex], [role="dialog"] [tabindex]');
  return place ? [place, ...placesAround(place)] : [];
}
