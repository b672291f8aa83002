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
        blockerFn: async ({ action }) => {
          if (action !== 'BACK' || !topmost()) return false;
          // What was closed just before shows so a frame or two later.
          await framesDrawn();
          return pressEscapeOnTop();
        },
        enableBeforeUnload: false,
      }),
    [history],
  );
}

/** What lies on top, and is not going away already: the last one of the document. */
function topmost(): HTMLElement | undefined {
  return [...document.querySelectorAll<HTMLElement>(OVER_THE_SCREEN)].findLast(
    (each) => each.checkVisibility() && !isGoing(each),
  );
}

/** Whether Mantine's transitions take it away: it fades, or slides out of the window. */
const isGoing = ({ style }: HTMLElement) =>
  style.opacity === '0' || /translate[XY]\(-?100%\)/.test(style.transform);

/** Milliseconds after which frames are waited for no longer, as in a tab that is not shown. */
const LATEST_FRAME = 200;

/** Resolves once three frames have been drawn: Mantine begins a transition with the second. */
async function framesDrawn(): Promise<void> {
  const frame = () => new Promise<unknown>((resolve) => requestAnimationFrame(resolve));
  const late = new Promise<unknown>((resolve) => setTimeout(resolve, LATEST_FRAME));
  await Promise.race([frame().then(frame).then(frame), late]);
}

/** Whether there was something to press it on. */
function pressEscapeOnTop(): boolean {
  const top = topmost();
  if (!top) return false;
  const place = top.contains(document.activeElement) ? document.activeElement : top;
  place?.dispatchEvent(
    new KeyboardEvent('keydown', { key: 'Escape', code: 'Escape', bubbles: true, cancelable: true }),
  );
  return true;
}
