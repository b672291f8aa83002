import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * Keeps the focus in a place when what had it is taken away, as when somebody else moves the person whose card one is
 * at, or a button goes with what it did: it goes to the place itself, from where one goes on. `place` needs a tabIndex.
 */
export function useKeptFocus(place: RefObject<HTMLElement | null>): void {
  const focused = useRef<Element | null>(null);
  useEffect(() => {
    const element = place.current;
    if (!element) return undefined;
    const enter = (event: FocusEvent) => {
      focused.current = event.target as Element;
    };
    const leave = (event: FocusEvent) => {
      if (!document.hasFocus()) return;
      const left = event.target as Element;
      // Browsers also tell of leaving what is being taken away, some before it is gone.
      queueMicrotask(() => {
        // Nor has anybody left a button that cannot be pressed while what it began is under way.
        if (focused.current === left && left.isConnected && !left.matches(':disabled'))
          focused.current = null;
      });
    };
    element.addEventListener('focusin', enter);
    element.addEventListener('focusout', leave);
    return () => {
      element.removeEventListener('focusin', enter);
      element.removeEventListener('focusout', leave);
    };
  }, [place]);
  useLayoutEffect(() => {
    const gone = focused.current && !focused.current.isConnected;
    if (!gone) return;
    focused.current = null;
    if (document.activeElement === document.body) place.current?.focus({ preventScroll: true });
  });
}
